// Passages are as long as the exam's: a student who practices on shorter ones learns the wrong pace.

import type { Stimulus } from '@/lib/domain/question/question';
import { placedFigure } from '@/lib/server/content/compile-stimulus';
import { countWords, toText } from '@/lib/server/content/plain-text';
import type { Module, Paper } from '@/scripts/content/bank';
import type { Rule } from '@/scripts/content/rule';

const name = 'passage-length';

/** Words of a stimulus: its paragraphs, without headings and figures. */
export const wordsIn = ({ paragraphs }: Pick<Stimulus, 'paragraphs'>): number =>
  paragraphs
    .filter(({ kind, text }) => kind !== 'heading' && !placedFigure(text))
    .reduce((sum, { text }) => sum + countWords(toText(text.replace(/\[\[\d+\]\]/g, ''))), 0);

function allowed(exam: Paper['exam'], section: string, questions: number): [number, number] | null {
  if (exam === 'act' && section === 'Reading') return [650, 750];
  // Long essays have about 340 words with ten questions, short ones about 185 with five.
  if (exam === 'act' && section === 'English') return questions >= 10 ? [300, 430] : [160, 220];
  if (exam === 'act' && section === 'Science') return [60, 420];
  if (exam === 'sat') return [25, 150];
  if (exam === 'ap') return [20, 260];
  return null;
}

export const passageLength: Rule = {
  name,
  find: ({ papers }) =>
    papers.flatMap(({ file, exam, modules }) =>
      modules.flatMap(({ section, stimuli, questions }: Module) =>
        stimuli.flatMap((stimulus) => {
          const asked = questions.filter((question) => question.stimulus === stimulus.id).length;
          const range = allowed(exam, section, asked);
          const words = wordsIn(stimulus);
          if (!range || (words >= range[0] && words <= range[1])) return [];
          const message = `The text has ${words} words; ${exam.toUpperCase()} ${section} texts have ${range[0]} to ${range[1]}.`;
          return [{ rule: name, file, id: stimulus.id, message }];
        }),
      ),
    ),
};
