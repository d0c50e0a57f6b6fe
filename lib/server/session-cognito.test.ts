import http from 'node:http';
import https from 'node:https';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { testDatabase } from './db/test-database';
import type { resolveSession } from './session';
import type { listenOnLoopback } from './user-pool/listener';
import { describeSession } from './user-pool/session-cases';
import { aPool, clientId, type TestPool } from './user-pool/test-pool';

// The road that production takes: COGNITO_* set, Amplify's own adapter untouched. All that is different from Amazon is
// where its host name leads: key-set requests and calls to the pool's address end at the embedded pool.

const poolId = 'us-local-1_Prepstead';
const host = 'cognito-idp.us-local-1.amazonaws.com';

let database: Awaited<ReturnType<typeof testDatabase>>;
let listener: Awaited<ReturnType<typeof listenOnLoopback>>;
let pool: TestPool;
let session: { resolveSession: typeof resolveSession };
let keySetRequests = 0;

beforeAll(async () => {
  // Settings are read when their module is first asked for, so everything that reads them comes after.
  Object.assign(process.env, {
    COGNITO_REGION: 'us-local-1',
    COGNITO_USER_POOL_ID: poolId,
    COGNITO_CLIENT_ID: clientId,
    COGNITO_IDENTITY_POOL_ID: 'us-local-1:0000-0000',
  });
  database = await (await import('./db/test-database')).testDatabase();
  pool = aPool(database.db);
  listener = await (await import('./user-pool/listener')).listenOnLoopback(pool);
  redirect(new URL(listener.address));
  session = await import('./session');
});
afterAll(async () => {
  jest.restoreAllMocks();
  await listener.close();
  await database.close();
});

function redirect(to: URL) {
  const keySet = `https://${host}/${poolId}/.well-known/jwks.json`;
  jest.spyOn(https, 'request').mockImplementation(((...given: Parameters<typeof https.request>) => {
    expect(String(given[0])).toBe(keySet);
    keySetRequests += 1;
    const rest = given.slice(1) as [http.RequestOptions];
    return http.request(new URL('/.well-known/jwks.json', to), ...rest);
  }) as typeof https.request);
  const original = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    expect(new URL(String(input)).host).toBe(host);
    return original(to, init);
  });
}

describeSession(
  () => pool,
  () => session.resolveSession,
);

test('the keys came from the address of the real pool, for the adapter and for our own check', () => {
  expect(keySetRequests).toBeGreaterThanOrEqual(2);
});
