import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { testDatabase } from './db/test-database';
import { setPoolAddress } from './identity';
import type * as SignOut from './sign-out';
import { listenOnLoopback } from './user-pool/listener';
import { aPerson, aPool, clientId, signIn, type TestPool } from './user-pool/test-pool';

let jar: Map<string, string>;
jest.mock('next/headers', () => ({
  cookies: async () => ({
    getAll: () => [...jar].map(([name, value]) => ({ name, value })),
    delete: (name: string) => jar.delete(name),
  }),
}));

let database: Awaited<ReturnType<typeof testDatabase>>;
let listener: Awaited<ReturnType<typeof listenOnLoopback>>;
let pool: TestPool;
let signOut: typeof SignOut;
beforeAll(async () => {
  signOut = await import('./sign-out');
  database = await testDatabase();
  pool = aPool(database.db);
  listener = await listenOnLoopback(pool);
});
afterAll(async () => {
  await listener.close();
  await database.close();
});

let refreshToken = '';
beforeEach(async () => {
  setPoolAddress(listener.address);
  refreshToken = (await signIn(pool, await aPerson(pool))).RefreshToken;
  const prefix = `CognitoIdentityServiceProvider.${clientId}`;
  jar = new Map([
    [`${prefix}.LastAuthUser`, 'x'],
    [`${prefix}.x.refreshToken`, refreshToken],
    [`${prefix}.x.idToken`, 'forged or expired'],
    ['signed_in', '1'],
    ['unsent', '1'],
    ['CognitoIdentityServiceProvider.otherapp.y.refreshToken', 'not ours'],
  ]);
});

const left = ['unsent', 'CognitoIdentityServiceProvider.otherapp.y.refreshToken'];

test('signing out revokes the session and removes its cookies, and no others', async () => {
  await signOut.signOutBrowser();
  expect([...jar.keys()]).toEqual(left);
  expect(await pool.refusal('GetTokensFromRefreshToken', { RefreshToken: refreshToken })).toBe(
    'NotAuthorizedException',
  );
});

test('with the pool away the browser is signed out all the same', async () => {
  setPoolAddress('http://127.0.0.1:1/');
  await signOut.signOutBrowser();
  expect([...jar.keys()]).toEqual(left);
});
