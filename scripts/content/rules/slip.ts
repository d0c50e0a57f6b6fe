// A wrong number is what a named mistake yields: the slip is worked out and must give exactly the choice's value.

import { readValue, type Value } from '@/lib/server/content/check-program';
import { isSame } from '@/lib/server/content/check-values';
import { allItems, type Item } from '@/scripts/content/bank';
import type { Problem } from '@/scripts/content/problem';
import { atItem, type Rule } from '@/scripts/content/rule';

const name = 'slip';
const samples = [0.37, 1.9, 4.3, -0.83];

const equal = (a: Value, b: Value): boolean =>
  typeof a === 'function' && typeof b === 'function'
    ? samples.every((x) => {
        const point = samples.map((y) => x + y).slice(0, a.length);
        return isSame(a(...point), b(...point));
      })
    : isSame(a, b);

function checkItem(item: Item): Problem[] {
  const { question, module, figures } = item;
  if (question.kind !== 'choice') return [];
  const keyValue = question.choices.find(({ id }) => id === question.key)?.value;
  return question.choices.flatMap(({ id, value, slip }): Problem[] => {
    if (id === question.key || value === undefined) return [];
    if (slip === undefined) {
      const isComputed =
        module.section === 'Math' && typeof value === 'number' && typeof keyValue === 'number';
      return isComputed
        ? [
            atItem(
              item,
              name,
              `Choice ${id} is a number without a slip: write down which mistake yields ${value}.`,
            ),
          ]
        : [];
    }
    try {
      const [made, said] = [readValue(slip, figures), readValue(value, figures)];
      if (equal(made, said)) return [];
      const got = typeof made === 'number' ? ` (${Number(made.toPrecision(10))})` : '';
      return [atItem(item, name, `The slip of choice ${id} yields something else${got} than ${value}.`)];
    } catch (error) {
      return [
        atItem(item, name, `The slip of choice ${id} cannot be worked out: ${(error as Error).message}`),
      ];
    }
  });
}

export const slip: Rule = { name, find: (bank) => allItems(bank).flatMap(checkItem) };
