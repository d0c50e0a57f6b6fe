// Lessons are plain (grade 10 or below by Flesch–Kincaid); guides and passages have a ceiling too. Formulas aside.

import { placedFigure } from '@/lib/server/content/compile-stimulus';
import { toText } from '@/lib/server/content/plain-text';
import type { Bank } from '@/scripts/content/bank';
import type { Problem } from '@/scripts/content/problem';
import type { Rule } from '@/scripts/content/rule';

const name = 'reading-grade';
const ceilings = { lesson: 10, guide: 11, passage: 13 };

/** Syllables of an English word, by its vowels: right within one for nearly all words. */
export function syllables(word: string): number {
  const bare = word.toLowerCase().replace(/[^a-z]/g, '');
  if (bare.length <= 3) return 1;
  const trimmed = bare
    .replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, (end) => end[0] ?? '')
    .replace(/^y/, '');
  return Math.max(1, trimmed.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

/** Flesch–Kincaid grade of plain prose: 0.39 × words per sentence + 11.8 × syllables per word − 15.59. */
export function readingGrade(text: string): number {
  const sentences = text
    .split(/(?<=[.!?:])["”)]?\s+|\n+/)
    .map((sentence) => sentence.match(/[A-Za-z][A-Za-z'’-]*/g) ?? [])
    .filter((words) => words.length > 1);
  const words = sentences.flat();
  if (words.length === 0) return 0;
  const spoken = words.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (spoken / words.length) - 15.59;
}

/** The sentences of a Markdown text: no tables, headings, formulas or directives. */
const proseOf = (markdown: string) =>
  toText(markdown.replace(/^(?:\||:|#|\{\{).*$/gm, '').replace(/(?<!\\)\$\$?(?:\\.|[^$\\])+\$\$?/g, ' '));

function find({ guides, lessons, papers }: Bank): Problem[] {
  const texts = [
    ...guides.map(({ file, head, text }) => ({ kind: 'guide' as const, file, id: head.slug, text })),
    ...lessons.map(({ file, head, text }) => ({ kind: 'lesson' as const, file, id: head.id, text })),
    ...papers.flatMap(({ file, modules }) =>
      modules.flatMap((module) =>
        module.stimuli.map(({ id, paragraphs }) => ({
          kind: 'passage' as const,
          file,
          id,
          text: paragraphs
            .filter(({ kind, text }) => kind === 'prose' && !placedFigure(text))
            .map(({ text }) => text)
            .join('\n\n'),
        })),
      ),
    ),
  ];
  return texts.flatMap(({ kind, file, id, text }) => {
    const grade = readingGrade(proseOf(text));
    const message = `The text reads at grade ${grade.toFixed(1)}; a ${kind} may be at most ${ceilings[kind]}.`;
    return grade > ceilings[kind] ? [{ rule: name, file, id, message }] : [];
  });
}

export const readingGradeRule: Rule = { name, find };
