// What is printed between numbers must be so, in every rationale and explanation, right answer or wrong.

import { brokenRelations } from '@/lib/server/content/printed-relations';
import { allItems, type Item } from '@/scripts/content/bank';
import { atItem, type Rule } from '@/scripts/content/rule';

const name = 'equalities';

/** Everything a student reads after answering, with where it stands. */
export function reasonsOf({ question }: Item): { where: string; text: string }[] {
  const reasons =
    question.kind === 'choice'
      ? question.choices.map(({ id, rationale }) => ({
          where: `the rationale of choice ${id}`,
          text: rationale,
        }))
      : [{ where: 'the rationale', text: question.rationale }];
  return [...reasons, { where: 'the explanation', text: question.explanation }];
}

export const equalities: Rule = {
  name,
  find: (bank) =>
    allItems(bank).flatMap((item) =>
      reasonsOf(item).flatMap(({ where, text }) =>
        brokenRelations(text).map(({ printed }) =>
          atItem(item, name, `In ${where}, "${printed}" does not hold.`),
        ),
      ),
    ),
};
