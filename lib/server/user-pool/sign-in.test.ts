import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testDatabase } from '@/lib/server/db/test-database';
import { adminEnsureUser, adminSetEnabled, adminSetPassword } from './admin';
import { aPerson, aPool, clientId, passwordFlow, signIn, strong, type TestPool } from './test-pool';

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: TestPool;
beforeAll(async () => {
  database = await testDatabase();
  pool = aPool(database.db);
});
afterAll(() => database.close());

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const wrong = (email: string) => pool.refusal('InitiateAuth', passwordFlow(email, 'not the password'));

test('tokens say who, since when, for whom, and which sign-in they come from', async () => {
  const email = await aPerson(pool);
  const { AccessToken, IdToken } = await signIn(pool, email);
  const access = claimsOf(AccessToken);
  const id = claimsOf(IdToken);
  expect(access).toMatchObject({ token_use: 'access', client_id: clientId, username: access.sub });
  expect(id).toMatchObject({
    token_use: 'id',
    aud: clientId,
    email,
    email_verified: true,
    'custom:birth_year': '2008',
    sub: access.sub,
    origin_jti: access.origin_jti,
  });
  expect(access.exp - access.iat).toBe(900);
});

test('groups are in both tokens, and a new one at the next refresh', async () => {
  const email = 'teacher-1@example.com';
  await adminEnsureUser(pool, { email, password: strong, groups: ['teacher'] });
  const { AccessToken, IdToken, RefreshToken } = await signIn(pool, email);
  expect([claimsOf(AccessToken)['cognito:groups'], claimsOf(IdToken)['cognito:groups']]).toEqual([
    ['teacher'],
    ['teacher'],
  ]);
  await adminEnsureUser(pool, { email, password: strong, groups: ['staff'] });
  const fresh = await pool.call('GetTokensFromRefreshToken', { RefreshToken });
  expect(claimsOf(fresh.AuthenticationResult.AccessToken)['cognito:groups']).toEqual(['staff', 'teacher']);
});

test('a refresh keeps the sign-in it came from, by either call', async () => {
  const first = await signIn(pool, await aPerson(pool));
  const both = [
    await pool.call('GetTokensFromRefreshToken', { RefreshToken: first.RefreshToken }),
    await pool.call('InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: first.RefreshToken },
    }),
  ];
  for (const { AuthenticationResult } of both)
    expect(claimsOf(AuthenticationResult.AccessToken).origin_jti).toBe(
      claimsOf(first.AccessToken).origin_jti,
    );
});

test('an unknown address and a wrong password get one answer, through both flows and at every step', async () => {
  const known = await aPerson(pool);
  const messages = await Promise.all(
    [known, 'nobody@example.com'].map((email) =>
      pool.call('InitiateAuth', passwordFlow(email, 'not the password')).catch((error: Error) => error),
    ),
  );
  expect(messages[0]).toEqual(messages[1]);
  expect(messages[0]).toMatchObject({
    name: 'NotAuthorizedException',
    message: 'Incorrect username or password.',
  });

  const offers = await Promise.all(
    [known, 'nobody@example.com', 'nobody@example.com'].map((USERNAME) =>
      pool.call('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME, SRP_A: 'abcdef' } }),
    ),
  );
  const shape = offers.map(({ ChallengeParameters: given }) =>
    Object.entries(given).map(([name, value]) => [name, value.length > 700 ? 'long' : value.length]),
  );
  expect(shape[1]).toEqual(shape[0]);
  // A person's salt does not change from one try to the next, so a made-up one must not either.
  expect(offers[1]?.ChallengeParameters.SALT).toBe(offers[2]?.ChallengeParameters.SALT);
  expect(offers[1]?.ChallengeParameters.USER_ID_FOR_SRP).toBe(offers[2]?.ChallengeParameters.USER_ID_FOR_SRP);
});

test('the fifth wrong password locks: the right one is refused too, for longer each time, for known and unknown alike', async () => {
  const own = aPool(database.db);
  const known = await aPerson(own);
  for (const email of [known, 'stranger@example.com']) {
    for (let tries = 0; tries < 5; tries++)
      await own.refusal('InitiateAuth', passwordFlow(email, 'not the password'));
    await expect(own.call('InitiateAuth', passwordFlow(email))).rejects.toThrow('Password attempts exceeded');
    own.wait(2);
    await own.refusal('InitiateAuth', passwordFlow(email, 'not the password'));
    await expect(own.call('InitiateAuth', passwordFlow(email))).rejects.toThrow('Password attempts exceeded');
    own.wait(1);
    await expect(own.call('InitiateAuth', passwordFlow(email))).rejects.toThrow('Password attempts exceeded');
    own.wait(2);
  }
  expect((await signIn(own, known)).AccessToken).toBeTruthy();
});

test('ten wrong passwords at once are counted one by one', async () => {
  const email = await aPerson(pool);
  await Promise.all(Array.from({ length: 10 }, () => wrong(email)));
  await expect(pool.call('InitiateAuth', passwordFlow(email))).rejects.toThrow('Password attempts exceeded');
});

test.each(['0', '00', 'zz', '', 'f'.repeat(900)])('%.10j is no public value to begin with', async (SRP_A) => {
  const USERNAME = 'nobody@example.com';
  expect(
    await pool.refusal('InitiateAuth', { AuthFlow: 'USER_SRP_AUTH', AuthParameters: { USERNAME, SRP_A } }),
  ).toBe('InvalidParameterException');
});

test('a made-up answer to a made-up challenge signs nobody in', async () => {
  const responses = {
    USERNAME: await aPerson(pool),
    PASSWORD_CLAIM_SECRET_BLOCK: 'bWFkZSB1cA==',
    PASSWORD_CLAIM_SIGNATURE: 'bWFkZSB1cA==',
    TIMESTAMP: 'Thu Jan 1 00:00:00 UTC 2026',
    NEW_PASSWORD: 'another good password',
    SOFTWARE_TOKEN_MFA_CODE: '123456',
  };
  for (const ChallengeName of ['PASSWORD_VERIFIER', 'NEW_PASSWORD_REQUIRED', 'SOFTWARE_TOKEN_MFA'])
    expect(
      await pool.refusal('RespondToAuthChallenge', {
        ChallengeName,
        Session: 'x'.repeat(40),
        ChallengeResponses: responses,
      }),
    ).toBe('NotAuthorizedException');
});

test('a temporary password asks for a new one, which must be strong, once', async () => {
  const email = 'invited@example.com';
  await adminEnsureUser(pool, { email, password: 'temporary words', temporary: true });
  const { ChallengeName, Session } = await pool.call('InitiateAuth', passwordFlow(email, 'temporary words'));
  expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  const answer = (NEW_PASSWORD: string) => ({
    ChallengeName,
    Session,
    ChallengeResponses: { USERNAME: email, NEW_PASSWORD },
  });
  expect(await pool.refusal('RespondToAuthChallenge', answer('weak'))).toBe('InvalidPasswordException');
  expect(
    (await pool.call('RespondToAuthChallenge', answer(strong))).AuthenticationResult.AccessToken,
  ).toBeTruthy();
  expect(await pool.refusal('RespondToAuthChallenge', answer('and yet another one'))).toBe(
    'NotAuthorizedException',
  );
  expect((await signIn(pool, email)).AccessToken).toBeTruthy();
});

test('a step of a sign-in is over after three minutes', async () => {
  const own = aPool(database.db);
  const email = 'slow@example.com';
  await adminEnsureUser(own, { email, password: 'temporary words', temporary: true });
  const { ChallengeName, Session } = await own.call('InitiateAuth', passwordFlow(email, 'temporary words'));
  own.wait(181);
  expect(
    await own.refusal('RespondToAuthChallenge', {
      ChallengeName,
      Session,
      ChallengeResponses: { USERNAME: email, NEW_PASSWORD: strong },
    }),
  ).toBe('NotAuthorizedException');
});

test('somebody disabled is out at once: password, refresh and access token', async () => {
  const email = await aPerson(pool);
  const { AccessToken, RefreshToken } = await signIn(pool, email);
  await adminSetEnabled(pool, claimsOf(AccessToken).sub, false);
  await expect(pool.call('InitiateAuth', passwordFlow(email))).rejects.toThrow('User is disabled.');
  expect(await pool.refusal('GetTokensFromRefreshToken', { RefreshToken })).toBe('NotAuthorizedException');
  expect(await pool.refusal('GetUser', { AccessToken })).toBe('NotAuthorizedException');
});

test('setting the same password again ends no session; another one does', async () => {
  const { AccessToken, RefreshToken } = await signIn(pool, await aPerson(pool));
  await adminSetPassword(pool, claimsOf(AccessToken).sub, strong);
  expect(await pool.refusal('GetTokensFromRefreshToken', { RefreshToken })).toBe('none');
  await adminSetPassword(pool, claimsOf(AccessToken).sub, 'entirely different words');
  expect(await pool.refusal('GetTokensFromRefreshToken', { RefreshToken })).toBe('NotAuthorizedException');
});
