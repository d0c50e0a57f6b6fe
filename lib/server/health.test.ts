import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from './db/client';
import { testDatabase } from './db/test-database';
import { healthLimitMs, isHealthy } from './health';

let close: () => Promise<void>;
beforeAll(async () => {
  ({ close } = await testDatabase());
});
afterAll(() => close());

test('A process whose database is open and answers is healthy', async () => {
  expect(await isHealthy()).toBe(true);
});

test('A database that cannot be opened makes the process unhealthy', async () => {
  expect(await isHealthy(() => Promise.reject(new Error('migration failed')))).toBe(false);
});

test('A database that never answers makes the process unhealthy, by its own limit of two seconds', async () => {
  expect(healthLimitMs).toBe(2000);
  const hanging = { db: { execute: () => new Promise(() => undefined) } } as unknown as Database;
  expect(await isHealthy(async () => hanging, 20)).toBe(false);
  expect(await isHealthy(() => new Promise(() => undefined), 20)).toBe(false);
});
