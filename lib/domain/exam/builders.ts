// Makers of plans, events and sets for tests.

import type { CompiledQuestion, CompiledSet } from '@/lib/domain/question/public-question';
import type { AttemptEvent, AttemptMode, AttemptPlan, Happening } from './attempt';

type PlanWish = {
  mode?: AttemptMode;
  /** Seconds of each part; null when untimed. */
  seconds?: (number | null)[];
  /** Questions of each part; ids are q1, q2 … through all parts. */
  questions?: number[];
};

/** A plan of choice questions A to D; one part of 4 questions and 10 minutes unless told. */
export function aPlan({ mode = 'practice', seconds = [600], questions = [4] }: PlanWish = {}): AttemptPlan {
  let number = 0;
  return {
    exam: 'act',
    form: { id: 'math-1', version: 'v1', title: 'ACT Math Practice Set 1' },
    mode,
    timeFactor: 1,
    parts: questions.map((count, part) => ({
      id: `part-${part + 1}`,
      title: `Part ${part + 1}`,
      section: 'Math',
      budgetMs: mode === 'untimed' ? null : (seconds[part] ?? 600) * 1000,
      tools: [],
      items: Array.from({ length: count }, () => {
        number += 1;
        return { id: `q${number}`, version: 'v1', kind: 'choice' as const, choices: ['A', 'B', 'C', 'D'] };
      }),
    })),
  };
}

/** Numbers a list of happenings from `from` on; each took `spentMs` unless it brings its own. */
export function aLog(
  happenings: readonly (Happening & { spentMs?: number })[],
  { epoch = 1, from = 1, spentMs = 0 } = {},
): AttemptEvent[] {
  return happenings.map((happening, index) => ({ spentMs, ...happening, epoch, seq: from + index }));
}

type SetWish = {
  id?: string;
  /** Key letters, one question each; a key such as "7/2" makes a question with a typed answer. */
  keys?: string[];
  /** Domain and skill of each question. */
  skills?: [string, string][];
};

/** A compiled ACT Math set with ids q1, q2 …; every secret in it holds the word "secret", so that tests can look for it. */
export function aSet({ id = 'math-1', keys = ['A', 'B', 'C', 'D'], skills = [] }: SetWish = {}): CompiledSet {
  return {
    id,
    exam: 'act',
    section: 'Math',
    title: 'ACT Math Practice Set 1',
    qtype: 'Equation Real Life',
    version: 'v1',
    seconds: 600,
    stimuli: [],
    questions: keys.map((key, index) => aQuestion(index + 1, key, skills[index])),
  };
}

function aQuestion(number: number, key: string, [domain, skill] = ['Algebra', 'Lines']): CompiledQuestion {
  const shown = {
    id: `q${number}`,
    version: `v${number}`,
    stimulus: null,
    stem: `<p>Question ${number}</p>`,
    figure: null,
    calculator: 'allowed' as const,
  };
  const letters = ['A', 'B', 'C', 'D'];
  const rest = {
    section: 'Math',
    domain,
    skill,
    difficulty: 'medium' as const,
    expectedSeconds: 60,
    traps: { B: 'secret-trap' },
    explanation: `<p>secret explanation ${number}</p>`,
  };
  if (!letters.includes(key)) {
    const rationales = { key: '<p>secret reason</p>' };
    return {
      ...rest,
      public: { ...shown, kind: 'response' },
      key: { kind: 'response', accept: [key] },
      rationales,
    };
  }
  return {
    ...rest,
    public: { ...shown, kind: 'choice', choices: letters.map((id) => ({ id, html: `<p>Choice ${id}</p>` })) },
    key: { kind: 'choice', choice: key },
    rationales: Object.fromEntries(letters.map((id) => [id, `<p>secret reason ${id}</p>`])),
  };
}
