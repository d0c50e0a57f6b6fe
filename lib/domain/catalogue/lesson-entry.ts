// A lesson's row in the catalogue: what listings show before anyone opens it. Fields as the specification names them.

import { z } from 'zod';

const row = {
  /** Snake case; also the lesson's address. */
  id: z.string().regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/, 'use lower-case words joined by underscores'),
  title: z.string().min(1),
  description: z.string().min(1),
  /** As content/taxonomy.ts spells it. */
  domain: z.string().min(1),
  /** Empty where the catalogue names none: most ACT topics, all of admissions. */
  skill: z.string(),
  /** false hides the lesson from listings and turns its address into a 404. */
  enabled: z.boolean(),
  /** Minutes for text, examples and exercise together. */
  time: z.int().min(15).max(35),
};

export const satLessonSchema = z.strictObject({
  ...row,
  section: z.enum(['Reading and Writing', 'Math']),
  /** true on Reading and Writing rows, absent on Math rows. */
  rw: z.literal(true).optional(),
});

export const actLessonSchema = z.strictObject({
  ...row,
  section: z.enum(['Math', 'English', 'Reading', 'Science']),
});

export const admissionsLessonSchema = z.strictObject({
  ...row,
  section: z.literal(''),
});

export type SatLessonEntry = z.infer<typeof satLessonSchema>;
export type ActLessonEntry = z.infer<typeof actLessonSchema>;
export type AdmissionsLessonEntry = z.infer<typeof admissionsLessonSchema>;
export type LessonEntry = SatLessonEntry | ActLessonEntry | AdmissionsLessonEntry;
