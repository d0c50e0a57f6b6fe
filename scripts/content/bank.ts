// Everything that is written, parsed and typed: what the compiler and the rules look at.

import type { Guide } from '@/lib/domain/guide/guide';
import type { Lesson } from '@/lib/domain/lesson/lesson';
import type { Figure } from '@/lib/domain/question/figure';
import type { Form, ProblemSet, Question, Stimulus, Waiver } from '@/lib/domain/question/question';
import type { ReviewLedger } from '@/lib/domain/question/review';

/** A stretch of questions taken together: a whole set, one module of a form, the questions of a lesson. */
export type Module = { id: string; section: string; stimuli: Stimulus[]; questions: Question[] };

type Head = {
  file: string;
  id: string;
  status: 'draft' | 'live';
  exam: 'sat' | 'act' | 'ap';
  title: string;
  qtype: string;
  modules: Module[];
  waive: Waiver[];
};

/** A problem set or a form: one file under content/questions/. */
export type Paper = Head &
  ({ kind: 'set'; blueprint: null; source: ProblemSet } | { kind: 'form'; blueprint: string; source: Form });

export type GuideText = { file: string; head: Guide; text: string };
export type LessonText = { file: string; head: Lesson; text: string };

export type Bank = {
  papers: Paper[];
  guides: GuideText[];
  lessons: LessonText[];
  /** Review ledgers by set, form or lesson id. */
  reviews: ReadonlyMap<string, ReviewLedger>;
};

/** A question with what stands around it. */
export type Item = {
  file: string;
  /** Set, form or lesson. */
  owner: string;
  status: 'draft' | 'live';
  exam: 'sat' | 'act' | 'ap' | 'admissions';
  module: Module;
  question: Question;
  stimulus: Stimulus | null;
  /** What the question may refer to: its own figure and those of its stimulus. */
  figures: Figure[];
};

type Owner = Pick<Item, 'file' | 'owner' | 'status' | 'exam'>;

const itemsIn = (owner: Owner, module: Module): Item[] =>
  module.questions.map((question) => {
    const stimulus = module.stimuli.find(({ id }) => id === question.stimulus) ?? null;
    const figures = [...(question.figure ? [question.figure] : []), ...(stimulus?.figures ?? [])];
    return { ...owner, module, question, stimulus, figures };
  });

/** Every question of the papers, in order. */
export const paperItems = (papers: readonly Paper[]): Item[] =>
  papers.flatMap(({ file, id, status, exam, modules }) =>
    modules.flatMap((module) => itemsIn({ file, owner: id, status, exam }, module)),
  );

/** Which exam a lesson belongs to, by its id. */
export const examOfLesson = (id: string): Item['exam'] =>
  id.startsWith('act_') ? 'act' : id.startsWith('adm_') ? 'admissions' : 'sat';

/** Every question of papers and lessons, in order. */
export function allItems({ papers, lessons }: Bank): Item[] {
  const inLessons = lessons.flatMap(({ file, head }) => {
    const owner: Owner = { file, owner: head.id, status: head.status, exam: examOfLesson(head.id) };
    return itemsIn(owner, { id: head.id, section: '', stimuli: head.stimuli, questions: head.questions });
  });
  return [...paperItems(papers), ...inLessons];
}
