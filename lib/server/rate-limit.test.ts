import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { getDb } from './db/client';
import { rateLimits } from './db/schema/rate-limits';
import { testDatabase } from './db/test-database';
import { limit } from './rate-limit';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('Calls within the allowance pass, and the next one is told how long to wait', async () => {
  const allowance = { points: 3, seconds: 60 };
  for (let call = 0; call < 3; call++) expect(await limit('sign-in:ann', allowance)).toEqual({ ok: true });
  const refused = await limit('sign-in:ann', allowance);
  expect(refused).toEqual({ ok: false, retryAfterSeconds: expect.any(Number) });
  expect(refused.ok ? 0 : refused.retryAfterSeconds).toBeGreaterThan(0);
  expect(refused.ok ? 99 : refused.retryAfterSeconds).toBeLessThanOrEqual(60);
});

test('One key over its allowance does not hold up another', async () => {
  const allowance = { points: 1, seconds: 60 };
  await limit('a', allowance);
  expect((await limit('a', allowance)).ok).toBe(false);
  expect(await limit('b', allowance)).toEqual({ ok: true });
});

test('Calls at the same moment are each counted once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => limit('flood', { points: 5, seconds: 60 })),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(5);
});

test('A window that has ended starts a new count', async () => {
  const allowance = { points: 2, seconds: 61 };
  await limit('over', allowance);
  await limit('over', allowance);
  await (await getDb())
    .update(rateLimits)
    .set({ expire: new Date(0) })
    .where(eq(rateLimits.key, '2/61:over'));
  expect(await limit('over', allowance)).toEqual({ ok: true });
});
