// A second reader answers a question blind. The ledger keeps the answer with the fingerprint of what was answered.

import { z } from 'zod';

const complaint = z.strictObject({ grade: z.enum(['must-fix', 'should-fix']), text: z.string().min(1) });

const reading = {
  answer: z.string().min(1),
  confidence: z.enum(['sure', 'likely', 'guess']),
  /** The difficulty it felt like, 1 to 7. */
  band: z.int().min(1).max(7),
  /** Choices nobody would take. */
  dead: z.array(z.string().min(1).max(2)).default([]),
  complaints: z.array(complaint).default([]),
};

/** The file a reader hands in. */
export const answersSchema = z.strictObject({
  set: z.string().min(1),
  reader: z.string().min(1),
  date: z.iso.date(),
  answers: z.record(z.string(), z.strictObject(reading)),
});

export const reviewSchema = z.strictObject({
  /** 16 hex digits over stem, stimulus, choices, key and figure. */
  hash: z.string().length(16),
  reader: z.string().min(1),
  date: z.iso.date(),
  ...reading,
  agrees: z.boolean(),
  /** Agrees, and no complaint is a must-fix. */
  passed: z.boolean(),
});

/** One file under content/reviews/, named after its set, form or lesson. The latest reading of each question. */
export const reviewLedgerSchema = z.strictObject({
  set: z.string().min(1),
  questions: z.record(z.string(), reviewSchema),
});

export type Answers = z.infer<typeof answersSchema>;
export type Review = z.infer<typeof reviewSchema>;
export type ReviewLedger = z.infer<typeof reviewLedgerSchema>;
