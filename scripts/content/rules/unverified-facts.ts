// A fact that is only remembered is checked or removed before anything that rests on it goes live.

import type { Note } from '@/lib/domain/question/question';
import { allItems, type Bank } from '@/scripts/content/bank';
import type { Problem } from '@/scripts/content/problem';
import type { Rule } from '@/scripts/content/rule';

const name = 'unverified-facts';

function find(bank: Bank): Problem[] {
  const noted: { file: string; id: string; notes: Note[] }[] = [
    ...allItems(bank)
      .filter(({ status }) => status === 'live')
      .map(({ file, question }) => ({ file, id: question.id, notes: question.notes })),
    ...bank.papers
      .filter(({ status }) => status === 'live')
      .flatMap(({ file, modules }) =>
        modules.flatMap((module) => module.stimuli.map(({ id, notes }) => ({ file, id, notes }))),
      ),
    ...bank.lessons
      .filter(({ head }) => head.status === 'live')
      .map(({ file, head }) => ({ file, id: head.id, notes: head.notes })),
  ];
  return noted.flatMap(({ file, id, notes }) =>
    notes
      .filter(({ how }) => how === 'remembered')
      .map(({ claim }) => ({
        rule: name,
        file,
        id,
        message: `"${claim}" is only remembered: verify it or take it out.`,
      })),
  );
}

export const unverifiedFacts: Rule = { name, find };
