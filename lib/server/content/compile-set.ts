// Problem sets and forms as the server reads them: everything rendered, nothing left to parse.

import 'server-only';
import type { CompiledForm, CompiledSet } from '@/lib/domain/question/public-question';
import type { Form, ProblemSet, Question, Stimulus } from '@/lib/domain/question/question';
import { compileQuestion } from './compile-question';
import { compileStimulus } from './compile-stimulus';
import { hashOf } from './question-hash';
import type { Typeset } from './typeset';

type Stretch = { section: string; stimuli: Stimulus[]; questions: Question[] };

function compileStretch({ section, stimuli, questions }: Stretch, typeset: Typeset) {
  return {
    stimuli: stimuli.map((stimulus) => compileStimulus(stimulus, typeset)),
    questions: questions.map((question) => {
      const stimulus = stimuli.find(({ id }) => id === question.stimulus) ?? null;
      return compileQuestion(question, { section, stimulus }, typeset);
    }),
  };
}

/** @param seconds standard time for the set, from its blueprint */
export function compileSet(set: ProblemSet, seconds: number, typeset: Typeset): CompiledSet {
  const { id, exam, section, title, qtype } = set;
  const compiled = { id, exam, section, title, qtype, seconds, ...compileStretch(set, typeset) };
  return { ...compiled, version: hashOf(compiled) };
}

export function compileForm(form: Form, typeset: Typeset): CompiledForm {
  const { id, exam, title, blueprint } = form;
  const parts = form.modules.map((module) => ({
    id: module.id,
    section: module.section,
    ...compileStretch(module, typeset),
  }));
  const compiled = { id, exam, title, blueprint, parts };
  return { ...compiled, version: hashOf(compiled) };
}
