// Everything that is written, parsed and typed: what the rules look at.

import type { Figure } from '@/lib/domain/question/figure';
import type { Question, Stimulus, Waiver } from '@/lib/domain/question/question';

/** A stretch of questions taken together: a whole set, or one module of a form. */
export type Module = { id: string; section: string; stimuli: Stimulus[]; questions: Question[] };

/** A problem set or a form: one file under content/questions/. */
export type Paper = {
  kind: 'set' | 'form';
  file: string;
  id: string;
  status: 'draft' | 'live';
  exam: 'sat' | 'act' | 'ap';
  title: string;
  qtype: string;
  blueprint: string | null;
  modules: Module[];
  waive: Waiver[];
};

/** A question with what stands around it. */
export type Item = {
  paper: Paper;
  module: Module;
  question: Question;
  stimulus: Stimulus | null;
  figures: Figure[];
};

/** Every question of the papers, in order, with its stimulus and the figures it may refer to. */
export function itemsOf(papers: readonly Paper[]): Item[] {
  return papers.flatMap((paper) =>
    paper.modules.flatMap((module) =>
      module.questions.map((question) => {
        const stimulus = module.stimuli.find(({ id }) => id === question.stimulus) ?? null;
        const figures = [...(question.figure ? [question.figure] : []), ...(stimulus?.figures ?? [])];
        return { paper, module, question, stimulus, figures };
      }),
    ),
  );
}
