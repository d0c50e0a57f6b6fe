// A plan freezes what an attempt began with: the questions and their versions, the choices as shown, absolute time.

import type { CompiledSet } from '@/lib/domain/question/public-question';
import type { AttemptMode, AttemptPlan } from './attempt';
import type { Part } from './blueprint';
import { budgetMs } from './clock';

export type Accommodation = { mode: AttemptMode; timeFactor: 1 | 1.5 | 2 };

/** The plan of a problem set: one part, with the tools of the exam part it is taken from and the time its page shows. */
export function planOfSet(set: CompiledSet, from: Part, { mode, timeFactor }: Accommodation): AttemptPlan {
  return {
    exam: set.exam,
    form: { id: set.id, version: set.version, title: set.title },
    mode,
    timeFactor,
    parts: [
      {
        id: from.id,
        title: from.title,
        section: set.section,
        budgetMs: budgetMs(set.seconds, mode, timeFactor),
        tools: from.tools,
        items: set.questions.map(({ public: question }) => ({
          id: question.id,
          version: question.version,
          kind: question.kind,
          choices: question.kind === 'choice' ? question.choices.map(({ id }) => id) : [],
        })),
      },
    ],
  };
}
