// A lesson as its player reads it: markup with its questions in place, the rest of them as the exercise at the end.

import 'server-only';
import type { CompiledLesson, Lesson, LessonBlock } from '@/lib/domain/lesson/lesson';
import { compileQuestion } from './compile-question';
import { compileStimulus } from './compile-stimulus';
import { figureHtml } from './figure-html';
import { toInline } from './markup';
import { renderProse } from './prose';
import type { Typeset } from './typeset';

/** @throws Error for a question or figure that the text places but the lesson does not hold. */
export function compileLesson(
  lesson: Lesson,
  section: string,
  text: string,
  typeset: Typeset,
): CompiledLesson {
  const { blocks, contents, words } = renderProse(text, typeset);
  const placed = blocks.map((block): LessonBlock => {
    if (block.kind === 'html') return block;
    if (block.name === 'figure') {
      const figure = lesson.figures.find(({ id }) => id === block.value);
      if (!figure)
        throw new Error(`The text places the figure "${block.value}", which the lesson does not declare.`);
      return { kind: 'html', html: figureHtml(figure, typeset) };
    }
    if (block.name !== 'question' || !lesson.questions.some(({ id }) => id === block.value)) {
      throw new Error(`The text places the ${block.name} "${block.value}", which the lesson does not hold.`);
    }
    return { kind: 'question', id: block.value };
  });
  const inText = new Set(placed.flatMap((block) => (block.kind === 'question' ? block.id : [])));
  const exercise = lesson.questions.filter(({ id }) => !inText.has(id));
  return {
    id: lesson.id,
    updated: lesson.updated,
    next: lesson.next,
    takeaways: lesson.takeaways.map((line) => toInline(line, typeset)),
    blocks: [...placed, ...exercise.map(({ id }): LessonBlock => ({ kind: 'question', id }))],
    contents,
    words,
    stimuli: lesson.stimuli.map((stimulus) => compileStimulus(stimulus, typeset)),
    questions: lesson.questions.map((question) => {
      const stimulus = lesson.stimuli.find(({ id }) => id === question.stimulus) ?? null;
      return compileQuestion(question, { section, stimulus }, typeset);
    }),
  };
}
