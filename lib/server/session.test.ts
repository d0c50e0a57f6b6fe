import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { NextRequest, NextResponse } from 'next/server';
import { testDatabase } from './db/test-database';
import { setPoolAddress } from './identity';
import { resolveSession } from './session';
import { listenOnLoopback } from './user-pool/listener';
import { describeSession } from './user-pool/session-cases';
import { aPool, type TestPool } from './user-pool/test-pool';

let database: Awaited<ReturnType<typeof testDatabase>>;
let listener: Awaited<ReturnType<typeof listenOnLoopback>>;
let pool: TestPool;

beforeAll(async () => {
  database = await testDatabase();
  pool = aPool(database.db);
  listener = await listenOnLoopback(pool);
  setPoolAddress(listener.address);
});
afterAll(async () => {
  await listener.close();
  await database.close();
});

describeSession(
  () => pool,
  () => resolveSession,
);

test('a pool that does not answer leaves the visitor signed out, silently', async () => {
  setPoolAddress('http://127.0.0.1:1/');
  const cookie = 'CognitoIdentityServiceProvider.prepsteadweb.LastAuthUser=x';
  const context = {
    request: new NextRequest('http://site.example/', { headers: { cookie } }),
    response: NextResponse.next(),
  };
  expect(await resolveSession(context)).toEqual({ signedIn: false });
  setPoolAddress(undefined);
  expect(await resolveSession(context)).toEqual({ signedIn: false });
  setPoolAddress(listener.address);
});
