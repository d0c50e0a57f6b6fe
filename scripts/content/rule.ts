import type { Bank, Item } from './bank';
import type { Problem } from './problem';

/** One thing the check insists on. Its name stands in every problem it finds and in a waiver. */
export type Rule = { name: string; find: (bank: Bank) => Problem[] };

/** A problem of an item. */
export const atItem = ({ file, question }: Item, rule: string, message: string): Problem => ({
  rule,
  file,
  id: question.id,
  message,
});
