// Keys tell nothing by their letters: evenly spread, never more than three alike in a row, and not forbidden to repeat.

import type { Module } from '@/scripts/content/bank';
import type { Rule } from '@/scripts/content/rule';

const name = 'key-balance';

/** What is wrong with the letters of a run of keys; sentences. */
export function keyComplaints(module: Pick<Module, 'questions'>): string[] {
  const asked = module.questions.filter((question) => question.kind === 'choice');
  if (asked.length < 4) return [];
  const letters = asked[0]?.choices.map(({ id }) => id) ?? [];
  const keys = asked.map(({ key }) => key);
  const counts = letters.map((letter) => keys.filter((key) => key === letter).length);
  const found: string[] = [];
  const shown = letters.map((letter, i) => `${letter} ${counts[i]}`).join(', ');
  // A whole form's module is long: a share says more than a difference of one.
  const isLong = keys.length > 30;
  const isEven = isLong
    ? counts.every((count) => count / keys.length >= 0.2 && count / keys.length <= 0.3)
    : Math.max(...counts) - Math.min(...counts) <= 1;
  if (!isEven)
    found.push(
      `The keys are uneven (${shown}): ${isLong ? 'each letter holds 20 to 30 percent' : 'counts differ by at most one'}.`,
    );
  for (let i = 3; i < keys.length; i++) {
    if (keys.slice(i - 3, i).every((key) => key === keys[i])) {
      found.push(`Four keys in a row are ${keys[i]}, ending at question ${i + 1}: three is the most.`);
    }
  }
  if (keys.length >= 10 && !keys.some((key, i) => i > 0 && key === keys[i - 1])) {
    found.push('No key repeats the one before it: a student would learn to count on that.');
  }
  return found;
}

export const keyBalance: Rule = {
  name,
  find: ({ papers }) =>
    papers.flatMap(({ file, id, modules }) =>
      modules.flatMap((module) =>
        keyComplaints(module).map((message) => ({ rule: name, file, id, message })),
      ),
    ),
};
