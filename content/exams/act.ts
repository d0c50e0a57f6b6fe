// The ACT: the enhanced form of today, the classic form before it, and the pace of our problem sets.

import type { Blueprint, Part, Tool } from '@/lib/domain/exam/blueprint';
import { partAtPace } from '@/lib/domain/exam/pace';

const verbal: Tool[] = ['eliminate', 'mark', 'highlight'];
const withCalculator: Tool[] = ['calculator', ...verbal];

type Section = 'English' | 'Math' | 'Reading' | 'Science';

const choicePart = (section: Section, minutes: number, questions: number, scored: number): Part => ({
  id: section.toLowerCase(),
  title: section,
  section,
  kind: 'multiple-choice',
  seconds: minutes * 60,
  questions,
  ...(scored < questions && { scored }),
  choices: 4,
  tools: section === 'Math' ? withCalculator : verbal,
  navigation: 'free',
});

const writing: Part = {
  id: 'writing',
  title: 'Writing',
  section: 'Writing',
  kind: 'essay',
  seconds: 40 * 60,
  questions: 1,
  tools: [],
  navigation: 'free',
  optional: true,
};

const enhanced: Record<Section, Part> = {
  English: choicePart('English', 35, 50, 40),
  Math: choicePart('Math', 50, 45, 41),
  Reading: choicePart('Reading', 40, 36, 27),
  Science: { ...choicePart('Science', 40, 40, 34), optional: true },
};

export const actEnhanced: Blueprint = {
  id: 'act-enhanced',
  exam: 'act',
  title: 'ACT, enhanced form',
  parts: [enhanced.English, enhanced.Math, enhanced.Reading, enhanced.Science, writing],
  status: 'official',
  source: 'ACT, design framework R2519, February 2026, as recorded on 5 August 2026.',
};

export const actClassic: Blueprint = {
  id: 'act-classic',
  exam: 'act',
  title: 'ACT, classic form',
  parts: [
    choicePart('English', 45, 75, 75),
    { ...choicePart('Math', 60, 60, 60), choices: 5 },
    choicePart('Reading', 35, 40, 40),
    choicePart('Science', 35, 40, 40),
    writing,
  ],
  status: 'official',
  source: 'ACT, the form given nationally until the summer of 2025; as generally published.',
};

const problemSet = (section: Section, questions: number): Blueprint => ({
  id: `act-set-${section.toLowerCase()}`,
  exam: 'act',
  title: `ACT ${section} practice set`,
  parts: [partAtPace(enhanced[section], questions)],
  status: 'ours',
  source: `${actEnhanced.source} A set has the pace of the enhanced form, rounded up to a whole minute.`,
});

/** Problem sets by section. One English essay, one Reading passage, two Science passages, fifteen Math questions. */
export const actProblemSets: Readonly<Record<Section, Blueprint>> = {
  English: problemSet('English', 15),
  Math: problemSet('Math', 15),
  Reading: problemSet('Reading', 9),
  Science: problemSet('Science', 12),
};
