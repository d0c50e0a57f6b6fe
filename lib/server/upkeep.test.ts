import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { jobs } from './db/schema/jobs';
import { rateLimits } from './db/schema/rate-limits';
import { testDatabase } from './db/test-database';
import { purge } from './upkeep';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('Once a day, counts whose window is over and jobs that ended a month ago go; the rest stays', async () => {
  const { db } = database;
  const now = new Date('2026-11-20T12:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const job = (kind: string, state: 'waiting' | 'done' | 'failed', finishedAt: Date | null) => ({
    id: crypto.randomUUID(),
    kind,
    state,
    finishedAt,
    payload: {},
    runAt: daysAgo(60),
    createdAt: daysAgo(60),
  });
  await db
    .insert(jobs)
    .values([
      job('old', 'done', daysAgo(31)),
      job('old failure', 'failed', daysAgo(31)),
      job('recent', 'done', daysAgo(29)),
      job('still waiting', 'waiting', null),
    ]);
  await db.insert(rateLimits).values([
    { key: 'over', points: 1, expire: daysAgo(1) },
    { key: 'running', points: 1, expire: daysAgo(-1) },
  ]);
  await purge(now);
  const kinds = (await db.select({ kind: jobs.kind }).from(jobs)).map(({ kind }) => kind).sort();
  expect(kinds).toEqual(['recent', 'still waiting']);
  expect((await db.select({ key: rateLimits.key }).from(rateLimits)).map(({ key }) => key)).toEqual([
    'running',
  ]);
});
