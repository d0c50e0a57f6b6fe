// Every text that people read, with where it stands: what the rules of spelling and punctuation look at.

import { allItems, type Bank } from '@/scripts/content/bank';
import { reasonsOf } from './equalities';

export type Written = { file: string; id: string; where: string; text: string };

export function everyText(bank: Bank): Written[] {
  const items = allItems(bank).flatMap((item): Written[] => {
    const { file, question } = item;
    const at = (where: string, text: string) => ({ file, id: question.id, where, text });
    const choices = question.kind === 'choice' ? question.choices : [];
    return [
      at('the stem', question.stem),
      ...choices.map(({ id, text }) => at(`choice ${id}`, text)),
      ...reasonsOf(item).map(({ where, text }) => at(where, text)),
      ...(question.figure ? [at('the alt text', question.figure.alt)] : []),
    ];
  });
  const stimuli = bank.papers.flatMap(({ file, modules }) =>
    modules.flatMap((module) =>
      module.stimuli.flatMap(({ id, title, intro, paragraphs, figures }): Written[] => [
        { file, id, where: 'the title', text: title },
        ...(intro ? [{ file, id, where: 'the introduction', text: intro }] : []),
        ...paragraphs.map((paragraph) => ({
          file,
          id,
          where: `paragraph ${paragraph.id}`,
          text: paragraph.text,
        })),
        ...figures.map((figure) => ({ file, id, where: `the alt text of ${figure.id}`, text: figure.alt })),
      ]),
    ),
  );
  const texts = [
    ...bank.guides.map(({ file, head, text }) => ({
      file,
      id: head.slug,
      where: 'the text',
      text: `${head.title}\n${head.description}\n${text}`,
    })),
    ...bank.lessons.map(({ file, head, text }) => ({
      file,
      id: head.id,
      where: 'the text',
      text: `${head.takeaways.join('\n')}\n${text}`,
    })),
  ];
  return [...items, ...stimuli, ...texts];
}

/** The words around a hit, for the message. */
export const around = (text: string, index: number, length: number): string =>
  text
    .slice(Math.max(0, index - 12), index + length + 12)
    .replace(/\s+/g, ' ')
    .trim();
