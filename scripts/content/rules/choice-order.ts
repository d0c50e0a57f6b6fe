// Numbers among choices go up, so that a student finds an answer where they look for it.

import { readValue } from '@/lib/server/content/check-program';
import { allItems } from '@/scripts/content/bank';
import { atItem, type Rule } from '@/scripts/content/rule';

const name = 'choice-order';

export const choiceOrder: Rule = {
  name,
  find: (bank) =>
    allItems(bank).flatMap((item) => {
      if (item.question.kind !== 'choice') return [];
      const values = item.question.choices.map(({ value }) => {
        try {
          return value === undefined ? null : readValue(value, item.figures);
        } catch {
          return null;
        }
      });
      if (!values.every((value) => typeof value === 'number')) return [];
      const goesUp = values.every((value, i) => i === 0 || value > (values[i - 1] as number));
      return goesUp ? [] : [atItem(item, name, 'Choices that are numbers must go up from A on.')];
    }),
};
