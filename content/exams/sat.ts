// The digital SAT: two modules a section, the second chosen by the first.

import type { Blueprint, Part, Routing } from '@/lib/domain/exam/blueprint';

const source = 'College Board, digital SAT test specifications, as recorded on 18 September 2026.';

/** Where the second module turns harder is not published; about 63% right in the first is our own line. */
const ourLine = `${source} The number right that leads to the harder module is ours: College Board does not publish it.`;

const readingAndWriting: Omit<Part, 'id'> = {
  title: 'Reading and Writing',
  section: 'Reading and Writing',
  kind: 'multiple-choice',
  seconds: 32 * 60,
  questions: 27,
  scored: 25,
  choices: 4,
  tools: ['eliminate', 'mark', 'highlight'],
  navigation: 'free',
};

const math: Omit<Part, 'id'> = {
  title: 'Math',
  section: 'Math',
  kind: 'mixed',
  seconds: 35 * 60,
  questions: 22,
  scored: 20,
  choices: 4,
  tools: ['calculator', 'reference', 'eliminate', 'mark', 'highlight'],
  navigation: 'free',
};

const readingModules: Part[] = [
  { ...readingAndWriting, id: 'rw-1', title: 'Reading and Writing, Module 1' },
  { ...readingAndWriting, id: 'rw-2', title: 'Reading and Writing, Module 2' },
];

const mathModules: Part[] = [
  { ...math, id: 'math-1', title: 'Math, Module 1' },
  { ...math, id: 'math-2', title: 'Math, Module 2' },
];

const readingRoute: Routing = { from: 'rw-1', to: 'rw-2', harderFrom: 17 };
const mathRoute: Routing = { from: 'math-1', to: 'math-2', harderFrom: 14 };

export const satFull: Blueprint = {
  id: 'sat-full',
  exam: 'sat',
  title: 'Digital SAT',
  parts: [
    ...readingModules.map((part) => (part.id === 'rw-2' ? { ...part, breakAfter: 600 } : part)),
    ...mathModules,
  ],
  routing: [readingRoute, mathRoute],
  status: 'ours',
  source: ourLine,
};

export const satReadingAndWriting: Blueprint = {
  id: 'sat-rw',
  exam: 'sat',
  title: 'Digital SAT Reading and Writing',
  parts: readingModules,
  routing: [readingRoute],
  status: 'ours',
  source: ourLine,
};

export const satMath: Blueprint = {
  id: 'sat-math',
  exam: 'sat',
  title: 'Digital SAT Math',
  parts: mathModules,
  routing: [mathRoute],
  status: 'ours',
  source: ourLine,
};
