import { expect, test } from '@jest/globals';
import { answersSchema } from '@/lib/domain/question/review';
import { allItems } from './bank';
import { gradeAnswers } from './grade-answers';
import { aBank, aGuide, aQuestion, aReadingQuestion, aReadingSet, aSet } from './sample-bank';
import { statisticsOf } from './statistics';
import { worksheetText } from './worksheet-text';

const bank = aBank([
  aReadingSet({ questions: [aReadingQuestion(), aReadingQuestion({ id: 'reading-1-02', key: 'B' })] }),
]);
const items = allItems(bank);
const answers = (change: object = {}) =>
  answersSchema.parse({
    set: 'reading-1',
    reader: 'second reader',
    date: '2026-11-20',
    answers: {
      'reading-1-01': { answer: 'A', confidence: 'sure', band: 1, dead: ['D'], complaints: [], ...change },
    },
  });

test('a reading that agrees passes and is kept with the fingerprint of what was read', () => {
  const { ledger, passed, failed, notes } = gradeAnswers(items, answers(), undefined);
  expect({ passed, failed }).toEqual({ passed: 1, failed: 0 });
  expect(ledger.questions['reading-1-01']).toMatchObject({
    agrees: true,
    passed: true,
    reader: 'second reader',
  });
  expect(ledger.questions['reading-1-01']?.hash).toMatch(/^[0-9a-f]{16}$/);
  expect(notes).toContain('1 questions of reading-1 have not been read.');
});

test('another answer is no pass, and neither is a must-fix; a should-fix is', () => {
  const graded = (change: object) =>
    gradeAnswers(items, answers(change), undefined).ledger.questions['reading-1-01'];
  expect(graded({ answer: 'B' })).toMatchObject({ agrees: false, passed: false });
  expect(graded({ complaints: [{ grade: 'must-fix', text: 'B is also defensible.' }] })).toMatchObject({
    agrees: true,
    passed: false,
  });
  expect(graded({ complaints: [{ grade: 'should-fix', text: 'Awkward stem.' }] })).toMatchObject({
    passed: true,
  });
});

test('readings of other questions stay, and an unknown question is said', () => {
  const { ledger } = gradeAnswers(items, answers(), undefined);
  const later = answersSchema.parse({
    ...answers(),
    answers: {
      'reading-1-02': { answer: 'B', confidence: 'guess', band: 2 },
      'reading-1-99': { answer: 'A', confidence: 'guess', band: 2 },
    },
  });
  const second = gradeAnswers(items, later, ledger);
  expect(Object.keys(second.ledger.questions)).toEqual(['reading-1-01', 'reading-1-02']);
  expect(second.notes).toContain('reading-1-99: there is no such question in reading-1.');
});

test('a typed answer agrees when it is equal, however it is written', () => {
  const { choices: _choices, key: _key, ...rest } = aQuestion();
  const response = { ...rest, kind: 'response', accept: ['7/2'], rationale: 'Half of 7.' };
  const typed = allItems(aBank([aSet({ questions: [response] })]));
  const by = (answer: string) =>
    gradeAnswers(
      typed,
      answersSchema.parse({
        ...answers(),
        set: 'math-1',
        answers: { 'math-1-01': { answer, confidence: 'sure', band: 1 } },
      }),
      undefined,
    ).passed;
  expect([by('3.5'), by('7/2'), by('3.4'), by('three')]).toEqual([1, 1, 0, 0]);
});

test('the worksheet shows passage, stem and choices, and nothing that gives a key away', () => {
  const text = worksheetText('ACT Reading Practice Set 1', items);
  expect(text).toContain('The tide fills the pond.');
  expect(text).toContain('   A  The water that leaves the pond');
  expect(text.match(/== The Tide Mill/g)).toHaveLength(1);
  for (const secret of ['no horses', 'opposite', 'do the work', 'turns the wheel."'])
    expect(text).not.toContain(secret);
});

test('statistics count live content: Math by its check, the rest by its readings, drafts not at all', () => {
  const { ledger } = gradeAnswers(items, answers(), undefined);
  const sets = [
    aReadingSet(),
    aSet(),
    aSet({ id: 'math-2', status: 'draft', questions: [aQuestion({ id: 'math-2-01' })] }),
  ];
  const counted = statisticsOf(
    aBank(sets, { reviews: new Map([['reading-1', ledger]]), guides: [aGuide('x')] }),
  );
  expect(counted).toEqual({
    questions: {
      total: 2,
      reviewed: 2,
      unreviewed: 0,
      byExam: { act: 2 },
      bySkill: { act_linear_equations_inequalities: 1, act_main_idea: 1 },
    },
    sets: [
      { id: 'reading-1', questions: 1 },
      { id: 'math-1', questions: 1 },
    ],
    forms: [],
    lessons: { sat: 0, act: 0, admissions: 0 },
    families: 0,
    guides: 1,
  });
});

test('a Math question whose check fails does not count as reviewed', () => {
  expect(statisticsOf(aBank([aSet({ questions: [aQuestion({ key: 'B' })] })])).questions).toMatchObject({
    reviewed: 0,
    unreviewed: 1,
  });
});
