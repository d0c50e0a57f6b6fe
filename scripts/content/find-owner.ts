import { allItems, type Bank, type Item } from './bank';

/** The questions of a set, form or lesson by its id, in order; empty when there is none. */
export const itemsOf = (bank: Bank, owner: string): Item[] =>
  allItems(bank).filter((item) => item.owner === owner);
