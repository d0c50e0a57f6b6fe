// Small good content for tests: each test changes the one thing it is about.

import { guideSchema } from '@/lib/domain/guide/guide';
import { lessonSchema } from '@/lib/domain/lesson/lesson';
import { problemSetSchema } from '@/lib/domain/question/question';
import type { Bank, GuideText, LessonText, Paper } from './bank';

const choice = (id: string, value: number, more: object = {}) => ({
  id,
  text: `$${value}$`,
  value,
  rationale: `This gives $${value}$.`,
  ...more,
});

/** A good Math question: 84 liters, 3.5 a minute, 21 left. */
export const aQuestion = (change: object = {}) => ({
  id: 'math-1-01',
  kind: 'choice',
  domain: 'Algebra',
  skill: 'act_linear_equations_inequalities',
  difficulty: 'easy',
  band: 1,
  calculator: 'allowed',
  expectedSeconds: 40,
  stem: 'A barrel contains $84$ liters of water. A tap drains $3.5$ liters each minute. After how many minutes are $21$ liters left?',
  check: 'near(84 - 3.5*answer, 21)',
  key: 'A',
  choices: [
    choice('A', 18),
    choice('B', 24, { slip: '84/3.5', trap: 'solves-for-other-quantity' }),
    choice('C', 30, { slip: '(84 + 21)/3.5', trap: 'sign-slip' }),
    choice('D', 63, { slip: '84 - 21', trap: 'stops-early' }),
  ],
  explanation: 'The barrel must lose $84 - 21 = 63$ liters, and $63 \\div 3.5 = 18$.',
  ...change,
});

/** A good question about the passage of aStimulus. */
export const aReadingQuestion = (change: object = {}) => ({
  ...aQuestion(),
  id: 'reading-1-01',
  domain: 'Key Ideas and Details',
  skill: 'act_main_idea',
  stimulus: 'tide-mill',
  stem: 'According to the passage, what turns the wheel of the mill?',
  check: undefined,
  choices: [
    {
      id: 'A',
      text: 'The water that leaves the pond',
      rationale: 'The passage says "the leaving water turns the wheel."',
    },
    {
      id: 'B',
      text: 'The water that enters the pond',
      trap: 'opposite',
      rationale: 'It only fills the pond.',
    },
    { id: 'C', text: 'The wind from the sea', trap: 'not-in-text', rationale: 'There is no wind in it.' },
    { id: 'D', text: 'A team of horses', trap: 'not-in-text', rationale: 'There are no horses in it.' },
  ],
  explanation: 'The gates close at high tide, and what runs out does the work.',
  calculator: 'none',
  ...change,
});

export const aStimulus = (change: object = {}) => ({
  id: 'tide-mill',
  kind: 'passage',
  genre: 'humanities',
  title: 'The Tide Mill',
  topic: 'tide mills of the Atlantic coast',
  paragraphs: [
    {
      id: 'p1',
      text: 'The tide fills the pond. At high tide the gates close, and the leaving water turns the wheel.',
    },
  ],
  ...change,
});

export const aSet = (change: object = {}) => ({
  id: 'math-1',
  status: 'live',
  exam: 'act',
  section: 'Math',
  title: 'ACT Math Practice Set 1',
  qtype: 'Equation Real Life',
  questions: [aQuestion()],
  ...change,
});

export const aReadingSet = (change: object = {}) =>
  aSet({
    id: 'reading-1',
    section: 'Reading',
    title: 'ACT Reading Practice Set 1',
    qtype: 'Humanities',
    stimuli: [aStimulus()],
    questions: [aReadingQuestion()],
    ...change,
  });

const toPaper = (written: object): Paper => {
  const { section, stimuli, questions, ...head } = problemSetSchema.parse(written);
  const source = { section, stimuli, questions, ...head };
  const file = `content/questions/act/${head.id}.yaml`;
  return {
    kind: 'set',
    file,
    blueprint: null,
    source,
    ...head,
    modules: [{ id: head.id, section, stimuli, questions }],
  };
};

export const aGuide = (text: string, change: object = {}): GuideText => ({
  file: 'content/guides/act-pacing.md',
  head: guideSchema.parse({
    title: 'ACT timing',
    description: 'How many seconds each question of the ACT gets, and what to do with them.',
    section: 'act',
    slug: 'act-pacing',
    status: 'live',
    updated: '2026-11-20',
    checked: '2026-11-20',
    sources: [{ title: 'ACT, Inc.', date: '2026-11-20', note: 'Counts and minutes.' }],
    ...change,
  }),
  text,
});

export const aLesson = (text: string, change: object = {}): LessonText => ({
  file: 'content/lessons/act_main_idea.md',
  head: lessonSchema.parse({
    id: 'act_main_idea',
    status: 'live',
    updated: '2026-11-20',
    next: 'act_close_reading',
    takeaways: ['One.', 'Two.', 'Three.'],
    stimuli: [aStimulus()],
    questions: Array.from({ length: 9 }, (_, i) => aReadingQuestion({ id: `act-main-idea-0${i + 1}` })),
    ...change,
  }),
  text,
});

/** A bank of sets as they would be written, with guides, lessons and reviews where a test needs them. */
export const aBank = (sets: object[], more: Partial<Bank> = {}): Bank => ({
  papers: sets.map(toPaper),
  guides: [],
  lessons: [],
  reviews: new Map(),
  ...more,
});
