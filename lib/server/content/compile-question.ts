// A question in two halves: what a student sees, and what grading and review need.

import 'server-only';
import type { CompiledQuestion, PublicQuestion } from '@/lib/domain/question/public-question';
import type { Question, Stimulus } from '@/lib/domain/question/question';
import { figureHtml } from './figure-html';
import { toBlocks, toInline } from './markup';
import { hashOf, questionHash } from './question-hash';
import { shareGlyphs } from './share-glyphs';
import type { Typeset } from './typeset';

/** Every text of a question, the stem first: it is shown wherever another part is, so it defines the shared glyphs. */
function render(question: Question, typeset: Typeset) {
  const inline = (text: string) => toInline(text, typeset);
  const choices = question.kind === 'choice' ? question.choices : [];
  const reasons =
    question.kind === 'choice'
      ? question.choices.map(({ id, rationale }) => ({ id: id as string, text: rationale }))
      : [{ id: 'key', text: question.rationale }];
  const texts = [
    toBlocks(question.stem, typeset),
    question.figure ? figureHtml(question.figure, typeset) : '',
    ...choices.map(({ text }) => inline(text)),
    ...reasons.map(({ text }) => inline(text)),
    toBlocks(question.explanation, typeset),
  ];
  const shared = shareGlyphs(texts, hashOf(question.id).slice(0, 6));
  return {
    stem: shared[0] ?? '',
    figure: shared[1] ?? '',
    choices: choices.map(({ id }, i) => ({ id, html: shared[2 + i] ?? '' })),
    rationales: Object.fromEntries(reasons.map(({ id }, i) => [id, shared[2 + choices.length + i] ?? ''])),
    explanation: shared.at(-1) ?? '',
  };
}

export function compileQuestion(
  question: Question,
  about: { section: string; stimulus: Stimulus | null },
  typeset: Typeset,
): CompiledQuestion {
  const { stem, figure, choices, rationales, explanation } = render(question, typeset);
  const seen = {
    id: question.id,
    version: questionHash(question, about.stimulus),
    stimulus: question.stimulus,
    stem,
    figure: question.figure && { id: question.figure.id, html: figure },
    calculator: question.calculator,
  };
  const publicPart: PublicQuestion =
    question.kind === 'choice' ? { ...seen, kind: 'choice', choices } : { ...seen, kind: 'response' };
  const traps =
    question.kind === 'choice' ? question.choices.flatMap(({ id, trap }) => (trap ? [[id, trap]] : [])) : [];
  return {
    public: publicPart,
    section: about.section,
    domain: question.domain,
    skill: question.skill,
    difficulty: question.difficulty,
    expectedSeconds: question.expectedSeconds,
    key:
      question.kind === 'choice'
        ? { kind: 'choice', choice: question.key }
        : { kind: 'response', accept: question.accept },
    rationales,
    traps: Object.fromEntries(traps),
    explanation,
  };
}
