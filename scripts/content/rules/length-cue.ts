// The key must not be found by its length: among choices in prose it is neither nearly always nor nearly never the longest.

import { toLine } from '@/lib/server/content/plain-text';
import type { Module } from '@/scripts/content/bank';
import type { Rule } from '@/scripts/content/rule';

const name = 'length-cue';

type Cues = { prose: number; longest: number; shortest: number };

/** How many questions have choices in prose, and in how many of them the key alone is longest or shortest. */
export function lengthCues(module: Pick<Module, 'questions'>): Cues {
  const cues: Cues = { prose: 0, longest: 0, shortest: 0 };
  for (const question of module.questions) {
    if (question.kind !== 'choice') continue;
    const texts = question.choices.map(({ id, text }) => ({ id, text: toLine(text) }));
    const isProse = texts.filter(({ text }) => text.split(/\s+/).length >= 4).length > texts.length / 2;
    if (!isProse || question.choices.every(({ value }) => typeof value === 'number')) continue;
    cues.prose += 1;
    const key = texts.find(({ id }) => id === question.key)?.text.length ?? 0;
    const others = texts.filter(({ id }) => id !== question.key).map(({ text }) => text.length);
    if (others.every((length) => key > length)) cues.longest += 1;
    if (others.every((length) => key < length)) cues.shortest += 1;
  }
  return cues;
}

function complaints({ prose, longest, shortest }: Cues): string[] {
  // With few questions a share cannot be met exactly: the nearest whole numbers are allowed.
  if (prose < 4) return [];
  const [least, most] = [
    Math.floor(0.15 * prose),
    prose >= 8 ? Math.floor(0.35 * prose) : Math.ceil(0.35 * prose),
  ];
  const found: string[] = [];
  if (longest < least || longest > most) {
    found.push(
      `The key is the longest choice in ${longest} of ${prose} prose questions: keep it between ${least} and ${most}.`,
    );
  }
  if (shortest > most) {
    found.push(
      `The key is the shortest choice in ${shortest} of ${prose} prose questions: keep it at ${most} or fewer.`,
    );
  }
  return found;
}

export const lengthCue: Rule = {
  name,
  find: ({ papers }) =>
    papers.flatMap(({ file, id, modules }) =>
      modules.flatMap((module) =>
        complaints(lengthCues(module)).map((message) => ({ rule: name, file, id, message })),
      ),
    ),
};
