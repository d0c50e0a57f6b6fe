import { expect, test } from '@jest/globals';
import { questionHash } from '@/lib/server/content/question-hash';
import { allItems, type Bank } from './bank';
import { findProblems, rules } from './rules';
import {
  aBank,
  aGuide,
  aLesson,
  aQuestion,
  aReadingQuestion,
  aReadingSet,
  aSet,
  aStimulus,
} from './sample-bank';

type Sample = { rule: string; what: string; good: Bank; bad: Bank; id: string; says: string };

const many = (n: number, change: (i: number) => object = () => ({})) =>
  Array.from({ length: n }, (_, i) =>
    aQuestion({ id: `math-1-${String(i + 1).padStart(2, '0')}`, ...change(i) }),
  );
const keyed = (letters: string) =>
  aBank([aSet({ questions: many(letters.length, (i) => ({ key: letters[i] })) })]);
const withChoice = (index: number, change: object) => {
  const question = aQuestion();
  const choices = question.choices.map((choice, i) => (i === index ? { ...choice, ...change } : choice));
  return aBank([aSet({ questions: [{ ...question, choices }] })]);
};
const withQuestion = (change: object) => aBank([aSet({ questions: [aQuestion(change)] })]);
const withReading = (change: object) => aBank([aReadingSet({ questions: [aReadingQuestion(change)] })]);
const withStimulus = (change: object) => aBank([aReadingSet({ stimuli: [aStimulus(change)] })]);
const words = (n: number) => Array.from({ length: n }, () => 'tide').join(' ');
const passage = (n: number) => withStimulus({ paragraphs: [{ id: 'p1', text: `${words(n)}.` }] });
const plot = (change: object = {}) => ({
  id: 'figure-1',
  kind: 'plot',
  alt: 'Line graph of depth in meters against time in hours. Pond: 0 h, 1 m; 2 h, 3 m.',
  x: { label: 'Time (h)', min: 0, max: 2, step: 1 },
  y: { label: 'Depth (m)', min: 0, max: 4, step: 1 },
  series: [
    {
      id: 'pond',
      label: 'Pond',
      mark: 'line',
      points: [
        [0, 1],
        [2, 3],
      ],
    },
  ],
  ...change,
});
const prose = [
  'The water that leaves the pond',
  'The water that enters the pond',
  'The wind that blows from the sea',
  'The horses that walk all day',
];
const longKeys = (howMany: number) =>
  aBank([
    aReadingSet({
      questions: Array.from({ length: 8 }, (_, i) =>
        aReadingQuestion({
          id: `reading-1-0${i + 1}`,
          choices: aReadingQuestion().choices.map((choice, k) => ({
            ...choice,
            text: `${prose[k]}${k === (i < howMany ? 0 : 3) ? ' and through the wide gates of the mill' : ''}`,
          })),
        }),
      ),
    }),
  ]);
const lessonText = `{{question: act-main-idea-01}}\n\n${words(1000)}.`;
const read = (change: object = {}) => {
  const bank = withReading({});
  const [item] = allItems(bank);
  if (!item) throw new Error('The sample has no question.');
  const review = {
    hash: questionHash(item.question, item.stimulus),
    reader: 'second reader',
    date: '2026-11-20',
    answer: 'A',
    confidence: 'sure' as const,
    band: 2,
    dead: [],
    complaints: [],
    agrees: true,
    passed: true,
    ...change,
  };
  return {
    ...bank,
    reviews: new Map([['reading-1', { set: 'reading-1', questions: { 'reading-1-01': review } }]]),
  };
};

const samples: Sample[] = [
  {
    rule: 'unique-ids',
    what: 'an id used twice',
    good: aBank([aSet({ questions: many(2) })]),
    bad: aBank([aSet({ questions: [aQuestion(), aQuestion()] })]),
    id: 'math-1-01',
    says: 'already used',
  },
  {
    rule: 'unique-ids',
    what: 'a number out of order',
    good: aBank([aSet()]),
    bad: withQuestion({ id: 'math-1-07' }),
    id: 'math-1-07',
    says: 'must end in 01',
  },
  {
    rule: 'links',
    what: 'a stimulus that is not there',
    good: aBank([aReadingSet()]),
    bad: aBank([
      aReadingSet({
        questions: [aReadingQuestion(), aReadingQuestion({ id: 'reading-1-02', stimulus: 'wind-mill' })],
      }),
    ]),
    id: 'reading-1-02',
    says: 'no stimulus "wind-mill"',
  },
  {
    rule: 'links',
    what: 'a skill that no lesson of the domain teaches',
    good: aBank([aSet()]),
    bad: withQuestion({ skill: 'act_probability' }),
    id: 'math-1-01',
    says: 'lesson of Algebra',
  },
  {
    rule: 'links',
    what: 'a domain that the taxonomy spells otherwise',
    good: aBank([aSet()]),
    bad: withQuestion({ domain: 'Number and Quantity' }),
    id: 'math-1-01',
    says: 'no domain of Math',
  },
  {
    rule: 'links',
    what: 'a title other than the catalogue has',
    good: aBank([aSet()]),
    bad: aBank([aSet({ title: 'Math One' })]),
    id: 'math-1',
    says: 'in the catalogue',
  },
  {
    rule: 'links',
    what: 'a portion of a question that asks about another text',
    good: aBank([aReadingSet()]),
    bad: withStimulus({ paragraphs: [{ id: 'p1', text: 'The [[7: tide]] fills the pond.' }] }),
    id: 'tide-mill',
    says: 'Portion 7',
  },
  {
    rule: 'links',
    what: 'a related guide that is not there',
    good: aBank([], { guides: [aGuide('x')] }),
    bad: aBank([], { guides: [aGuide('x', { related: ['act-scores'] })] }),
    id: 'act-pacing',
    says: 'act-scores',
  },
  {
    rule: 'page-links',
    what: 'a link to a page that does not exist',
    good: aBank([], { guides: [aGuide('[out](https://www.act.org)')] }),
    bad: aBank([], { guides: [aGuide('[sets](/no-such-page)')] }),
    id: 'act-pacing',
    says: 'no page /no-such-page',
  },
  {
    rule: 'blueprint-counts',
    what: 'a question too few',
    good: aBank([aSet({ questions: many(15) })]),
    bad: aBank([aSet({ questions: many(14) })]),
    id: 'math-1',
    says: '14 questions in math-1; its blueprint has 15',
  },
  {
    rule: 'choices',
    what: 'a wrong choice without a trap',
    good: aBank([aSet()]),
    bad: withChoice(1, { trap: undefined }),
    id: 'math-1-01',
    says: 'names no trap',
  },
  {
    rule: 'choices',
    what: 'a key with a trap',
    good: aBank([aSet()]),
    bad: withChoice(0, { trap: 'sign-slip' }),
    id: 'math-1-01',
    says: 'cannot have a trap',
  },
  {
    rule: 'choices',
    what: 'two choices that say the same',
    good: aBank([aSet()]),
    bad: withChoice(3, { text: '$24$' }),
    id: 'math-1-01',
    says: 'B and D say the same',
  },
  {
    rule: 'choices',
    what: 'a band outside its difficulty',
    good: aBank([aSet()]),
    bad: withQuestion({ band: 4 }),
    id: 'math-1-01',
    says: 'bands 1 to 2',
  },
  {
    rule: 'choice-order',
    what: 'numbers that go down',
    good: aBank([aSet()]),
    bad: withChoice(0, { value: 90 }),
    id: 'math-1-01',
    says: 'go up',
  },
  {
    rule: 'key-balance',
    what: 'letters that are uneven',
    good: keyed('ABCD'),
    bad: keyed('AABCAD'),
    id: 'math-1',
    says: 'uneven',
  },
  {
    rule: 'key-balance',
    what: 'four keys in a row',
    good: keyed('AABBCCDDABCD'),
    bad: keyed('AAAABBBBCCCCDDDD'),
    id: 'math-1',
    says: 'Four keys in a row are A',
  },
  {
    rule: 'length-cue',
    what: 'keys that are nearly always the longest',
    good: longKeys(2),
    bad: longKeys(6),
    id: 'reading-1',
    says: 'longest choice in 6 of 8',
  },
  {
    rule: 'length-cue',
    what: 'keys that are never the longest',
    good: longKeys(1),
    bad: longKeys(0),
    id: 'reading-1',
    says: 'longest choice in 0 of 8',
  },
  {
    rule: 'difficulty-mix',
    what: 'a set of easy questions only',
    good: aBank([
      aSet({ questions: many(10, (i) => ({ difficulty: i < 4 ? 'easy' : i < 8 ? 'medium' : 'hard' })) }),
    ]),
    bad: aBank([aSet({ questions: many(10) })]),
    id: 'math-1',
    says: 'Of 10 questions 10 are easy',
  },
  {
    rule: 'check-required',
    what: 'Math without a check',
    good: aBank([aSet()]),
    bad: withQuestion({ check: undefined }),
    id: 'math-1-01',
    says: 'needs a check',
  },
  {
    rule: 'check-required',
    what: 'a number read off a figure without a check',
    good: withReading({ figure: plot() }),
    bad: withReading({ figure: plot(), choices: aQuestion().choices }),
    id: 'reading-1-01',
    says: 'write a check that reads it',
  },
  {
    rule: 'check-holds',
    what: 'a check that is false for the key',
    good: aBank([aSet()]),
    bad: withQuestion({ key: 'B' }),
    id: 'math-1-01',
    says: 'The check is false for choice B (24), which is the key',
  },
  {
    rule: 'check-holds',
    what: 'a check that cannot run',
    good: aBank([aSet()]),
    bad: withQuestion({ check: 'nonsense(answer)' }),
    id: 'math-1-01',
    says: 'The check stops at choice A',
  },
  {
    rule: 'check-nudge',
    what: 'a check that a moved key passes too',
    good: aBank([aSet()]),
    bad: withQuestion({ check: 'answer < 20' }),
    id: 'math-1-01',
    says: 'still holds when the key is moved (−1)',
  },
  {
    rule: 'choice-text',
    what: 'a text that is not its value',
    good: aBank([aSet()]),
    bad: withChoice(2, { text: '$33$' }),
    id: 'math-1-01',
    says: 'Choice C prints "33", but its value is 30',
  },
  {
    rule: 'slip',
    what: 'a slip that yields another number',
    good: aBank([aSet()]),
    bad: withChoice(2, { slip: '84/2' }),
    id: 'math-1-01',
    says: 'slip of choice C yields something else (42)',
  },
  {
    rule: 'slip',
    what: 'a wrong number without a slip',
    good: aBank([aSet()]),
    bad: withChoice(2, { slip: undefined }),
    id: 'math-1-01',
    says: 'which mistake yields 30',
  },
  {
    rule: 'stem-numbers',
    what: 'a number of the stem that the check leaves out',
    good: aBank([aSet()]),
    bad: withQuestion({ check: 'near(84 - 7*answer/2, 21)' }),
    id: 'math-1-01',
    says: 'does not use 3.5',
  },
  {
    rule: 'equalities',
    what: 'a printed equality that is false',
    good: aBank([aSet()]),
    bad: withQuestion({ explanation: 'It must lose $84 - 21 = 65$ liters.' }),
    id: 'math-1-01',
    says: 'does not hold',
  },
  {
    rule: 'quotations',
    what: 'a quotation that stands nowhere',
    good: aBank([aReadingSet()]),
    bad: withReading({ explanation: 'The passage says "the wind turns the wheel."' }),
    id: 'reading-1-01',
    says: 'stands nowhere',
  },
  {
    rule: 'figure-data',
    what: 'a point outside the axes',
    good: withQuestion({ figure: plot() }),
    bad: withQuestion({ figure: plot({ series: [{ id: 'pond', mark: 'line', points: [[0, 9]] }] }) }),
    id: 'math-1-01',
    says: 'outside the axes',
  },
  {
    rule: 'alt-text',
    what: 'an alternative that leaves out a series',
    good: withQuestion({ figure: plot() }),
    bad: withQuestion({ figure: plot({ alt: 'Line graph of depth in meters against time in hours.' }) }),
    id: 'math-1-01',
    says: 'does not say Pond',
  },
  {
    rule: 'passage-length',
    what: 'a passage that is too short',
    good: passage(700),
    bad: passage(500),
    id: 'tide-mill',
    says: '500 words; ACT Reading texts have 650 to 750',
  },
  {
    rule: 'reading-grade',
    what: 'a lesson that reads too hard',
    good: aBank([], { lessons: [aLesson('The tide turns the wheel.')] }),
    bad: aBank([], {
      lessons: [
        aLesson(
          'Institutional considerations necessitate administrative reconceptualization of organizational responsibilities throughout multidisciplinary environments.',
        ),
      ],
    }),
    id: 'act_main_idea',
    says: 'may be at most 10',
  },
  {
    rule: 'lesson-shape',
    what: 'a lesson without its opening question',
    good: aBank([], { lessons: [aLesson(lessonText)] }),
    bad: aBank([], { lessons: [aLesson(`${words(1000)}.`)] }),
    id: 'act_main_idea',
    says: 'must open the text',
  },
  {
    rule: 'american-spelling',
    what: 'British spelling',
    good: aBank([aSet()]),
    bad: withQuestion({ explanation: 'The colour of the centre.' }),
    id: 'math-1-01',
    says: '"colour" is not the American spelling',
  },
  {
    rule: 'typography',
    what: 'single quotation marks around words',
    good: aBank([aSet()]),
    bad: withQuestion({ explanation: "It says 'the tide' and no more." }),
    id: 'math-1-01',
    says: 'double quotation marks',
  },
  {
    rule: 'typography',
    what: 'a long number without separators',
    good: aBank([aSet()]),
    bad: withQuestion({ explanation: 'There are 12000 liters.' }),
    id: 'math-1-01',
    says: 'thousands separator',
  },
  {
    rule: 'unverified-facts',
    what: 'a fact that is only remembered',
    good: withStimulus({
      notes: [
        { claim: 'Tide mills are old.', source: 'Any history', verifiedOn: '2026-11-20', how: 'verified' },
      ],
    }),
    bad: withStimulus({
      notes: [
        { claim: 'Tide mills are old.', source: 'Any history', verifiedOn: '2026-11-20', how: 'remembered' },
      ],
    }),
    id: 'tide-mill',
    says: 'only remembered',
  },
  {
    rule: 'topic-register',
    what: 'a topic that is taken',
    good: aBank([
      aReadingSet({ stimuli: [aStimulus(), aStimulus({ id: 'other', topic: 'letters of a beekeeper' })] }),
    ]),
    bad: aBank([
      aReadingSet({
        stimuli: [aStimulus(), aStimulus({ id: 'other', topic: 'the tide mills on an Atlantic coast' })],
      }),
    ]),
    id: 'other',
    says: 'is taken by tide-mill',
  },
  {
    rule: 'near-duplicates',
    what: 'a copy with other numbers',
    good: aBank([
      aSet({
        questions: [
          aQuestion(),
          aQuestion({
            id: 'math-1-02',
            stem: 'Priya and Dario sold raffle tickets for a class trip, and Priya sold the larger share of them. How many did she sell?',
          }),
        ],
      }),
    ]),
    bad: aBank([
      aSet({
        questions: [
          aQuestion(),
          aQuestion({ id: 'math-1-02', stem: aQuestion().stem.replace('84', '96').replace('21', '12') }),
        ],
      }),
    ]),
    id: 'math-1-02',
    says: 'the same as math-1-01',
  },
  {
    rule: 'reviews',
    what: 'a question nobody has read',
    good: read(),
    bad: aBank([aReadingSet()]),
    id: 'reading-1-01',
    says: 'No second reader',
  },
  {
    rule: 'reviews',
    what: 'a question that changed after it was read',
    good: read(),
    bad: read({ hash: '0123456789abcdef' }),
    id: 'reading-1-01',
    says: 'has changed',
  },
  {
    rule: 'reviews',
    what: 'a reading that did not pass',
    good: read(),
    bad: read({ passed: false }),
    id: 'reading-1-01',
    says: 'disagreed',
  },
];

const found = (bank: Bank, name: string) =>
  rules.flatMap((rule) => rule.find(bank)).filter((problem) => problem.rule === name);

for (const { rule, what, good, bad, id, says } of samples) {
  test(`${rule} finds ${what}, names file and id, and leaves good content alone`, () => {
    expect(found(good, rule)).toEqual([]);
    const problem = found(bad, rule).find((one) => one.message.includes(says));
    expect(problem).toMatchObject({ rule, id, file: expect.stringMatching(/^content\/.+\.(yaml|md)$/) });
    expect(problem?.message).toMatch(/^[A-Z"].*\.$/);
  });
}

test('every rule has a bad sample', () => {
  const sampled = new Set(samples.map(({ rule }) => rule));
  expect(rules.map(({ name }) => name).filter((name) => !sampled.has(name))).toEqual([]);
});

test('a waiver silences its rule for its item only, and an idle waiver is a problem', () => {
  const why = 'The year is scenery and no part of the sum.';
  const stem = `${aQuestion().stem} It was 1987.`;
  const named = (bank: Bank) =>
    findProblems(bank).filter(({ rule }) => rule === 'stem-numbers' || rule === 'waiver');
  expect(named(withQuestion({ stem }))).toHaveLength(1);
  expect(named(withQuestion({ stem, waive: [{ rule: 'stem-numbers', why }] }))).toEqual([]);
  expect(named(withQuestion({ waive: [{ rule: 'stem-numbers', why }] }))[0]?.message).toMatch(
    /waives nothing/,
  );
});

test('a check that fails cannot be waived', () => {
  const bank = withQuestion({ key: 'B', waive: [{ rule: 'check-holds', why: 'The author is in a hurry.' }] });
  const named = findProblems(bank).map(({ rule }) => rule);
  expect(named).toContain('check-holds');
  expect(named).toContain('waiver');
});
