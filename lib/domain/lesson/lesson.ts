// A lesson teaches one skill: a real question first, then the idea, examples, traps, questions to check yourself, and three lines to keep.

import { z } from 'zod';
import { figureSchema } from '@/lib/domain/question/figure';
import type { CompiledQuestion, Html, PublicStimulus } from '@/lib/domain/question/public-question';
import { noteSchema, questionSchema, stimulusSchema, waiverSchema } from '@/lib/domain/question/question';

const lessonId = z
  .string()
  .regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, 'use lower-case words joined by underscores');

/** The front matter of a file under content/lessons/. Title, description and minutes stand in the catalogue. */
export const lessonSchema = z.strictObject({
  id: lessonId,
  status: z.enum(['draft', 'live']),
  updated: z.iso.date(),
  /** The lesson that comes after this one. */
  next: lessonId.nullable(),
  /** What is worth remembering. */
  takeaways: z.array(z.string().min(1)).length(3),
  stimuli: z.array(stimulusSchema).default([]),
  figures: z.array(figureSchema).default([]),
  /** The first one opens the lesson; the others are its exercise, easy to hard, where the text does not place them. */
  questions: z.array(questionSchema).min(5),
  notes: z.array(noteSchema).default([]),
  waive: z.array(waiverSchema).default([]),
});

export type Lesson = z.infer<typeof lessonSchema>;

export type LessonBlock =
  | { kind: 'html'; html: Html }
  /** A question of the lesson, answered in place. */
  | { kind: 'question'; id: string };

/** One file under .content/lessons/. Server only: its questions hold keys. */
export type CompiledLesson = {
  id: string;
  updated: string;
  next: string | null;
  takeaways: Html[];
  blocks: LessonBlock[];
  contents: { id: string; text: string }[];
  words: number;
  stimuli: PublicStimulus[];
  questions: CompiledQuestion[];
};
