// A quotation in a rationale stands in the passage, the stem or a choice, letter for letter.

import { toText } from '@/lib/server/content/plain-text';
import { allItems, type Item } from '@/scripts/content/bank';
import { atItem, type Rule } from '@/scripts/content/rule';
import { reasonsOf } from './equalities';

const name = 'quotations';

const flat = (text: string) =>
  text
    .replace(/\[\[\d+(?::\s*)?|\[\[|\]\]/g, '')
    .replace(/[“”"]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[—–]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Everything of an item that may be quoted. */
function quotable({ question, stimulus, figures }: Item): string {
  const parts = [
    question.stem,
    ...(question.kind === 'choice' ? question.choices.map(({ text }) => text) : []),
    ...(stimulus
      ? [stimulus.title, stimulus.intro ?? '', ...stimulus.paragraphs.map(({ text }) => text)]
      : []),
    ...figures.flatMap((figure) => [
      figure.title ?? '',
      figure.caption ?? '',
      ...(figure.kind === 'table' ? [...figure.columns, ...figure.rows.flat().map(String)] : []),
      ...(figure.kind === 'plot'
        ? [figure.x.label, figure.y.label, ...figure.series.map(({ label = '' }) => label)]
        : []),
    ]),
  ];
  return flat(parts.map(toText).join(' § '));
}

/** "it's" means "it is": the long form of a contraction is explained, not quoted. */
const isLongForm = (words: string) =>
  /^(?:it|he|she|they|you|we|who|that|there) (?:is|are|has|have|will|would)$/.test(words);

/** Quotations of two words or more; shorter ones are words talked about. Each as the pieces between ellipses. */
export function quotationsIn(text: string): string[][] {
  const curled = toText(text).replace(/[“”]/g, '"');
  return [...curled.matchAll(/"([^"]+)"/g)]
    .map(([, words = '']) =>
      words.split(/…|\.\.\.|\[[^\]]*\]/).map((piece) => flat(piece).replace(/^[,;:.\s]+|[,;:.!?\s]+$/g, '')),
    )
    .map((pieces) => pieces.filter(Boolean))
    .filter((pieces) => pieces.join(' ').split(' ').length >= 2 && !isLongForm(pieces.join(' ')));
}

export const quotations: Rule = {
  name,
  find: (bank) =>
    allItems(bank).flatMap((item) => {
      const source = quotable(item);
      return reasonsOf(item).flatMap(({ where, text }) =>
        quotationsIn(text)
          .filter((pieces) => !pieces.every((piece) => source.includes(piece)))
          .map((pieces) =>
            atItem(
              item,
              name,
              `In ${where}, "${pieces.join(' … ')}" is quoted but stands nowhere in the question.`,
            ),
          ),
      );
    }),
};
