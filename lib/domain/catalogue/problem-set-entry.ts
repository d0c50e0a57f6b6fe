// An ACT problem set's row in the catalogue. The qtype is a key kept as the specification spells it; people see it spelled right.

import { z } from 'zod';

export const problemSetEntrySchema = z.strictObject({
  slug: z.string().regex(/^(english|math|reading|science)-\d+$/),
  title: z.string().min(1),
  /** Empty for English and Science. */
  qtype: z.string(),
  section: z.enum(['English', 'Math', 'Reading', 'Science']),
});

export type ProblemSetEntry = z.infer<typeof problemSetEntrySchema>;

/** The qtype as a reader should see it. */
export const toShownQtype = (qtype: string) => qtype.replace('Narritive', 'Narrative');
