// A question without a computed check is trusted only when a second reader, blind, found the same answer in the text as it
// stands today.

import { questionHash } from '@/lib/server/content/question-hash';
import { allItems, type Bank, type Item } from '@/scripts/content/bank';
import { atItem, type Rule } from '@/scripts/content/rule';

const name = 'reviews';

/** Math is reviewed by its check, which another rule holds to be true. Everything else needs a reader. */
export const isProven = ({ module, question }: Item): boolean =>
  question.check !== undefined && (module.section === 'Math' || question.kind === 'response');

export type ReviewState = 'proven' | 'read' | 'missing' | 'stale' | 'failed';

export function reviewState(item: Item, reviews: Bank['reviews']): ReviewState {
  if (isProven(item)) return 'proven';
  const review = reviews.get(item.owner)?.questions[item.question.id];
  if (!review) return 'missing';
  if (review.hash !== questionHash(item.question, item.stimulus)) return 'stale';
  return review.passed ? 'read' : 'failed';
}

const sentences = {
  missing: 'No second reader has answered this question yet: print the worksheet, then grade the answers.',
  stale: 'The question has changed since its second reader saw it: have it read again.',
  failed:
    'The second reader disagreed or found something that must be fixed: mend it and have it read again.',
};

export const reviews: Rule = {
  name,
  find: (bank) =>
    allItems(bank)
      .filter(({ status }) => status === 'live')
      .flatMap((item) => {
        const state = reviewState(item, bank.reviews);
        return state === 'proven' || state === 'read' ? [] : [atItem(item, name, sentences[state])];
      }),
};
