import { afterAll, expect, test } from '@jest/globals';
import { getDb, isPglite } from './client';
import { jobs } from './schema/jobs';
import { testDatabase } from './test-database';

const opened = testDatabase();
afterAll(async () => (await opened).close());

test('A test gets an empty, migrated database, and the rest of the server finds the same one', async () => {
  const { db, driver } = await opened;
  const now = new Date('2026-11-20T12:00:00Z');
  await db
    .insert(jobs)
    .values({ id: crypto.randomUUID(), kind: 'x', payload: { a: 1 }, runAt: now, createdAt: now });
  const rows = await (await getDb()).select().from(jobs);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.runAt).toEqual(now);
  expect(await isPglite()).toBe(driver === 'pglite');
});
