// Math is proven, not trusted: every Math question carries a check, and so does every other whose answer is read off a
// figure as a number.

import { readTex } from '@/lib/server/content/tex-expression';
import { allItems, type Item } from '@/scripts/content/bank';
import { atItem, type Rule } from '@/scripts/content/rule';

const name = 'check-required';
const readers = /\b(?:point|entry|distance|angle)\s*\(/;

/** Is every choice a number, perhaps with a unit of a word or two? */
function isNumeric({ question }: Item): boolean {
  if (question.kind !== 'choice') return true;
  return question.choices.every(({ text, value }) => {
    if (typeof value === 'number') return true;
    const bare = text
      .replace(/(?<!\\)\$/g, '')
      .replace(/\\\$/g, '')
      .replace(/(?:\s|°)*[A-Za-z°/²³]*\.?$/, '');
    return /\d/.test(bare) && readTex(bare) !== null && !/[a-zA-Z]/.test(bare.replace(/\\[a-z]+/g, ''));
  });
}

export const checkRequired: Rule = {
  name,
  find: (bank) =>
    allItems(bank).flatMap((item) => {
      const { question, module, figures } = item;
      if (!question.check && (module.section === 'Math' || question.kind === 'response')) {
        return [atItem(item, name, 'A Math question needs a check that proves its key.')];
      }
      const hasData = figures.some(({ kind }) => kind === 'table' || kind === 'plot');
      if (!hasData || !isNumeric(item)) return [];
      if (!question.check)
        return [
          atItem(item, name, 'The choices are numbers and there is a figure: write a check that reads it.'),
        ];
      return question.figure && !readers.test(question.check)
        ? [
            atItem(
              item,
              name,
              'The check must read the question’s figure with point, entry, distance or angle.',
            ),
          ]
        : [];
    }),
};
