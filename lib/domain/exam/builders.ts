// Makers of plans and events for tests.

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
