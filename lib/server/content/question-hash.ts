// The fingerprint of what a reader answered: stem, stimulus, choices, key and figure. A rationale may change without it.

import 'server-only';
import { createHash } from 'node:crypto';
import type { Question, Stimulus } from '@/lib/domain/question/question';

export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** 16 hex digits over everything a student sees of a question, and its key. */
export function questionHash(question: Question, stimulus: Stimulus | null): string {
  const seen = stimulus && {
    title: stimulus.title,
    intro: stimulus.intro ?? null,
    paragraphs: stimulus.paragraphs,
    figures: stimulus.figures,
  };
  const answer =
    question.kind === 'choice'
      ? { choices: question.choices.map(({ id, text }) => [id, text]), key: question.key }
      : { accept: question.accept };
  return hashOf({ stem: question.stem, figure: question.figure, stimulus: seen, ...answer });
}
