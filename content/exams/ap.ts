// Our AP practice tests. Their shape is the catalogue's; where the real exams have more, the source says so.

import type { Blueprint, Part } from '@/lib/domain/exam/blueprint';

const choicePart = {
  kind: 'multiple-choice',
  choices: 4,
  tools: ['eliminate', 'mark', 'highlight'],
  navigation: 'free',
} satisfies Partial<Part>;

const historyChoice: Part = {
  ...choicePart,
  id: 'multiple-choice',
  title: 'Multiple choice',
  section: 'Section I, Part A',
  seconds: 55 * 60,
  questions: 55,
};

export const apHistoryFull: Blueprint = {
  id: 'ap-history-full',
  exam: 'ap',
  title: 'AP history, full-length',
  parts: [
    historyChoice,
    {
      id: 'short-answer',
      title: 'Short answer',
      section: 'Section I, Part B',
      kind: 'short-answer',
      seconds: 40 * 60,
      questions: 3,
      tools: ['mark', 'highlight'],
      navigation: 'free',
    },
    {
      id: 'free-response',
      title: 'Free response',
      section: 'Section II',
      kind: 'free-response',
      seconds: 100 * 60,
      questions: 2,
      tools: ['mark', 'highlight'],
      navigation: 'free',
    },
  ],
  weights: { 'multiple-choice': 40, 'short-answer': 20, 'free-response': 40 },
  status: 'official',
  source: 'College Board, AP history exams of 2025 and 2026: document-based question 60 minutes, essay 40.',
};

export const apHistoryChoice: Blueprint = {
  id: 'ap-history-choice',
  exam: 'ap',
  title: 'AP history, multiple choice',
  parts: [historyChoice],
  weights: { 'multiple-choice': 100 },
  status: 'ours',
  source: 'The multiple-choice part of the AP history exams of 2025 and 2026, taken by itself.',
};

export const apPsychology: Blueprint = {
  id: 'ap-psychology',
  exam: 'ap',
  title: 'AP Psychology, multiple choice',
  parts: [
    {
      ...choicePart,
      id: 'multiple-choice',
      title: 'Multiple choice',
      section: 'Section I',
      seconds: 90 * 60,
      questions: 75,
    },
  ],
  weights: { 'multiple-choice': 100 },
  status: 'ours',
  source: 'The multiple-choice part of the AP Psychology exam of 2025 and 2026, taken by itself.',
};

export const apCalculus: Blueprint = {
  id: 'ap-calculus',
  exam: 'ap',
  title: 'AP Calculus, multiple choice',
  parts: [
    {
      ...choicePart,
      id: 'part-a',
      title: 'Part A',
      section: 'Section I',
      seconds: 60 * 60,
      questions: 30,
    },
    {
      ...choicePart,
      id: 'part-b',
      title: 'Part B',
      section: 'Section I',
      seconds: 45 * 60,
      questions: 15,
      tools: ['calculator', ...choicePart.tools],
    },
  ],
  weights: { 'multiple-choice': 100 },
  status: 'ours',
  source:
    'The multiple-choice parts of the AP Calculus AB and BC exams of 2025 and 2026, taken by themselves.',
};

/** Every AP blueprint; the catalogue of tests names them by id. */
export const apBlueprints: readonly Blueprint[] = [apHistoryFull, apHistoryChoice, apPsychology, apCalculus];
