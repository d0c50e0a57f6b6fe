import { createHmac, randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { anAddress, codeFor, fillRegistration, password, register } from './account-steps';
import { expect, test } from './fixtures';
import { demoPassword } from './server';

async function enter(page: Page, email: string, word: string) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const summary = (page: Page) => page.locator('form [role=alert]');
const sessionCookies = async (context: BrowserContext) =>
  (await context.cookies()).filter((cookie) => cookie.name.startsWith('Cognito'));
const ourPage = { 'sec-fetch-site': 'same-origin' };

function callPool(page: Page, operation: string, data: object) {
  const headers = { ...ourPage, 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` };
  return page.request.post('/api/user-pool', { headers, data });
}

test('a visitor registers with a code, signs out, forgets the password, sets a new one and is back', async ({
  page,
  server,
}) => {
  const email = await register(page, server);
  await expect(page).toHaveURL('/profile');
  await expect(page.getByText(email)).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  expect(await sessionCookies(page.context())).toEqual([]);

  await page.goto('/profile');
  await expect(page).toHaveURL('/signin');
  await page.getByRole('link', { name: 'Forgot it?' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByLabel('Code').fill(await codeFor(page, server, email));
  await page.getByLabel('New password').fill('another good phrase');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page).toHaveURL('/profile');

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/signin');
  await enter(page, email, password);
  await expect(summary(page)).toContainText('No account matches this e-mail and password.');
});

test('a wrong code is said beside the field, keeps what was typed, and a new code can be sent', async ({
  page,
  server,
}) => {
  const email = anAddress();
  await page.goto('/register');
  await fillRegistration(page, email);
  const first = await codeFor(page, server, email);
  const wrong = first === '000000' ? '111111' : '000000';
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill(wrong);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(summary(page)).toBeFocused();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/does not match/);
  await expect(page.getByLabel('Code')).toHaveValue(wrong);
  await page.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByRole('status')).toContainText('on its way');
  // Pasted as mail programs show it.
  const code = await codeFor(page, server, email);
  await page.getByLabel('Code').fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/profile');
});

test('who left before entering the code gets there by signing in', async ({ page, server }) => {
  const email = anAddress();
  await page.goto('/register');
  await fillRegistration(page, email);
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.goto('/signin');
  await enter(page, email, password);
  await page.getByLabel('Code').fill(await codeFor(page, server, email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL('/profile');
});

test('somebody under 13 is turned away kindly, and nothing is sent', async ({ page }) => {
  await page.goto('/register');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await fillRegistration(page, anAddress(), String(new Date().getUTCFullYear() - 11));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An account has to wait a little');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('Ask a parent or a teacher')).toBeVisible();
  expect(sent).toEqual([]);
  expect((await page.context().cookies()).map((cookie) => cookie.name)).toEqual([]);
});

test('a visitor who was turned away comes back to where they were going, with the question kept', async ({
  page,
}) => {
  await page.goto('/full-mock?module=2');
  await expect(page).toHaveURL('/signin?next=%2Ffull-mock%3Fmodule%3D2');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await enter(page, 'student@example.com', demoPassword);
  await expect(page).toHaveURL('/full-mock?module=2');
});

test('the way back never leads to another site', async ({ page }) => {
  await page.goto('/signin?next=//example.org/profile');
  await enter(page, 'student@example.com', demoPassword);
  await expect(page).toHaveURL('/profile');
});

test('mistakes are told field by field and in a summary that takes the focus; nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/register');
  await fillRegistration(page, 'not an address', '99');
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Enter a whole e-mail address, such as ann@example.com.',
    'Enter a year with four digits, such as 2009.',
  ]);
  await expect(page.getByLabel('E-mail')).toHaveValue('not an address');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await summary(page).getByRole('link').last().click();
  await expect(page.getByLabel('Year you were born')).toBeFocused();
});

test('a taken address, a lost connection and too many tries each get a sentence that says what to do', async ({
  page,
  context,
}) => {
  await page.goto('/register');
  await fillRegistration(page, 'student@example.com');
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/already an account/);

  await page.goto('/signin');
  await context.setOffline(true);
  await enter(page, 'student@example.com', demoPassword);
  await expect(summary(page)).toContainText('There is no connection.');
  await context.setOffline(false);

  const stranger = anAddress();
  for (let tries = 0; tries < 6; tries++)
    await callPool(page, 'InitiateAuth', {
      ClientId: 'prepsteadweb',
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: stranger, PASSWORD: 'not the password' },
    });
  await expect(async () => {
    await enter(page, stranger, 'not the password');
    await expect(summary(page)).toContainText('Too many wrong tries.', { timeout: 2000 });
  }).toPass();
});

/** RFC 6238 for a base 32 secret, written apart from the site's own. */
function totp(secret: string, at: number): string {
  const bits = [...secret]
    .map((c) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(c).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeUInt32BE(Math.floor(at / 30_000), 4);
  const mac = createHmac('sha1', key).update(counter).digest();
  return String((mac.readUInt32BE((mac[19] ?? 0) % 16) % 2 ** 31) % 1_000_000).padStart(6, '0');
}

test('with an authenticator the password is followed by its code', async ({ page, server }) => {
  const email = await register(page, server);
  const cookies = await sessionCookies(page.context());
  const AccessToken = cookies.find((cookie) => cookie.name.endsWith('.accessToken'))?.value;
  const { SecretCode } = await (await callPool(page, 'AssociateSoftwareToken', { AccessToken })).json();
  // The code of the half-minute before sets it up, so that the present one is still unused.
  await callPool(page, 'VerifySoftwareToken', {
    AccessToken,
    UserCode: totp(SecretCode, Date.now() - 30_000),
  });
  await callPool(page, 'SetUserMFAPreference', { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/signin');
  await enter(page, email, password);
  await expect(page.getByLabel('Code')).toHaveAttribute('autocomplete', 'one-time-code');
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/does not match/);
  await page.getByLabel('Code').fill(totp(SecretCode, Date.now()));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL('/profile');
});

test('signing out revokes: a copied refresh token is worth nothing afterwards', async ({
  page,
  signInAs,
}) => {
  await signInAs('student');
  const copied = await page.context().cookies();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  const RefreshToken = copied.find((cookie) => cookie.name.endsWith('.refreshToken'))?.value;
  const answer = await callPool(page, 'GetTokensFromRefreshToken', {
    ClientId: 'prepsteadweb',
    RefreshToken,
  });
  expect(await answer.json()).toMatchObject({ __type: 'NotAuthorizedException' });
});

test('tokens that were tampered with sign nobody in', async ({ page, context, signInAs }) => {
  await signInAs('student');
  const cookies = await sessionCookies(context);
  const access = cookies.find((cookie) => cookie.name.endsWith('.accessToken'));
  if (!access) throw new Error('There is no access token.');
  const [head, body = '', signature] = access.value.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  const raised = Buffer.from(JSON.stringify({ ...claims, 'cognito:groups': ['staff'] })).toString(
    'base64url',
  );
  await context.clearCookies({ name: /refreshToken$/ });
  await context.addCookies([{ ...access, value: `${head}.${raised}.${signature}` }]);
  await page.goto('/profile');
  await expect(page).toHaveURL('/signin');
});

test('what a guest began is theirs after they registered', async ({ page, server }) => {
  const begun = await page.request.post('/api/attempts', {
    headers: ourPage,
    data: { set: 'math-1', mode: 'practice', timeFactor: 1, requestId: randomUUID(), device: randomUUID() },
  });
  expect(begun.ok()).toBe(true);
  await register(page, server);
  await expect(page.getByRole('link', { name: /0 of 15 answered/ })).toHaveAttribute(
    'href',
    '/act-practice/math-1',
  );
  expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('guest');
});

test('signing out while answers are only on this device says so first', async ({
  page,
  context,
  server,
  signInAs,
}) => {
  await signInAs('student');
  await context.addCookies([{ name: 'unsent', value: '1', url: server.url }]);
  await page.goto('/');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page).toHaveURL('/signout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Some answers are only on this device');
  expect(await sessionCookies(context)).not.toEqual([]);
  // Nothing is left to send on this device, so sending succeeds at once.
  await page.getByRole('button', { name: 'Send them and sign out' }).click();
  await expect(page).toHaveURL('/');
  expect(await sessionCookies(context)).toEqual([]);
});

test('another site can neither sign a visitor out nor speak to the user pool, and nobody reaches the administration', async ({
  page,
  signInAs,
}) => {
  await signInAs('student');
  const foreignPages: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    {},
  ];
  for (const headers of foreignPages)
    expect((await page.request.post('/api/session/sign-out', { headers, maxRedirects: 0 })).status()).toBe(
      403,
    );
  await page.goto('/profile');
  await expect(page).toHaveURL('/profile');
  const admin = await callPool(page, 'AdminSetUserPassword', {
    Username: 'staff@example.com',
    Password: password,
  });
  expect(await admin.json()).toMatchObject({ __type: 'UnknownOperationException' });
  const foreign = await page.request.post('/api/user-pool', {
    headers: { origin: 'https://evil.example' },
    data: {},
  });
  expect(foreign.status()).toBe(403);
});

test('the outbox opens with its token only', async ({ page }) => {
  for (const query of ['', '?token=', '?token=wrong', '?token=a&token=b'])
    expect((await page.goto(`/dev/mail${query}`))?.status()).toBe(404);
});

test('password managers and one-time codes find the fields they look for', async ({ page }) => {
  const wanted = {
    '/signin': ['username', 'current-password'],
    '/register': ['username', 'new-password', 'bday-year'],
    '/forgotpassword': ['username'],
  };
  for (const [at, names] of Object.entries(wanted)) {
    await page.goto(at);
    const found = await page
      .locator('form input')
      .evaluateAll((all) => all.map((one) => one.getAttribute('autocomplete')));
    expect(found).toEqual(names);
  }
  await page.goto('/signin');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('shown');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(field).toHaveAttribute('type', 'password');
});

test('account pages fit 320 px, break no accessibility rule and no script policy, with mistakes showing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const blocked: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) blocked.push(message.text());
  });
  for (const at of ['/signin', '/register', '/forgotpassword', '/signout', '/report/nothing']) {
    await page.goto(at);
    if (!/signout|report/.test(at)) {
      await page.locator('button[type=submit]').click();
      await expect(summary(page)).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  }
  expect(blocked).toEqual([]);
});
