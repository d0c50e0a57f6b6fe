// A plan freezes what an attempt began with: the questions and their versions, the choices as shown, absolute time.

import type { CompiledSet } from '@/lib/domain/question/public-question';
import type { AttemptMode, AttemptPlan } from './attempt';
import type { Part } from './blueprint';
import { budgetMs } from './clock';
import { secondsAtPace } from './pace';

export type Accommodation = { mode: AttemptMode; timeFactor: 1 | 1.5 | 2 };

/** The plan of a problem set: one part, with the tools and the pace of the exam part it is taken from. */
export function planOfSet(set: CompiledSet, pace: Part, { mode, timeFactor }: Accommodation): AttemptPlan {
  return {
    exam: set.exam,
    form: { id: set.id, version: set.version, title: set.title },
    mode,
    timeFactor,
    parts: [
      {
        id: pace.id,
        title: pace.title,
        section: set.section,
        budgetMs: budgetMs(secondsAtPace(pace, set.questions.length), mode, timeFactor),
        tools: pace.tools,
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
