// What to study next: the skills that cost the most questions come first, and an empty answer is worth a guess.

import type { SetScore } from './score';

export type NextStep = { skill: string; right: number; questions: number; missed: string[] };

/** Up to `most` skills with a question not answered right: most missed first, then the lower share, then set order. */
export function nextSteps(
  score: Pick<SetScore, 'domains'>,
  right: ReadonlySet<string>,
  most = 3,
): NextStep[] {
  return score.domains
    .flatMap((domain) => domain.skills)
    .map(({ name, right: got, questions, items }) => ({
      skill: name,
      right: got,
      questions,
      missed: items.filter((id) => !right.has(id)),
    }))
    .filter((step) => step.missed.length > 0)
    .sort((a, b) => b.missed.length - a.missed.length || a.right / a.questions - b.right / b.questions)
    .slice(0, most);
}
