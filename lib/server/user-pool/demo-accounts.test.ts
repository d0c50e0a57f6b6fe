import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { roles } from '@/lib/domain/people/viewer';
import { testDatabase } from '@/lib/server/db/test-database';
import { env } from '@/lib/server/env';
import { adminSetPassword } from './admin';
import { seedDemoAccounts } from './demo-accounts';
import { handle } from './handle';
import { getUserPool } from './open-pool';
import { passwordFlow } from './test-pool';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  env.DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-'));
  database = await testDatabase();
});
afterAll(() => database.close());

const enter = async (email: string, password: string) =>
  handle(await getUserPool(), 'InitiateAuth', { ClientId: 'prepsteadweb', ...passwordFlow(email, password) });

test('a fresh copy has one account per role, with a random password that signs in and is kept', async () => {
  const accounts = await seedDemoAccounts();
  expect(accounts.map(({ role }) => role)).toEqual([...roles]);
  expect(await seedDemoAccounts()).toEqual(accounts);
  for (const { email, password, role } of accounts) {
    const { AuthenticationResult } = (await enter(email, password)) as {
      AuthenticationResult: { IdToken: string };
    };
    const claims = JSON.parse(
      Buffer.from(AuthenticationResult.IdToken.split('.')[1] ?? '', 'base64url').toString(),
    );
    expect(claims['cognito:groups']).toEqual([role]);
  }
});

test('the password that is printed signs in even after somebody changed it, and DEMO_PASSWORD decides when set', async () => {
  const [student] = await seedDemoAccounts();
  if (!student) throw new Error('There is no student.');
  const pool = await getUserPool();
  const { findUser } = await import('./users');
  const user = await findUser(pool.db, student.email);
  await adminSetPassword(pool, user?.id ?? '', 'changed by a visitor');
  await seedDemoAccounts();
  await enter(student.email, student.password);
  env.DEMO_PASSWORD = 'short-pw';
  await seedDemoAccounts();
  await enter(student.email, 'short-pw');
  await expect(enter(student.email, student.password)).rejects.toThrow('Incorrect username or password.');
});
