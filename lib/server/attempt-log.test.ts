import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { AttemptEvent } from '@/lib/domain/exam/attempt';
import { aLog, aSet } from '@/lib/domain/exam/builders';
import { runSchedule } from '@/lib/domain/exam/fault-schedule';
import { aScope, aStart } from './attempt-builders';
import { leaseAttempt } from './attempt-lease';
import { appendEvents, readLog, rebuildState } from './attempt-log';
import { findAttempt, startAttempt } from './attempts';
import { attempts } from './db/schema/attempts';
import { testDatabase } from './db/test-database';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const begin = { type: 'begin' } as const;
const submit = { type: 'submit' } as const;
const answer = (item: string, value: string) => ({ type: 'answer', item, value }) as const;
const day = 24 * 3600_000;
const noon = new Date('2026-11-20T12:00:00Z');
const later = (ms: number) => new Date(noon.getTime() + ms);

async function started(more: Parameters<typeof aStart>[0] = {}) {
  const scope = aScope();
  const request = aStart(more);
  const { id, plan } = await startAttempt(scope, aSet({ keys: Array(8).fill('A') }), request, noon);
  const { device } = request;
  return {
    id,
    scope,
    plan,
    device,
    send: async (events: AttemptEvent[], now = noon, from = device) => {
      const said = await appendEvents(scope, id, { device: from, events }, now);
      if (!said) throw new Error('The attempt is not there.');
      return said;
    },
    state: async () => (await findAttempt(scope, id, device))?.state,
    log: () => readLog(database.db, id),
  };
}

test('The same events five times, one after another and at once, are stored once and confirmed each time', async () => {
  const attempt = await started();
  const events = aLog([begin, answer('q1', 'A')]);
  const said = [
    await attempt.send(events),
    ...(await Promise.all([1, 2, 3, 4].map(() => attempt.send(events)))),
  ];
  for (const { ack, refused } of said) expect([ack.length, refused.length]).toEqual([2, 0]);
  expect(await attempt.log()).toHaveLength(2);
});

test('Batches sent at once, out of order, all count', async () => {
  const attempt = await started();
  const events = aLog([
    begin,
    ...Array.from({ length: 40 }, (_, n) => answer(`q${(n % 8) + 1}`, 'ABCD'[n % 4] ?? 'A')),
  ]);
  const parts = Array.from({ length: 8 }, (_, n) => events.filter((_, index) => index % 8 === n)).reverse();
  await Promise.all(parts.map((part) => attempt.send(part)));
  expect(await attempt.log()).toEqual(events.map((event) => ({ ...event, late: 'none', chargedMs: 0 })));
  expect(await attempt.state()).toEqual(await rebuildState(database.db, attempt.id, attempt.plan));
});

test('What is refused changes nothing: an unknown question, a choice that is not there, a step of another attempt', async () => {
  const attempt = await started({ mode: 'strict' });
  await attempt.send(aLog([begin, answer('q1', 'A')]));
  const before = await attempt.state();
  const odd = aLog([answer('other-1', 'A'), answer('q1', 'Z'), { type: 'pause' }], { from: 3 });
  const said = await attempt.send(odd);
  expect(said.ack).toEqual([]);
  expect(said.refused.map(({ seq }) => seq)).toEqual([3, 4, 5]);
  expect([await attempt.state(), (await attempt.log()).length]).toEqual([before, 2]);
});

test('A malformed step is refused under its number, changes nothing, and does not hold up the hand-in', async () => {
  const attempt = await started();
  const batch = { device: attempt.device, events: aLog([begin]), malformed: [{ epoch: 1, seq: 2 }] };
  const said = await appendEvents(attempt.scope, attempt.id, batch, noon);
  expect([said?.ack, said?.refused]).toMatchObject([[{ seq: 1 }], [{ seq: 2, reason: expect.any(String) }]]);
  expect((await attempt.send(aLog([submit], { from: 3 }))).receipt).not.toBeNull();
});

test('A hand-in waits for what is still on its way, then brings a receipt that never changes', async () => {
  const attempt = await started();
  await attempt.send(aLog([begin]));
  const waiting = await attempt.send(aLog([submit], { from: 3 }));
  expect([waiting.ack, waiting.refused, waiting.receipt]).toEqual([[], [], null]);
  const said = await attempt.send(aLog([answer('q1', 'B'), submit], { from: 2 }));
  expect(said.receipt).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect((await attempt.state())?.items.q1?.answer).toBe('B');

  const before = await attempt.state();
  const after = await attempt.send(aLog([answer('q1', 'C')], { from: 4 }), later(day));
  expect([after.ack.length, after.receipt]).toEqual([1, said.receipt]);
  expect(await attempt.state()).toEqual(before);
  expect((await attempt.log()).at(-1)).toMatchObject({ late: 'after-submit' });
});

test('Two devices: the second takes over, and what the first still had fills in without overwriting or costing time', async () => {
  const attempt = await started();
  const laptop = randomUUID();
  const ask = (takeOver: boolean) =>
    leaseAttempt(attempt.scope, attempt.id, { device: laptop, takeOver }, noon);
  await attempt.send(aLog([begin, { ...answer('q1', 'A'), spentMs: 5000 }]));
  expect(await ask(false)).toEqual({ epoch: 1, yours: false });
  expect(await ask(true)).toEqual({ epoch: 2, yours: true });
  expect(await ask(false)).toEqual({ epoch: 2, yours: true });

  await attempt.send(aLog([answer('q1', 'B'), answer('q2', 'B')], { epoch: 2 }), noon, laptop);
  const late = aLog([answer('q1', 'C'), answer('q2', 'C'), answer('q3', 'C'), submit], {
    from: 3,
    spentMs: 9000,
  });
  const said = await attempt.send(late);
  expect([said.ack.length, said.lease, said.receipt]).toEqual([4, { epoch: 2, yours: false }, null]);

  const state = await attempt.state();
  expect([1, 2, 3].map((n) => state?.items[`q${n}`]?.answer)).toEqual(['B', 'B', 'C']);
  expect(state).toMatchObject({ phase: 'working', usedMs: [5000], ledger: { lateMs: 36_000 } });
  expect(state).toEqual(await rebuildState(database.db, attempt.id, attempt.plan));
});

test('A device whose clock is wrong by a day is charged for the time worked, and no more than has passed', async () => {
  const attempt = await started();
  const worked = { ...answer('q1', 'A'), spentMs: 300_000 };
  await attempt.send(aLog([begin, worked]), later(310_000));
  expect((await attempt.state())?.usedMs).toEqual([300_000]);
  await attempt.send(aLog([{ type: 'tick', spentMs: day }], { from: 3 }), later(320_000));
  expect((await attempt.state())?.usedMs).toEqual([380_000]);
  expect((await attempt.state())?.items.q1?.answer).toBe('A');
});

test('A submitted attempt changes hands no more', async () => {
  const attempt = await started();
  await attempt.send(aLog([begin, submit]));
  const other = { device: randomUUID(), takeOver: true };
  expect(await leaseAttempt(attempt.scope, attempt.id, other)).toEqual({ epoch: 1, yours: false });
});

const seeds = Array.from({ length: process.env.LONG === '1' ? 200 : 12 }, (_, n) => n + 1);
test('Through seeded bad luck on two devices the kept state equals the fold of the log, and nothing confirmed is missing', async () => {
  for (const seed of seeds) {
    const attempt = await started();
    let now = noon.getTime();
    const server = {
      lease: async (device: string, takeOver: boolean) => {
        const lease = await leaseAttempt(attempt.scope, attempt.id, { device, takeOver }, new Date(now));
        return lease ?? { epoch: 0, yours: false };
      },
      view: async () => (await attempt.state()) ?? Promise.reject(new Error('gone')),
      send: async (device: string, events: AttemptEvent[]) => {
        now += events.reduce((sum, event) => sum + event.spentMs, 0);
        return attempt.send(events, new Date(now), device);
      },
    };
    const devices = [attempt.device, randomUUID()];
    const { confirmed, receipt } = await runSchedule(server, attempt.plan, devices, {
      seed,
      length: 40,
      flush: seed % 2 === 0,
    });
    const stored = new Set((await attempt.log()).map(({ epoch, seq }) => `${epoch}.${seq}`));
    expect([seed, confirmed.filter(({ epoch, seq }) => !stored.has(`${epoch}.${seq}`))]).toEqual([seed, []]);
    const [row] = await database.db.select().from(attempts).where(eq(attempts.id, attempt.id));
    expect([seed, row?.state]).toEqual([seed, await rebuildState(database.db, attempt.id, attempt.plan)]);
    expect([seed, row?.receipt, row?.submittedAt === null]).toEqual([seed, receipt, false]);
  }
}, 120_000);
