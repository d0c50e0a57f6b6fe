import { expect, test } from '@jest/globals';
import { apTestFormatSchema } from '@/lib/domain/catalogue/practice-test-entry';
import type { Blueprint, Part } from './blueprint';
import { durationWords, questionWords, timeWords, toApTestFormat } from './describe';
import { partAtPace, secondsAtPace } from './pace';

const part = (more: Partial<Part>): Part => ({
  id: 'p',
  title: 'Part',
  section: 'Section',
  kind: 'multiple-choice',
  seconds: 3300,
  questions: 55,
  tools: [],
  navigation: 'free',
  ...more,
});
const blueprint = (parts: Part[], weights: Blueprint['weights'] = { 'multiple-choice': 100 }): Blueprint => ({
  id: 'b',
  exam: 'ap',
  title: 'B',
  parts,
  weights,
  status: 'ours',
  source: 'test',
});

const history = blueprint(
  [
    part({}),
    part({ kind: 'short-answer', seconds: 2400, questions: 3 }),
    part({ kind: 'free-response', seconds: 6000, questions: 2 }),
  ],
  { 'multiple-choice': 40, 'short-answer': 20, 'free-response': 40 },
);

test.each([
  [1, '1 second'],
  [60, '1 minute'],
  [630, '10 minutes 30 seconds'],
  [3600, '1 hour'],
  [6300, '1 hour 45 minutes'],
  [11_700, '3 hours 15 minutes'],
])('%i seconds read as "%s"', (seconds, words) => {
  expect(durationWords(seconds)).toBe(words);
});

test('The full-length history test says 3 hours 15 minutes and two free-response questions, from its numbers', () => {
  expect(toApTestFormat(history)).toEqual({
    time_limit_description: '3 hours 15 minutes',
    question_description:
      '55 multiple-choice questions, 3 short-answer questions, and 2 free-response questions',
    multiple_choice: { questions: 55, time_limit: 3300, scoring: 40 },
    short_answers: { questions: 3, time_limit: 2400, scoring: 20 },
    free_response: { questions: 2, time_limit: 6000, scoring: 40 },
  });
  expect(apTestFormatSchema.parse(toApTestFormat(history))).toBeTruthy();
});

test('Parts of one kind are counted together and named one by one', () => {
  const calculus = blueprint([
    part({ title: 'Part A', seconds: 3600, questions: 30 }),
    part({ title: 'Part B', seconds: 2700, questions: 15 }),
  ]);
  expect(questionWords(calculus)).toBe(
    '45 multiple-choice questions (Part A: 30 in 1 hour; Part B: 15 in 45 minutes)',
  );
  expect(toApTestFormat(calculus)).toMatchObject({
    time_limit_description: '1 hour 45 minutes',
    multiple_choice: { questions: 45, time_limit: 6300, scoring: 100 },
  });
  expect(toApTestFormat(calculus)).not.toHaveProperty('short_answers');
});

test('Optional parts are left out of the time and the count', () => {
  const withEssay = blueprint([
    part({}),
    part({ kind: 'essay', questions: 1, seconds: 2400, optional: true }),
  ]);
  expect(timeWords(withEssay)).toBe('55 minutes');
  expect(questionWords(withEssay)).toBe('55 multiple-choice questions');
});

test('A format without a weighted multiple-choice part is a mistake of ours and says which blueprint', () => {
  expect(() => toApTestFormat(blueprint([part({})], {}))).toThrow(
    'The blueprint b has no multiple-choice part',
  );
});

test.each([
  ['Math', 50, 45, 15, 17],
  ['English', 35, 50, 15, 11],
  ['Reading', 40, 36, 9, 10],
  ['Science', 40, 40, 12, 12],
])(
  'A %s set has the pace of the exam, rounded up to whole minutes',
  (_, minutes, questions, asked, expected) => {
    expect(secondsAtPace({ seconds: minutes * 60, questions }, asked)).toBe(expected * 60);
  },
);

test('A set cut from a part keeps its tools and loses what belongs to the whole', () => {
  const cut = partAtPace(part({ scored: 50, optional: true, breakAfter: 600, tools: ['mark'] }), 5);
  expect(cut).toEqual(part({ tools: ['mark'], questions: 5, seconds: 300 }));
});
