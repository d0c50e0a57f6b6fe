import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  deleteUser,
  fetchAuthSession,
  fetchUserAttributes,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  signUp,
  updateMFAPreference,
  updatePassword,
  updateUserAttributes,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { ConsoleLogger } from 'aws-amplify/utils';
import { testDatabase } from '@/lib/server/db/test-database';
import { adminEnsureUser } from './admin';
import { listenOnLoopback } from './listener';
import { aPool, clientId, strong, type TestPool } from './test-pool';
import { totpCode, totpStep } from './totp';

// Amplify as it is published, over HTTP, with its default flow (SRP).
let database: Awaited<ReturnType<typeof testDatabase>>;
let listener: Awaited<ReturnType<typeof listenOnLoopback>>;
let pool: TestPool;

beforeAll(async () => {
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  database = await testDatabase();
  pool = aPool(database.db);
  listener = await listenOnLoopback(pool);
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: pool.userPoolId,
        userPoolClientId: clientId,
        userPoolEndpoint: listener.address,
        loginWith: { email: true },
      },
    },
  });
});
afterAll(async () => {
  await listener.close();
  await database.close();
});
beforeEach(() => signOut());

async function register(username: string) {
  const { nextStep } = await signUp({
    username,
    password: strong,
    options: { userAttributes: { email: username, 'custom:birth_year': '2009' } },
  });
  expect(nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
  await confirmSignUp({ username, confirmationCode: pool.lastCode() });
}

test('a person registers, confirms, signs in with the default flow, and is known', async () => {
  await register('amy@example.com');
  const { isSignedIn } = await signIn({ username: 'Amy@Example.com', password: strong });
  expect(isSignedIn).toBe(true);
  const { userId } = await getCurrentUser();
  const { tokens } = await fetchAuthSession();
  expect(tokens?.idToken?.payload).toMatchObject({
    sub: userId,
    email: 'amy@example.com',
    'custom:birth_year': '2009',
  });
});

test('signing in before confirming leads to the code, and a new one can be sent', async () => {
  const username = 'ben@example.com';
  await signUp({ username, password: strong });
  const { nextStep } = await signIn({ username, password: strong });
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
  await resendSignUpCode({ username });
  await confirmSignUp({ username, confirmationCode: pool.lastCode() });
  expect((await signIn({ username, password: strong })).isSignedIn).toBe(true);
});

test('a wrong password and an unknown address fail with the same words', async () => {
  await register('cat@example.com');
  const errors = await Promise.all(
    ['cat@example.com', 'nobody@example.com'].map((username) =>
      signIn({ username, password: 'not the password' }).catch(
        (error: Error) => `${error.name}: ${error.message}`,
      ),
    ),
  );
  expect(errors).toEqual(Array(2).fill('NotAuthorizedException: Incorrect username or password.'));
});

test('many people can sign in by SRP, whatever letters their passwords have', async () => {
  for (const [index, password] of [
    'ключ от всех дверей',
    '🎻🎻🎻🎻🎻 violins',
    `${'ß'.repeat(200)}x`,
  ].entries()) {
    const email = `many-${index}@example.com`;
    await adminEnsureUser(pool, { email, password });
    expect((await signIn({ username: email, password })).isSignedIn).toBe(true);
    await signOut();
  }
});

test('a refresh brings new tokens of the same sign-in; signing out revokes it', async () => {
  await register('dan@example.com');
  await signIn({ username: 'dan@example.com', password: strong });
  const before = (await fetchAuthSession()).tokens;
  pool.wait(5);
  const fresh = (await fetchAuthSession({ forceRefresh: true })).tokens;
  expect(fresh?.accessToken.payload.jti).not.toBe(before?.accessToken.payload.jti);
  expect(fresh?.accessToken.payload.origin_jti).toBe(before?.accessToken.payload.origin_jti);
  const AccessToken = String(fresh?.accessToken);
  expect(await pool.refusal('GetUser', { AccessToken })).toBe('none');
  await signOut();
  expect(await pool.refusal('GetUser', { AccessToken })).toBe('NotAuthorizedException');
  await expect(getCurrentUser()).rejects.toMatchObject({ name: 'UserUnAuthenticatedException' });
});

test('signing out everywhere ends the other device too', async () => {
  await register('eve@example.com');
  const other = await pool.call('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: 'eve@example.com', PASSWORD: strong },
  });
  await signIn({ username: 'eve@example.com', password: strong });
  await signOut({ global: true });
  expect(
    await pool.refusal('GetTokensFromRefreshToken', {
      RefreshToken: other.AuthenticationResult.RefreshToken,
    }),
  ).toBe('NotAuthorizedException');
});

test('a forgotten password is reset by code', async () => {
  await register('fay@example.com');
  const { nextStep } = await resetPassword({ username: 'fay@example.com' });
  expect(nextStep.resetPasswordStep).toBe('CONFIRM_RESET_PASSWORD_WITH_CODE');
  await confirmResetPassword({
    username: 'fay@example.com',
    confirmationCode: pool.lastCode(),
    newPassword: 'another good phrase',
  });
  const flow = { authFlowType: 'USER_PASSWORD_AUTH' as const };
  expect(
    (await signIn({ username: 'fay@example.com', password: 'another good phrase', options: flow }))
      .isSignedIn,
  ).toBe(true);
});

test('a temporary password leads to a new one', async () => {
  await adminEnsureUser(pool, { email: 'gus@example.com', password: 'temporary words', temporary: true });
  const { nextStep } = await signIn({ username: 'gus@example.com', password: 'temporary words' });
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED');
  expect((await confirmSignIn({ challengeResponse: strong })).isSignedIn).toBe(true);
});

test('an authenticator is set up and asked for; a mistyped code can be corrected', async () => {
  const username = 'hal@example.com';
  await register(username);
  await signIn({ username, password: strong });
  const { sharedSecret } = await setUpTOTP();
  const code = () => totpCode(sharedSecret, totpStep(pool.now()));
  await verifyTOTPSetup({ code: code() });
  await updateMFAPreference({ totp: 'PREFERRED' });
  await signOut();
  const { nextStep } = await signIn({ username, password: strong });
  expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  await expect(confirmSignIn({ challengeResponse: code() })).rejects.toMatchObject({
    name: 'CodeMismatchException',
  });
  pool.wait(31);
  expect((await confirmSignIn({ challengeResponse: code() })).isSignedIn).toBe(true);
});

test('name, password and account are the person’s to change and delete', async () => {
  await register('ida@example.com');
  await signIn({ username: 'ida@example.com', password: strong });
  await updateUserAttributes({ userAttributes: { name: 'Ida' } });
  expect(await fetchUserAttributes()).toMatchObject({ name: 'Ida', email: 'ida@example.com' });
  await updatePassword({ oldPassword: strong, newPassword: 'another good phrase' });
  await signOut();
  await signIn({ username: 'ida@example.com', password: 'another good phrase' });
  await deleteUser();
  await expect(
    signIn({ username: 'ida@example.com', password: 'another good phrase' }),
  ).rejects.toMatchObject({
    name: 'NotAuthorizedException',
  });
});

test('an answer to an SRP challenge cannot be sent a second time', async () => {
  await register('jon@example.com');
  const sent: { target: string; body: string }[] = [];
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    sent.push({ target: new Headers(init?.headers).get('x-amz-target') ?? '', body: String(init?.body) });
    return original(input, init);
  };
  await signIn({ username: 'jon@example.com', password: strong }).finally(() => {
    globalThis.fetch = original;
  });
  const answer = sent.find(({ target }) => target.endsWith('.RespondToAuthChallenge'));
  expect(await pool.refusal('RespondToAuthChallenge', JSON.parse(answer?.body ?? '{}'))).toBe(
    'NotAuthorizedException',
  );
});

test('the listener answers the protocol and the key set, and nothing else', async () => {
  const post = (headers: Record<string, string>, body: string, path = '') =>
    fetch(`${listener.address}${path}`, { method: 'POST', headers, body });
  const target = { 'x-amz-target': 'AWSCognitoIdentityProviderService.ForgotPassword' };
  const names = await Promise.all(
    [post({}, '{}'), post(target, 'not json'), post({ 'x-amz-target': 'Other.ForgotPassword' }, '{}')].map(
      async (answer) => [(await answer).status, ((await (await answer).json()) as { __type: string }).__type],
    ),
  );
  expect(names).toEqual([
    [400, 'UnknownOperationException'],
    [400, 'SerializationException'],
    [400, 'UnknownOperationException'],
  ]);
  expect((await post(target, 'x'.repeat(70_000))).status).toBe(413);
  expect((await post(target, '{}', 'admin')).status).toBe(404);
  expect((await fetch(`${listener.address}.well-known/jwks.json`)).status).toBe(200);
});
