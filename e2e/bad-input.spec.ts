import { expect, test } from './fixtures';

const nasty: [string, string][] = [
  ['nothing', ''],
  ['ten thousand characters', 'a'.repeat(10_000)],
  ['a script tag', '<script>document.title = "taken"</script>@example.com'],
  ['emoji', '🎓📚@example.com 🙂'],
  ['right-to-left text', 'שלום@דוגמה مرحبا'],
  ['a null byte and control characters', 'a\u0000b\u0007@example.com'],
];

const forms = [
  { path: '/signin', button: 'Sign in' },
  { path: '/register', button: 'Create account' },
  { path: '/forgotpassword', button: 'Send the code' },
];

for (const { path, button } of forms) {
  for (const [what, typed] of nasty) {
    test(`${path} meets ${what} with a sentence and keeps what was typed`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(path);
      const field = page.getByLabel('E-mail');
      await field.fill(typed);
      const shown = await field.inputValue();
      await page.getByRole('button', { name: button }).click();
      await expect(page.locator('form [role=alert]')).not.toBeEmpty();
      await expect(field).toHaveValue(shown);
      await expect(page).toHaveURL(path);
      await expect(page).not.toHaveTitle('taken');
      expect(errors).toEqual([]);
    });
  }
}

const posts = ['/api/attempts', '/api/session/sign-out', '/api/session/claim', '/api/user-pool'];

for (const path of posts) {
  test(`a post from another site to ${path} is refused and changes nothing`, async ({ page, signInAs }) => {
    await signInAs('student');
    const before = await page.context().cookies();
    const answer = await page.request.post(path, {
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      data: {},
    });
    expect(answer.status()).toBe(403);
    expect(await page.context().cookies()).toEqual(before);
    await page.goto('/profile');
    await expect(page.getByText('student@example.com').first()).toBeVisible();
  });
}

test('addresses with strange characters answer 404, never an error', async ({ server }) => {
  const strange = [
    '/guides/%00',
    '/guides/..%2f..%2fetc%2fpasswd',
    '/act-practice/%F0%9F%8E%93',
    `/guides/${'x'.repeat(2000)}`,
    '/report/not-an-id',
    '/report/00000000-0000-4000-8000-000000000000',
  ];
  for (const path of strange) {
    const answer = await fetch(server.url + path, { redirect: 'manual' });
    expect([404, 400, 307, 308], `${path} answered ${answer.status}`).toContain(answer.status);
  }
});

test('cookies full of nonsense leave a visitor signed out, with the page shown', async ({ page, server }) => {
  const name = 'CognitoIdentityServiceProvider.prepsteadweb.LastAuthUser';
  await page.context().addCookies([
    { name, value: '%E0%A4%A', url: server.url },
    { name: 'signed_in', value: '1', url: server.url },
    { name: 'guest', value: '../../etc', url: server.url },
  ]);
  await page.goto('/profile');
  await expect(page).toHaveURL('/signin');
  await page.goto('/act-practice/math-1');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
});
