import { expect, test } from '@jest/globals';
import { acceptEvents } from './accept';
import type { AttemptEvent } from './attempt';
import { aLog, aPlan } from './builders';
import { memoryServer } from './memory-server';
import { foldLog } from './step';
import { newWriter } from './writer';

const begin = { type: 'begin' } as const;
const tick = { type: 'tick' } as const;
const answer = (item: string, value: string) => ({ type: 'answer', item, value }) as const;
const ids = (events: readonly { epoch: number; seq: number }[]) =>
  events.map(({ epoch, seq }) => `${epoch}.${seq}`);

test('The same event five times is stored once and confirmed five times', () => {
  const server = memoryServer(aPlan(), 'phone');
  const events = aLog([begin, answer('q1', 'A')]);
  for (let n = 0; n < 5; n += 1) {
    const { fresh, again, refused } = server.take('phone', [...events, ...events]);
    expect(new Set(ids([...fresh, ...again]))).toEqual(new Set(['1.1', '1.2']));
    expect(refused).toEqual([]);
  }
  expect(ids(server.log)).toEqual(['1.1', '1.2']);
});

test('Another event under a number that is taken is refused, so that nobody believes it was stored', () => {
  const server = memoryServer(aPlan(), 'phone');
  server.take('phone', aLog([begin, answer('q1', 'A')]));
  const { fresh, again, refused } = server.take('phone', aLog([answer('q1', 'B')], { from: 2 }));
  expect([fresh, again]).toEqual([[], []]);
  expect(refused).toMatchObject([{ epoch: 1, seq: 2, reason: expect.stringContaining('already stored') }]);
});

test('Events may arrive in any order and leave gaps, and each is stored as it comes', () => {
  const server = memoryServer(aPlan(), 'phone');
  const events = aLog([begin, answer('q1', 'A'), answer('q1', 'B'), answer('q2', 'C')]);
  for (const n of [3, 1, 2, 0]) server.take('phone', [events[n] as AttemptEvent]);
  expect(foldLog(aPlan(), server.log).items).toMatchObject({ q1: { answer: 'B' }, q2: { answer: 'C' } });
});

test('A submit waits until everything in front of it is there, and then counts', () => {
  const server = memoryServer(aPlan(), 'phone');
  const [first, second, submit] = aLog([begin, answer('q1', 'A'), { type: 'submit' }]) as [
    AttemptEvent,
    AttemptEvent,
    AttemptEvent,
  ];
  server.take('phone', [first]);
  const early = server.take('phone', [submit]);
  expect([early.fresh, early.again, early.refused, ids(early.waiting)]).toEqual([[], [], [], ['1.3']]);
  expect(ids(server.take('phone', [submit, second]).fresh)).toEqual(['1.2', '1.3']);
  expect(foldLog(aPlan(), server.log)).toMatchObject({ phase: 'submitted', items: { q1: { answer: 'A' } } });
});

test('Nobody waits for an event that was refused or malformed', () => {
  const server = memoryServer(aPlan({ mode: 'strict' }), 'phone');
  server.take('phone', aLog([begin, { type: 'pause' }]));
  expect(ids(server.take('phone', aLog([{ type: 'submit' }], { from: 3 })).fresh)).toEqual(['1.3']);

  const given = {
    plan: aPlan(),
    submitted: false,
    writers: [newWriter(1, 'phone', 0)],
    device: 'phone',
    now: 0,
    known: [],
    malformed: [{ epoch: 1, seq: 1 }],
  };
  const verdict = acceptEvents(given, aLog([{ type: 'submit' }], { from: 2 }));
  expect([ids(verdict.refused), ids(verdict.fresh)]).toEqual([['1.1'], ['1.2']]);
});

test('After submission events are kept and change nothing', () => {
  const server = memoryServer(aPlan(), 'phone');
  server.take('phone', aLog([begin, answer('q1', 'A'), { type: 'submit' }]));
  const before = foldLog(aPlan(), server.log);
  const { fresh } = server.take('phone', aLog([answer('q1', 'B')], { from: 4, spentMs: 1000 }));
  expect(fresh).toMatchObject([{ late: 'after-submit', chargedMs: 0 }]);
  expect(foldLog(aPlan(), server.log)).toEqual(before);
});

test('A late submit of a device that was taken over from does not hand in the work of the other', async () => {
  const server = memoryServer(aPlan(), 'phone');
  server.take('phone', aLog([begin]));
  await server.lease('laptop', true);
  server.take('laptop', aLog([answer('q1', 'B')], { epoch: 2 }));
  const late = aLog([answer('q1', 'A'), answer('q2', 'A'), { type: 'submit' }], { from: 2, spentMs: 9000 });
  expect(server.take('phone', late).fresh.map((event) => event.late)).toEqual(Array(3).fill('older-epoch'));
  const state = foldLog(aPlan(), server.log);
  expect(state).toMatchObject({ phase: 'working', usedMs: [0], ledger: { lateMs: 27_000 } });
  expect([state.items.q1?.answer, state.items.q2?.answer]).toEqual(['B', 'A']);
});

test('A device that never was the writer of an epoch cannot write in it', async () => {
  const server = memoryServer(aPlan(), 'phone');
  await server.lease('laptop', true);
  for (const [device, epoch] of [
    ['tablet', 1],
    ['phone', 2],
    ['laptop', 1],
    ['laptop', 3],
  ] as const) {
    const { fresh, refused } = server.take(device, aLog([begin], { epoch }));
    expect([device, fresh, refused.length]).toEqual([device, [], 1]);
  }
});

test.each([
  [aPlan(), answer('q9', 'A'), 'This question is not in the set you are taking.'],
  [aPlan(), answer('__proto__', 'A'), 'This question is not in the set you are taking.'],
  [aPlan(), answer('q1', 'F'), 'This question has no such answer choice.'],
  [
    aPlan(),
    { type: 'eliminate', item: 'q1', choice: 'F' } as const,
    'This question has no such answer choice.',
  ],
  [aPlan(), { type: 'advance' } as const, 'This set has one part'],
  [aPlan({ mode: 'strict' }), { type: 'pause' } as const, 'the clock cannot be paused'],
  [aPlan({ mode: 'untimed' }), { type: 'pause' } as const, 'there is no clock to pause'],
  [aPlan({ mode: 'untimed' }), { type: 'time-up' } as const, 'time cannot run out'],
])('What the plan rules out is refused with a reason and stored nowhere (%#)', (plan, happening, reason) => {
  const server = memoryServer(plan, 'phone');
  const { fresh, refused } = server.take('phone', aLog([happening]));
  expect([fresh, server.log]).toEqual([[], []]);
  expect(refused[0]?.reason).toContain(reason);
});

test('A writer is charged no more than the time since it became the writer, give or take a minute', async () => {
  const server = memoryServer(aPlan({ seconds: [7200] }), 'phone');
  const hours = 3600_000;
  server.wait(120_000);
  server.take('phone', aLog([begin, { ...tick, spentMs: 5 * hours }]));
  expect(foldLog(aPlan(), server.log).usedMs).toEqual([180_000]);
  server.wait(1000);
  await server.lease('laptop', true);
  server.take(
    'laptop',
    aLog(
      [
        { ...tick, spentMs: 50_000 },
        { ...tick, spentMs: 50_000 },
      ],
      { epoch: 2 },
    ),
  );
  expect(foldLog(aPlan(), server.log).usedMs).toEqual([240_000]);
});

test('A broken device cannot fill the log without end, and can still hand in', () => {
  const writers = [{ ...newWriter(1, 'phone', 0), stored: 20_000, lastSeq: 20_000 }];
  const given = { plan: aPlan(), submitted: false, writers, device: 'phone', now: 0, known: [] };
  const verdict = acceptEvents(given, aLog([tick, { type: 'submit' }], { from: 20_001 }));
  expect([ids(verdict.refused), ids(verdict.fresh)]).toEqual([['1.20001'], ['1.20002']]);
});
