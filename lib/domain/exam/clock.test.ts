import { expect, test } from '@jest/globals';
import { aLog, aPlan } from './builders';
import { budgetMs, chargeableMs, remainingMs } from './clock';
import { foldLog } from './step';

const minute = 60_000;

test.each([
  [1020, 'strict', 1, 1_020_000],
  [1020, 'practice', 1.5, 1_530_000],
  [2115, 'strict', 1.5, 3_172_500],
  [1020, 'strict', 2, 2_040_000],
  [1020, 'untimed', 2, null],
] as const)('%i seconds, %s, at %f times the time are a budget of %s ms', (seconds, mode, factor, budget) => {
  expect(budgetMs(seconds, mode, factor)).toBe(budget);
});

/** Used time in a one-minute part: what is charged, and whether the part locks by itself. */
test.each([
  ['work up to the budget', [{ spentMs: 60_000 }], 0, 'working'],
  ['a little past the budget, within the slack', [{ spentMs: 70_000 }], 0, 'working'],
  ['past the slack', [{ spentMs: 70_001 }], 0, 'time-up'],
  ['many small pieces past the slack', Array(71).fill({ spentMs: 1000 }), 0, 'time-up'],
  ['half the budget', [{ spentMs: 30_000 }], 30_000, 'working'],
])('A part of one minute after %s', (_, ticks: { spentMs: number }[], left, phase) => {
  const plan = aPlan({ seconds: [60] });
  const log = aLog([{ type: 'begin' }, ...ticks.map(({ spentMs }) => ({ type: 'tick' as const, spentMs }))]);
  const state = foldLog(plan, log);
  expect([remainingMs(state, plan), state.phase]).toEqual([left, phase]);
});

test('Nothing is charged before the beginning, while paused, or after time is up', () => {
  const log = aLog([
    { type: 'tick', spentMs: minute },
    { type: 'begin', spentMs: minute },
    { type: 'pause', spentMs: 5000 },
    { type: 'tick', spentMs: minute },
    { type: 'resume', spentMs: minute },
    { type: 'time-up', spentMs: 1000 },
    { type: 'tick', spentMs: minute },
  ]);
  expect(foldLog(aPlan(), log).usedMs).toEqual([6000]);
});

test('An answer that comes after the slack is used up does not count; all before it stay', () => {
  const plan = aPlan({ seconds: [60] });
  const log = aLog([
    { type: 'begin' },
    { type: 'answer', item: 'q1', value: 'A', spentMs: 59_000 },
    { type: 'answer', item: 'q2', value: 'B', spentMs: 5000 },
    { type: 'answer', item: 'q3', value: 'C', spentMs: 6001 },
    { type: 'answer', item: 'q1', value: 'D' },
  ]);
  const { items } = foldLog(plan, log);
  expect([items.q1?.answer, items.q2?.answer, items.q3?.answer]).toEqual(['A', 'B', null]);
});

test('An untimed attempt counts time and has no end', () => {
  const plan = aPlan({ mode: 'untimed' });
  const state = foldLog(plan, aLog([{ type: 'begin' }, { type: 'tick', spentMs: 600 * minute }]));
  expect([state.phase, state.usedMs, remainingMs(state, plan)]).toEqual(['working', [600 * minute], null]);
});

/** Reported, server time since the lease, charged before: what can be true. */
test.each([
  ['ordinary work', 5000, 5 * minute, 4 * minute, 5000],
  ['a device a minute ahead', minute, 0, 0, minute],
  ['a device that claims a day', 24 * 60 * minute, 10 * minute, 0, 11 * minute],
  ['a claim when nothing is left to claim', 5000, 10 * minute, 11 * minute, 0],
  ['a claim that fits only in part', 5000, 10 * minute, 11 * minute - 2000, 2000],
  ['a server clock set back', 5000, -minute, 0, 5000],
])(
  'The server charges %s: %i ms reported, %i ms since the lease, %i ms charged before, %i ms counted',
  (_, spent, wall, charged, expected) => {
    expect(chargeableMs(spent, wall, charged)).toBe(expected);
  },
);
