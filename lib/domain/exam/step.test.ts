import { expect, test } from '@jest/globals';
import type { AttemptState, Happening, LoggedEvent } from './attempt';
import { aLog, aPlan } from './builders';
import { foldLog, initialState, step } from './step';

const after = (plan = aPlan(), ...happenings: (Happening & { spentMs?: number })[]) =>
  foldLog(plan, aLog(happenings));
const late = (event: ReturnType<typeof aLog>[number]): LoggedEvent => ({
  ...event,
  late: 'older-epoch',
  chargedMs: 0,
});
const begin = { type: 'begin' } as const;
const answer = (item: string, value: string) => ({ type: 'answer', item, value }) as const;

test('Beginning puts the student at the first question', () => {
  expect(after(aPlan(), begin)).toMatchObject({
    phase: 'working',
    current: 'q1',
    items: { q1: { visits: 1 } },
  });
});

test('The first answer is remembered and each change is timed by work done, not by the clock on the wall', () => {
  const state = after(
    aPlan(),
    begin,
    { ...answer('q1', 'B'), spentMs: 4000 },
    { ...answer('q1', 'C'), spentMs: 6000 },
    { type: 'clear', item: 'q1', spentMs: 1000 },
  );
  expect(state.items.q1).toMatchObject({
    answer: null,
    firstAnswer: 'B',
    ms: 11_000,
    changes: [
      { from: null, to: 'B', atMs: 4000 },
      { from: 'B', to: 'C', atMs: 10_000 },
      { from: 'C', to: null, atMs: 11_000 },
    ],
  });
});

test('Giving the same answer again is no change, and choosing a crossed-out choice brings it back', () => {
  const state = after(
    aPlan(),
    begin,
    answer('q1', 'B'),
    { type: 'eliminate', item: 'q1', choice: 'D' },
    { type: 'eliminate', item: 'q1', choice: 'C' },
    { type: 'eliminate', item: 'q1', choice: 'C' },
    answer('q1', 'B'),
    answer('q1', 'D'),
  );
  expect(state.items.q1).toMatchObject({ answer: 'D', eliminated: ['C'] });
  expect(state.items.q1?.changes).toHaveLength(2);
});

test('Time goes to the question in front of the student, and checking the work is counted apart', () => {
  const state = after(
    aPlan(),
    begin,
    { type: 'visit', item: 'q2', spentMs: 1000 },
    { type: 'review', spentMs: 2000 },
    { type: 'tick', spentMs: 4000 },
    { type: 'visit', item: 'q3', spentMs: 8000 },
    { type: 'mark', item: 'q3', spentMs: 16_000 },
  );
  expect(state).toMatchObject({ phase: 'working', current: 'q3', usedMs: [31_000] });
  expect(state.ledger).toEqual({ questionMs: 19_000, reviewMs: 12_000, lateMs: 0 });
  expect([state.items.q1?.ms, state.items.q2?.ms, state.items.q3?.ms]).toEqual([1000, 2000, 16_000]);
});

test('An answer whose begin or resume is still missing counts all the same', () => {
  expect(foldLog(aPlan(), aLog([answer('q2', 'A')], { from: 7 })).items.q2?.answer).toBe('A');
  const paused = foldLog(aPlan(), [
    ...aLog([begin, { type: 'pause' }]),
    ...aLog([answer('q2', 'A')], { from: 4 }),
  ]);
  expect(paused).toMatchObject({ phase: 'paused', items: { q2: { answer: 'A' } } });
});

test('After submission nothing changes any more', () => {
  const plan = aPlan();
  const submitted = after(plan, begin, answer('q1', 'A'), { type: 'submit' });
  const more = aLog([answer('q1', 'B'), { type: 'resume' }], { from: 4, spentMs: 500 });
  expect(more.reduce((state, event) => step(state, event, plan), submitted)).toEqual(submitted);
});

test('A device that was taken over from fills what nobody answered later, moves nothing, and costs no time', () => {
  const plan = aPlan();
  const first = aLog([begin, answer('q1', 'A'), answer('q2', 'A'), answer('q3', 'A'), { type: 'submit' }], {
    spentMs: 1000,
  });
  const second = aLog([begin, answer('q1', 'B'), answer('q2', 'C'), { type: 'clear', item: 'q2' }], {
    epoch: 2,
    spentMs: 100,
  });
  const state = foldLog(plan, [...second, ...first.map(late)]);
  expect(state).toMatchObject({ phase: 'working', usedMs: [300], lastEpoch: 2, lastSeq: 4 });
  expect(Object.values(state.items).map((item) => item.answer)).toEqual(['B', null, 'A', null]);
  expect(state.ledger.lateMs).toBe(5000);
});

test('A question id that is a property of every object touches nothing', () => {
  const plan = aPlan();
  const state = after(plan, begin);
  const odd = { ...answer('__proto__', 'A'), epoch: 1, seq: 2, spentMs: 0 };
  expect(step(state, odd, plan)).toEqual({ ...state, lastSeq: 2 });
  expect(step(initialState(plan), late(odd), plan)).toEqual(initialState(plan));
  expect(Object.hasOwn({}, 'answer')).toBe(false);
});

const phases: [string, Happening[], Happening, AttemptState['phase']][] = [
  ['ready', [], { type: 'visit', item: 'q2' }, 'ready'],
  ['ready', [], { type: 'review' }, 'ready'],
  ['ready', [], { type: 'pause' }, 'ready'],
  ['ready', [], { type: 'time-up' }, 'ready'],
  ['working', [begin], begin, 'working'],
  ['working', [begin], { type: 'review' }, 'reviewing'],
  ['working', [begin], { type: 'pause' }, 'paused'],
  ['working', [begin], { type: 'time-up' }, 'time-up'],
  ['working', [begin], { type: 'submit' }, 'submitted'],
  ['reviewing', [begin, { type: 'review' }], { type: 'visit', item: 'q4' }, 'working'],
  ['reviewing', [begin, { type: 'review' }], { type: 'pause' }, 'paused'],
  ['paused', [begin, { type: 'pause' }], { type: 'resume' }, 'working'],
  ['paused', [begin, { type: 'pause' }], { type: 'time-up' }, 'paused'],
  ['paused', [begin, { type: 'pause' }], { type: 'submit' }, 'submitted'],
  ['time-up', [begin, { type: 'time-up' }], { type: 'visit', item: 'q2' }, 'time-up'],
  ['time-up', [begin, { type: 'time-up' }], begin, 'time-up'],
  ['time-up', [begin, { type: 'time-up' }], { type: 'submit' }, 'submitted'],
];
test.each(phases)('From %s, after %j, the event %j leads to %s', (_, before, event, phase) => {
  expect(after(aPlan(), ...before, event).phase).toBe(phase);
});

test('Strict attempts are never paused, and untimed ones never run out of time', () => {
  expect(after(aPlan({ mode: 'strict' }), begin, { type: 'pause' }).phase).toBe('working');
  expect(after(aPlan({ mode: 'untimed' }), begin, { type: 'pause' }).phase).toBe('working');
  expect(after(aPlan({ mode: 'untimed' }), begin, { type: 'time-up' }).phase).toBe('working');
});

test('Going on to the next part waits at its door without charging time, and the part left is closed', () => {
  const plan = aPlan({ questions: [2, 2], seconds: [60, 60] });
  const state = after(
    plan,
    begin,
    answer('q1', 'A'),
    { type: 'advance', spentMs: 5000 },
    { type: 'tick', spentMs: 90_000 },
    answer('q1', 'B'),
    { ...begin, spentMs: 1000 },
    { ...answer('q3', 'C'), spentMs: 2000 },
  );
  expect(state).toMatchObject({ phase: 'working', part: 1, current: 'q3', usedMs: [5000, 2000] });
  expect([state.items.q1?.answer, state.items.q3?.answer]).toEqual(['A', 'C']);
  expect(step(state, { type: 'advance', epoch: 1, seq: 99, spentMs: 0 }, plan)).toMatchObject({ part: 1 });
});
