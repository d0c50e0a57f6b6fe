// Ids are what attempts, reviews and links remember: each stands for one thing, everywhere.

import path from 'node:path';
import { allItems, type Bank } from '@/scripts/content/bank';
import type { Problem } from '@/scripts/content/problem';
import type { Rule } from '@/scripts/content/rule';

const name = 'unique-ids';
type Named = { file: string; id: string };

function repeated(kind: string, all: readonly Named[]): Problem[] {
  const first = new Map<string, string>();
  return all.flatMap(({ file, id }) => {
    const before = first.get(id);
    if (before === undefined) first.set(id, file);
    return before === undefined
      ? []
      : [{ rule: name, file, id, message: `The ${kind} id ${id} is already used in ${before}.` }];
  });
}

const misnamed = ({ file, id }: Named): Problem[] =>
  path.basename(file).replace(/\.\w+$/, '') === id
    ? []
    : [{ rule: name, file, id, message: `The file must be named after its id, ${id}.` }];

/** Numbered in order: math-1-01, math-1-02, … with as many digits as the first. */
function misnumbered(bank: Bank): Problem[] {
  return bank.papers.flatMap(({ file, id: paper, modules }) =>
    modules
      .flatMap(({ questions }) => questions)
      .flatMap(({ id }, i) => {
        const number = new RegExp(`^${paper}(?:-[a-z]+)*-(\\d{2,3})$`).exec(id)?.[1];
        if (number === undefined) {
          return [
            {
              rule: name,
              file,
              id,
              message: `A question of ${paper} is named ${paper}-01, ${paper}-02 and so on.`,
            },
          ];
        }
        const isForm = modules.length > 1;
        return isForm || Number(number) === i + 1
          ? []
          : [
              {
                rule: name,
                file,
                id,
                message: `Question ${i + 1} of the set must end in ${String(i + 1).padStart(2, '0')}.`,
              },
            ];
      }),
  );
}

function find(bank: Bank): Problem[] {
  const papers = bank.papers.map(({ file, id }) => ({ file, id }));
  const guides = bank.guides.map(({ file, head }) => ({ file, id: head.slug }));
  const lessons = bank.lessons.map(({ file, head }) => ({ file, id: head.id }));
  const questions = allItems(bank).map(({ file, question }) => ({ file, id: question.id }));
  const stimuli = bank.papers.flatMap(({ file, modules }) =>
    modules.flatMap((module) => module.stimuli.map(({ id }) => ({ file, id }))),
  );
  const within = bank.papers.flatMap(({ file, modules }) =>
    modules.flatMap((module) =>
      module.stimuli.flatMap((stimulus) => [
        ...repeated(
          `paragraph (in ${stimulus.id})`,
          stimulus.paragraphs.map(({ id }) => ({ file, id })),
        ),
        ...repeated(
          `figure (in ${stimulus.id})`,
          stimulus.figures.map(({ id }) => ({ file, id })),
        ),
      ]),
    ),
  );
  return [
    ...repeated('set or form', papers),
    ...repeated('guide', guides),
    ...repeated('lesson', lessons),
    ...repeated('question', questions),
    ...repeated('stimulus', stimuli),
    ...within,
    ...[...papers, ...guides, ...lessons].flatMap(misnamed),
    ...misnumbered(bank),
  ];
}

export const uniqueIds: Rule = { name, find };
