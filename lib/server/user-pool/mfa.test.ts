import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testDatabase } from '@/lib/server/db/test-database';
import { aPerson, aPool, passwordFlow, signIn, type TestPool } from './test-pool';
import { totpCode, totpStep } from './totp';

let database: Awaited<ReturnType<typeof testDatabase>>;
let pool: TestPool;
beforeAll(async () => {
  database = await testDatabase();
  pool = aPool(database.db);
});
afterAll(() => database.close());

async function withTotp(own: TestPool) {
  const email = await aPerson(own);
  const { AccessToken } = await signIn(own, email);
  const { SecretCode } = await own.call('AssociateSoftwareToken', { AccessToken });
  const code = () => totpCode(SecretCode, totpStep(own.now()));
  await own.call('VerifySoftwareToken', { AccessToken, UserCode: code() });
  await own.call('SetUserMFAPreference', {
    AccessToken,
    SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
  });
  const ask = () => own.call('InitiateAuth', passwordFlow(email));
  const answer = (Session: string, SOFTWARE_TOKEN_MFA_CODE: string) => ({
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session,
    ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE },
  });
  return { email, AccessToken, SecretCode, code, ask, answer };
}

test('with an authenticator a password alone is not enough, and a code that was used is worth nothing', async () => {
  const own = aPool(database.db);
  const { code, ask, answer } = await withTotp(own);
  const { ChallengeName, Session, AuthenticationResult } = await ask();
  expect([ChallengeName, AuthenticationResult]).toEqual(['SOFTWARE_TOKEN_MFA', undefined]);
  // The code that set the authenticator up counts as used.
  expect(await own.refusal('RespondToAuthChallenge', answer(Session, code()))).toBe('CodeMismatchException');
  own.wait(31);
  const used = code();
  expect(
    (await own.call('RespondToAuthChallenge', answer(Session, used))).AuthenticationResult.AccessToken,
  ).toBeTruthy();
  expect(await own.refusal('RespondToAuthChallenge', answer(Session, used))).toBe('NotAuthorizedException');
  expect(await own.refusal('RespondToAuthChallenge', answer((await ask()).Session, used))).toBe(
    'CodeMismatchException',
  );
});

test('one code sent twice at the same moment signs in once', async () => {
  const own = aPool(database.db);
  const { code, ask, answer } = await withTotp(own);
  own.wait(31);
  const sessions = [(await ask()).Session, (await ask()).Session];
  const names = await Promise.all(
    sessions.map((one) => own.refusal('RespondToAuthChallenge', answer(one, code()))),
  );
  expect(names.sort()).toEqual(['CodeMismatchException', 'none']);
});

test('guessing codes locks, and knowing the password does not open the lock', async () => {
  const own = aPool(database.db);
  const { code, ask, answer } = await withTotp(own);
  own.wait(31);
  const bad = code() === '000000' ? '000001' : '000000';
  const names = [];
  for (let rounds = 0; rounds < 2; rounds++) {
    const { Session } = await ask();
    for (let tries = 0; tries < 4; tries++)
      names.push(await own.refusal('RespondToAuthChallenge', answer(Session, bad)));
  }
  // Three tries a session, then the session is gone; the fifth wrong code in all locks.
  expect(names.slice(0, 4)).toEqual([...Array(3).fill('CodeMismatchException'), 'NotAuthorizedException']);
  await expect(own.call('RespondToAuthChallenge', answer((await ask()).Session, code()))).rejects.toThrow(
    'attempts exceeded',
  );
});

test('enrolling again keeps the old authenticator until the new one has proven itself', async () => {
  const own = aPool(database.db);
  const { AccessToken, code, ask, answer } = await withTotp(own);
  const { SecretCode } = await own.call('AssociateSoftwareToken', { AccessToken });
  own.wait(31);
  expect(await own.refusal('RespondToAuthChallenge', answer((await ask()).Session, code()))).toBe('none');
  own.wait(31);
  await own.call('VerifySoftwareToken', { AccessToken, UserCode: totpCode(SecretCode, totpStep(own.now())) });
  own.wait(31);
  expect(await own.refusal('RespondToAuthChallenge', answer((await ask()).Session, code()))).toBe(
    'CodeMismatchException',
  );
});

test('an authenticator cannot be switched on before a code has proven it', async () => {
  const { AccessToken } = await signIn(pool, await aPerson(pool));
  const wish = { AccessToken, SoftwareTokenMfaSettings: { Enabled: true } };
  expect(await pool.refusal('SetUserMFAPreference', wish)).toBe('InvalidParameterException');
  expect(await pool.refusal('VerifySoftwareToken', { AccessToken, UserCode: '123456' })).toBe(
    'SoftwareTokenMFANotFoundException',
  );
});
