// Rows of the ACT and AP practice tests, and the format that every AP listing prints.

import { z } from 'zod';

export const apSubjects = [
  'US History',
  'World History',
  'European History',
  'Calculus AB',
  'Calculus BC',
  'Psychology',
] as const;

export const apTestEntrySchema = z.strictObject({
  id: z.string().regex(/^ap-(ush|wh|eh|psych|calc-ab|calc-bc)-[1-5]$/),
  title: z.string().min(1),
  subject: z.enum(apSubjects),
  /** Blueprint in content/exams/ap.ts. */
  blueprint: z.string().min(1),
});

export const actTestEntrySchema = z.strictObject({ id: z.int().min(1).max(10), title: z.string().min(1) });

const sectionFormat = z.strictObject({
  questions: z.int().min(1),
  /** Seconds. */
  time_limit: z.int().min(1),
  /** Share of the score in percent. */
  scoring: z.int().min(1).max(100),
});

/** The format as the specification names its fields; the two descriptions are generated from the numbers. */
export const apTestFormatSchema = z.strictObject({
  time_limit_description: z.string().min(1),
  question_description: z.string().min(1),
  multiple_choice: sectionFormat,
  short_answers: sectionFormat.optional(),
  free_response: sectionFormat.optional(),
});

export type ApTestEntry = z.infer<typeof apTestEntrySchema>;
export type ApTestFormat = z.infer<typeof apTestFormatSchema>;
export type ActTestEntry = z.infer<typeof actTestEntrySchema>;
