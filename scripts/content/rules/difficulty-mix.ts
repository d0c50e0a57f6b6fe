// A set climbs from easy to hard in about the shares of a full form: 35, 40 and 25 percent.

import type { Rule } from '@/scripts/content/rule';

const name = 'difficulty-mix';
const shares = { easy: [0.2, 0.5], medium: [0.25, 0.6], hard: [0.1, 0.4] } as const;

export const difficultyMix: Rule = {
  name,
  find: ({ papers }) =>
    papers.flatMap(({ file, id, exam, modules }) =>
      modules.flatMap(({ questions }) => {
        // The second modules of the SAT are hard or easy on purpose.
        if (questions.length < 9 || exam === 'sat') return [];
        return Object.entries(shares).flatMap(([difficulty, [low, high]]) => {
          const count = questions.filter((question) => question.difficulty === difficulty).length;
          const share = count / questions.length;
          const message = `Of ${questions.length} questions ${count} are ${difficulty}: keep the share between ${low * 100} and ${high * 100} percent.`;
          return share < low || share > high ? [{ rule: name, file, id, message }] : [];
        });
      }),
    ),
};
