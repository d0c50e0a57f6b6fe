// A lesson has its parts: a question up front, enough text, enough questions to check yourself.

import { countWords, toText } from '@/lib/server/content/plain-text';
import { examOfLesson } from '@/scripts/content/bank';
import type { Rule } from '@/scripts/content/rule';

const name = 'lesson-shape';

export const lessonShape: Rule = {
  name,
  find: ({ lessons }) =>
    lessons.flatMap(({ file, head, text }) => {
      const found: string[] = [];
      const words = countWords(toText(text));
      if (words < 900 || words > 1600) found.push(`The text has ${words} words; a lesson has 900 to 1,600.`);
      // One opens the lesson; the others are the exercise.
      const least = examOfLesson(head.id) === 'admissions' ? 5 : 9;
      if (head.questions.length < least)
        found.push(`The lesson has ${head.questions.length} questions; it needs ${least}.`);
      const first = /\{\{question:\s*([a-z0-9-]+)/.exec(text)?.[1];
      if (first !== head.questions[0]?.id) found.push('The first question must open the text, in its place.');
      if (/\bin this lesson,? (?:we|you) will\b/i.test(text))
        found.push('Begin with the thing itself, not with what the lesson will do.');
      return found.map((message) => ({ rule: name, file, id: head.id, message }));
    }),
};
