import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { type Db, getDb } from './db/client';
import { jobs } from './db/schema/jobs';
import { testDatabase } from './db/test-database';
import { enqueue, registerJob, runDueJobs, seedRecurringJobs } from './jobs';

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await testDatabase());
});
afterAll(() => close());
beforeEach(async () => {
  await db.delete(jobs);
});

const now = new Date('2026-11-20T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const rowOf = async (id: string) => (await db.select().from(jobs).where(eq(jobs.id, id)))[0];

test('A job runs when its time has come, once, with what was given to it', async () => {
  const seen: unknown[] = [];
  registerJob('greet', async (payload) => void seen.push(payload));
  const id = await enqueue('greet', { to: 'Ann' }, { runAt: later(60) });
  expect(await runDueJobs(now)).toBe(0);
  expect(await runDueJobs(later(60))).toBe(1);
  expect(await runDueJobs(later(9999))).toBe(0);
  expect(seen).toEqual([{ to: 'Ann' }]);
  expect(await rowOf(id)).toMatchObject({ state: 'done', finishedAt: later(60) });
});

test('Instances that look at the same moment do not run one job twice', async () => {
  let runs = 0;
  registerJob('once', async () => void runs++);
  await enqueue('once', {}, { runAt: now });
  const ran = await Promise.all([runDueJobs(now), runDueJobs(now), runDueJobs(now)]);
  expect(runs).toBe(1);
  expect(ran.reduce((sum, count) => sum + count)).toBe(1);
});

test('A job that fails is tried again later each time, and given up with its last error', async () => {
  registerJob('mail', async () => {
    throw new Error('The mail server did not answer.');
  });
  const id = await enqueue('mail', {}, { runAt: now });
  const delays: number[] = [];
  let at = now;
  for (let tries = 0; tries < 10; tries++) {
    await runDueJobs(at);
    const row = await rowOf(id);
    if (row?.state === 'waiting') delays.push((row.runAt.getTime() - at.getTime()) / 1000);
    at = row?.runAt ?? at;
  }
  expect(delays).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 3600]);
  expect(await rowOf(id)).toMatchObject({
    state: 'failed',
    tries: 10,
    lastError: expect.stringContaining('did not answer'),
  });
});

test('A job that succeeds at a later try is done', async () => {
  let tries = 0;
  registerJob('second-time', async () => {
    tries += 1;
    if (tries < 2) throw new Error('Not yet.');
  });
  const id = await enqueue('second-time', {}, { runAt: now });
  await runDueJobs(now);
  await runDueJobs(later(15));
  expect(await rowOf(id)).toMatchObject({ state: 'done', lastError: null });
});

test('The job of an instance that was killed in the middle runs again after five minutes', async () => {
  let runs = 0;
  registerJob('interrupted', async () => void runs++);
  const id = await enqueue('interrupted', {}, { runAt: now });
  await db
    .update(jobs)
    .set({ heldUntil: later(300) })
    .where(eq(jobs.id, id));
  await runDueJobs(later(299));
  expect(runs).toBe(0);
  await runDueJobs(later(301));
  expect(runs).toBe(1);
});

test('A job that takes its process down at every try is given up after ten', async () => {
  let runs = 0;
  registerJob('deadly', async () => void runs++);
  const id = await enqueue('deadly', {}, { runAt: now });
  await db.update(jobs).set({ tries: 10 }).where(eq(jobs.id, id));
  await runDueJobs(now);
  expect(runs).toBe(0);
  expect(await rowOf(id)).toMatchObject({ state: 'failed' });
});

test('A job that comes back by itself exists once and runs once per period', async () => {
  let runs = 0;
  registerJob('daily', async () => void runs++, { everySeconds: 86_400 });
  await seedRecurringJobs(now);
  await seedRecurringJobs(later(10));
  await runDueJobs(later(20));
  await runDueJobs(later(86_000));
  expect(runs).toBe(1);
  await runDueJobs(later(86_420));
  expect(runs).toBe(2);
  expect(await db.select().from(jobs).where(eq(jobs.kind, 'daily'))).toHaveLength(1);
});

test('A job left inside a transaction that fails never existed', async () => {
  const failing = (await getDb()).transaction(async (tx) => {
    await enqueue('greet', {}, { tx });
    throw new Error('No.');
  });
  await expect(failing).rejects.toThrow('No.');
  expect(await db.select().from(jobs)).toEqual([]);
});

test('A job of an unknown kind waits for an instance that knows it', async () => {
  const id = await enqueue('from-a-newer-version', {}, { runAt: now });
  await runDueJobs(later(60));
  expect(await rowOf(id)).toMatchObject({ state: 'waiting', tries: 0 });
});
