import { expect, test } from '@jest/globals';
import type { Happening } from './attempt';
import type { Part } from './blueprint';
import { aLog, aSet } from './builders';
import { planOfSet } from './plan';
import { reportOf } from './report';
import { isRight, scoreSet } from './score';
import { foldLog } from './step';

const pace: Part = {
  id: 'math',
  title: 'Math',
  section: 'Math',
  kind: 'multiple-choice',
  seconds: 3000,
  questions: 45,
  tools: ['calculator'],
  navigation: 'free',
};
const set = aSet({
  keys: ['A', 'B', 'C', 'D', 'A', '7/2'],
  skills: [
    ['Algebra', 'Lines'],
    ['Functions', 'Graphs'],
    ['Algebra', 'Lines'],
    ['Algebra', 'Systems'],
    ['Functions', 'Graphs'],
    ['Functions', 'Roots'],
  ],
});
const plan = planOfSet(set, pace, { mode: 'strict', timeFactor: 1.5 });
const taken = (...happenings: (Happening & { spentMs?: number })[]) =>
  foldLog(plan, aLog([{ type: 'begin' }, ...happenings]));
const answer = (item: string, value: string) => ({ type: 'answer', item, value }) as const;

test('A plan freezes questions, versions, choices and absolute time', () => {
  expect(plan).toMatchObject({
    exam: 'act',
    form: { id: 'math-1', version: 'v1', title: 'ACT Math Practice Set 1' },
    timeFactor: 1.5,
    parts: [{ budgetMs: 900_000, tools: ['calculator'], section: 'Math' }],
  });
  expect(plan.parts[0]?.items).toHaveLength(6);
  expect(plan.parts[0]?.items[0]).toEqual({
    id: 'q1',
    version: 'v1',
    kind: 'choice',
    choices: ['A', 'B', 'C', 'D'],
  });
  expect(plan.parts[0]?.items[5]).toEqual({ id: 'q6', version: 'v6', kind: 'response', choices: [] });
});

test('The score counts right, wrong, omitted and not reached apart', () => {
  const state = taken(
    answer('q1', 'A'),
    answer('q2', 'C'),
    { type: 'visit', item: 'q3' },
    answer('q6', '3.5'),
  );
  expect(scoreSet(state, set.questions)).toMatchObject({
    right: 2,
    wrong: 1,
    omitted: 1,
    notReached: 2,
    questions: 6,
  });
  expect(scoreSet(state, set.questions).items.map((item) => item.outcome)).toEqual([
    'right',
    'wrong',
    'omitted',
    'not-reached',
    'not-reached',
    'right',
  ]);
});

test('An answer taken back is omitted, even where the question was filled in by another device', () => {
  const state = taken(answer('q4', 'D'), { type: 'clear', item: 'q4' });
  expect(scoreSet(state, set.questions).items[3]).toMatchObject({ outcome: 'omitted', change: 'lost' });
});

test('Domains and skills are tallied in the order they appear', () => {
  const { domains } = scoreSet(taken(answer('q1', 'A'), answer('q3', 'C'), answer('q5', 'B')), set.questions);
  expect(domains).toEqual([
    {
      name: 'Algebra',
      right: 2,
      questions: 3,
      items: ['q1', 'q3', 'q4'],
      skills: [
        { name: 'Lines', right: 2, questions: 2, items: ['q1', 'q3'] },
        { name: 'Systems', right: 0, questions: 1, items: ['q4'] },
      ],
    },
    {
      name: 'Functions',
      right: 0,
      questions: 3,
      items: ['q2', 'q5', 'q6'],
      skills: [
        { name: 'Graphs', right: 0, questions: 2, items: ['q2', 'q5'] },
        { name: 'Roots', right: 0, questions: 1, items: ['q6'] },
      ],
    },
  ]);
});

test.each([
  ['never changed', ['A'], 'none'],
  ['from wrong to right', ['B', 'A'], 'gained'],
  ['from right to wrong', ['A', 'B'], 'lost'],
  ['from wrong to wrong', ['B', 'C'], 'neither'],
  ['away and back', ['A', 'B', 'A'], 'none'],
  ['wrong, right, wrong', ['B', 'A', 'C'], 'neither'],
])('An answer %s counts as %s → %s', (_, values, change) => {
  const score = scoreSet(taken(...values.map((value) => answer('q1', value))), set.questions);
  expect(score.items[0]?.change).toBe(change);
  expect(score.changes).toEqual({
    gained: 0,
    lost: 0,
    neither: 0,
    ...(change !== 'none' && { [change]: 1 }),
  });
});

test('A typed answer is right in every spelling the entry rule takes', () => {
  expect(
    ['7/2', '3.5', '14/4', '31/2', 'x'].map((text) => isRight({ kind: 'response', accept: ['7/2'] }, text)),
  ).toEqual([true, true, true, false, false]);
});

test('A report gives the reason of the choice taken, then of the key, and never the names of traps', () => {
  const state = taken({ ...answer('q1', 'B'), spentMs: 9000 }, answer('q2', 'B'), {
    type: 'review',
    spentMs: 1000,
  });
  const report = reportOf(state, set);
  expect(report.questions[0]).toMatchObject({
    result: { number: 1, outcome: 'wrong', answer: 'B', ms: 10_000 },
    key: { kind: 'choice', choice: 'A' },
    whyNot: '<p>secret reason B</p>',
    whyKey: '<p>secret reason A</p>',
    explanation: '<p>secret explanation 1</p>',
  });
  expect(report.questions[1]).toMatchObject({ whyNot: null, whyKey: '<p>secret reason B</p>' });
  expect(report.questions[5]).toMatchObject({ whyNot: null, whyKey: '<p>secret reason</p>' });
  expect(report).toMatchObject({ usedMs: 10_000, score: { right: 1, wrong: 1, notReached: 4 } });
  expect(JSON.stringify(report)).not.toContain('secret-trap');
});
