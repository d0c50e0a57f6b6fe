import { createSign, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { poolChallenges, poolCodes, poolFailures, poolRefreshTokens } from '@/lib/server/db/schema/user-pool';
import { testDatabase } from '@/lib/server/db/test-database';
import { handle, publicOperations } from './handle';
import { purgePool } from './purge';
import { getSigningKey, toKeySet } from './signing-key';
import { aPerson, aPool, passwordFlow, signIn, strong, type TestPool } from './test-pool';

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: TestPool;
beforeAll(async () => {
  database = await testDatabase();
  pool = aPool(database.db);
});
afterAll(() => database.close());

const other = 'another good phrase';
const refresh = (RefreshToken: string) => pool.refusal('GetTokensFromRefreshToken', { RefreshToken });
const reset = (Username: string, ConfirmationCode: string, Password = other) =>
  pool.refusal('ConfirmForgotPassword', { Username, ConfirmationCode, Password });

test('a forgotten password is replaced with the mailed code, and every session ends', async () => {
  const email = await aPerson(pool);
  const { AccessToken, RefreshToken } = await signIn(pool, email);
  await pool.call('ForgotPassword', { Username: email });
  const code = pool.lastCode();
  expect(await reset(email, code, 'weak')).toBe('InvalidPasswordException');
  expect(await reset(email, code)).toBe('none');
  expect(await reset(email, code)).toBe('ExpiredCodeException');
  expect(await refresh(RefreshToken)).toBe('NotAuthorizedException');
  expect(await pool.refusal('GetUser', { AccessToken })).toBe('NotAuthorizedException');
  expect(await pool.refusal('InitiateAuth', passwordFlow(email))).toBe('NotAuthorizedException');
  expect((await signIn(pool, email, other)).AccessToken).toBeTruthy();
});

test('a new password by mail opens a locked account, and confirms one that never was', async () => {
  const email = await aPerson(pool, { confirmed: false });
  for (let tries = 0; tries < 6; tries++)
    await pool.refusal('InitiateAuth', passwordFlow(email, 'not the password'));
  await pool.call('ForgotPassword', { Username: email });
  expect(await reset(email, pool.lastCode())).toBe('none');
  expect((await signIn(pool, email, other)).AccessToken).toBeTruthy();
});

test('asking for a new password answers alike whether the address has an account or not', async () => {
  const email = await aPerson(pool);
  const seen = [];
  for (const Username of [email, `un${email}`]) {
    pool.mail.length = 0;
    const answer = await pool.call('ForgotPassword', { Username });
    const wrong = pool.lastCode() === '123456' ? '123457' : '123456';
    const names = [];
    for (let tries = 0; tries < 6; tries++) names.push(await reset(Username, wrong));
    for (let more = 0; more < 5; more++) names.push(await pool.refusal('ForgotPassword', { Username }));
    seen.push([JSON.stringify(answer).replace(/"[a-z0-9]\*/, '"?*'), names]);
  }
  expect(seen[1]).toEqual(seen[0]);
});

test('a code to reset does not confirm, a code to confirm does not reset, and neither is anybody else’s', async () => {
  const [one, two] = [await aPerson(pool, { confirmed: false }), await aPerson(pool)];
  const confirmCode = /\d{6}/.exec(pool.mail.find((mail) => mail.to === one)?.text ?? '')?.[0] ?? '';
  await pool.call('ForgotPassword', { Username: two });
  expect(await reset(one, confirmCode)).toBe('ExpiredCodeException');
  expect(await pool.refusal('ConfirmSignUp', { Username: two, ConfirmationCode: pool.lastCode() })).toBe(
    'ExpiredCodeException',
  );
});

test('changing the password needs the old one, counts wrong tries and ends every session', async () => {
  const email = await aPerson(pool);
  const { AccessToken, RefreshToken } = await signIn(pool, email);
  const change = (PreviousPassword: string, ProposedPassword: string) =>
    pool.refusal('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword });
  expect(await change('not the password', other)).toBe('NotAuthorizedException');
  expect(await change(strong, 'weak')).toBe('InvalidPasswordException');
  expect(await refresh(RefreshToken)).toBe('none');
  expect(await change(strong, other)).toBe('none');
  expect(await refresh(RefreshToken)).toBe('NotAuthorizedException');
  const again = await signIn(pool, email, other);
  for (let tries = 0; tries < 5; tries++)
    await pool.refusal('ChangePassword', {
      AccessToken: again.AccessToken,
      PreviousPassword: 'no',
      ProposedPassword: other,
    });
  expect(
    await pool.refusal('ChangePassword', {
      AccessToken: again.AccessToken,
      PreviousPassword: other,
      ProposedPassword: strong,
    }),
  ).toBe('LimitExceededException');
});

test('signing out one device ends that session only; signing out everywhere ends all', async () => {
  const email = await aPerson(pool);
  const [one, two, three] = [await signIn(pool, email), await signIn(pool, email), await signIn(pool, email)];
  await pool.call('RevokeToken', { Token: one.RefreshToken });
  expect([await refresh(one.RefreshToken), await refresh(two.RefreshToken)]).toEqual([
    'NotAuthorizedException',
    'none',
  ]);
  expect(await pool.refusal('GetUser', { AccessToken: one.AccessToken })).toBe('NotAuthorizedException');
  await pool.call('GlobalSignOut', { AccessToken: two.AccessToken });
  expect([await refresh(two.RefreshToken), await refresh(three.RefreshToken)]).toEqual([
    'NotAuthorizedException',
    'NotAuthorizedException',
  ]);
  expect(await pool.refusal('GetUser', { AccessToken: three.AccessToken })).toBe('NotAuthorizedException');
});

test('revoking what is no token, or already over, answers as if it had been one', async () => {
  expect(await pool.refusal('RevokeToken', { Token: 'never was one' })).toBe('none');
});

test('a session ends after 30 days, an access token after 15 minutes', async () => {
  const own = aPool(database.db);
  const { AccessToken, RefreshToken } = await signIn(own, await aPerson(own));
  own.wait(901);
  await expect(own.call('GetUser', { AccessToken })).rejects.toThrow('Access Token has expired');
  expect(await own.refusal('GetTokensFromRefreshToken', { RefreshToken })).toBe('none');
  own.wait(30 * 86_400);
  await expect(own.call('GetTokensFromRefreshToken', { RefreshToken })).rejects.toThrow(
    'Refresh Token has expired',
  );
});

test('a person reads their attributes and changes their name, and nothing else', async () => {
  const email = await aPerson(pool);
  const { AccessToken } = await signIn(pool, email);
  const write = (Name: string, Value: string) =>
    pool.refusal('UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name, Value }] });
  expect(await write('name', 'José 🎻 <b>O’Neil</b> مرحبا')).toBe('none');
  expect(await write('name', 'x'.repeat(101))).toBe('InvalidParameterException');
  expect(await write('email', 'someone.else@example.com')).toBe('NotAuthorizedException');
  expect(await write('custom:birth_year', '1980')).toBe('NotAuthorizedException');
  expect(await write('email_verified', 'true')).toBe('NotAuthorizedException');
  const { UserAttributes } = await pool.call('GetUser', { AccessToken });
  expect(Object.fromEntries(UserAttributes.map(({ Name, Value }) => [Name, Value]))).toMatchObject({
    email,
    email_verified: 'true',
    name: 'José 🎻 <b>O’Neil</b> مرحبا',
    'custom:birth_year': '2008',
  });
});

test('deleting the account ends everything, and the address is free again', async () => {
  const email = await aPerson(pool);
  const { AccessToken, RefreshToken } = await signIn(pool, email);
  await pool.call('DeleteUser', { AccessToken });
  expect(await pool.refusal('GetUser', { AccessToken })).toBe('NotAuthorizedException');
  expect(await refresh(RefreshToken)).toBe('NotAuthorizedException');
  expect(await pool.refusal('InitiateAuth', passwordFlow(email))).toBe('NotAuthorizedException');
  expect(await aPerson(pool, { email })).toBe(email);
});

test('a token that was edited, re-signed, unsigned or of the other kind is nobody’s', async () => {
  const { AccessToken, IdToken } = await signIn(pool, await aPerson(pool));
  const [head = '', body = '', signature = ''] = AccessToken.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
  // Claims the pool would take, had it signed them: a longer life.
  const edited = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp + 3600 })).toString('base64url');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = createSign('RSA-SHA256').update(`${head}.${body}`).sign(privateKey).toString('base64url');
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  for (const token of [
    `${head}.${edited}.${signature}`,
    `${head}.${body}.${foreign}`,
    `${none}.${body}.`,
    `${none}.${body}.${signature}`,
    IdToken,
    'x',
    '..',
  ])
    expect([token, await pool.refusal('GetUser', { AccessToken: token })]).toEqual([
      token,
      'NotAuthorizedException',
    ]);
});

test('two instances on one database sign with one key, and an instance with another secret says what to set', async () => {
  const second = aPool(database.db);
  expect(await toKeySet(second)).toEqual(await toKeySet(pool));
  const { AccessToken, RefreshToken } = await signIn(pool, await aPerson(pool));
  expect(await second.refusal('GetUser', { AccessToken })).toBe('none');
  expect(await second.refusal('GetTokensFromRefreshToken', { RefreshToken })).toBe('none');
  await expect(getSigningKey(aPool(database.db, 'another secret'))).rejects.toThrow('USER_POOL_KEY');
});

test('the key set holds the public half only', async () => {
  const { keys } = await toKeySet(pool);
  expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

test('housekeeping removes what ran out and leaves what still counts', async () => {
  const own = aPool(database.db);
  const email = await aPerson(own);
  const { RefreshToken } = await signIn(own, email);
  const waiting = await aPerson(own, { confirmed: false });
  const code = own.lastCode();
  await own.call('InitiateAuth', {
    AuthFlow: 'USER_SRP_AUTH',
    AuthParameters: { USERNAME: email, SRP_A: 'abcdef' },
  });
  await purgePool(own, own.now());
  expect(await database.db.select().from(poolChallenges)).not.toEqual([]);
  expect(await own.refusal('ConfirmSignUp', { Username: waiting, ConfirmationCode: code })).toBe('none');
  expect(await own.refusal('GetTokensFromRefreshToken', { RefreshToken })).toBe('none');
  await purgePool(own, new Date(Date.now() + 40 * 86_400_000));
  for (const table of [poolChallenges, poolCodes, poolFailures, poolRefreshTokens])
    expect(await database.db.select().from(table)).toEqual([]);
});

test('a browser reaches these operations and no others', async () => {
  expect([...publicOperations.keys()].sort()).toEqual(
    [
      'AssociateSoftwareToken ChangePassword ConfirmForgotPassword ConfirmSignUp DeleteUser ForgotPassword',
      'GetTokensFromRefreshToken GetUser GlobalSignOut InitiateAuth ResendConfirmationCode RespondToAuthChallenge',
      'RevokeToken SetUserMFAPreference SignUp UpdateUserAttributes VerifySoftwareToken',
    ].flatMap((line) => line.split(' ')),
  );
  for (const name of ['AdminCreateUser', 'AdminSetUserPassword', 'ListUsers', 'constructor', '__proto__', ''])
    await expect(handle(pool, name, {})).rejects.toMatchObject({ name: 'UnknownOperationException' });
});

test.each([null, [], 'text', 7, {}, { ClientId: 7 }, { ClientId: 'prepsteadweb', Username: { $ne: '' } }])(
  'a body like %j is refused by every operation with a name and a message, never a fault',
  async (body) => {
    for (const name of publicOperations.keys())
      await expect(handle(pool, name, body)).rejects.toMatchObject({ name: 'InvalidParameterException' });
  },
);

test('another app’s client id opens nothing', async () => {
  expect(await pool.refusal('ForgotPassword', { ClientId: 'someoneelse', Username: 'a@example.com' })).toBe(
    'ResourceNotFoundException',
  );
});
