// A question as its author writes it: stem, choices with a reason each, the key, and a check that proves the key.
// Nothing in this file may reach a browser before the answer is in; see public-question.ts for what may.

import { z } from 'zod';
import { figureSchema } from './figure';
import { traps } from './traps';

const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'use lower-case words joined by hyphens');

/** One factual claim an item rests on, with where it was checked. Private: never shown to students. */
export const noteSchema = z.strictObject({
  claim: z.string().min(1),
  source: z.string().min(1),
  verifiedOn: z.iso.date(),
  how: z.enum(['verified', 'remembered', 'illustrative']),
});

/** A true exception from one rule of the content check, with its reason. Counted by the statistics. */
export const waiverSchema = z.strictObject({ rule: kebab, why: z.string().min(10) });

/** A paragraph of a passage. `verse` keeps its line breaks. */
export const paragraphSchema = z.strictObject({
  id: z.string().regex(/^p\d+$/),
  kind: z.enum(['prose', 'verse', 'heading']).default('prose'),
  text: z.string().min(1),
});

export const stimulusSchema = z.strictObject({
  id: kebab,
  kind: z.enum(['passage', 'essay', 'study']),
  genre: z.string().min(1),
  title: z.string().min(1),
  /** The line the exam prints above a passage ("This passage is adapted from …"). */
  intro: z.string().optional(),
  /** Words for the topic register: no two passages of one exam may share a topic. */
  topic: z.string().min(3),
  paragraphs: z.array(paragraphSchema).min(1),
  figures: z.array(figureSchema).default([]),
  notes: z.array(noteSchema).default([]),
  waive: z.array(waiverSchema).default([]),
});

/** A number, an exact fraction, a list or a function, as mathjs reads it. */
const valueSchema = z.union([z.number(), z.string().min(1)]);

const choiceSchema = z.strictObject({
  id: z.enum(['A', 'B', 'C', 'D', 'E']),
  text: z.string().min(1),
  value: valueSchema.optional(),
  /** The expression a student with this misconception evaluates. Distractors only. */
  slip: z.string().optional(),
  trap: z.enum(traps).optional(),
  rationale: z.string().min(1),
});

const shared = {
  id: kebab,
  domain: z.string().min(1),
  skill: z.string().min(1),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  band: z.int().min(1).max(7),
  stimulus: kebab.nullable().default(null),
  figure: figureSchema.nullable().default(null),
  stem: z.string().min(1),
  /** A mathjs program: true for the key, false for every other choice, with the choice's value bound to `answer`. */
  check: z.string().optional(),
  explanation: z.string().min(1),
  expectedSeconds: z.int().min(10).max(3600),
  calculator: z.enum(['none', 'allowed', 'required']),
  notes: z.array(noteSchema).default([]),
  waive: z.array(waiverSchema).default([]),
};

const choiceQuestionSchema = z.strictObject({
  ...shared,
  kind: z.literal('choice').default('choice'),
  choices: z.array(choiceSchema).min(4).max(5),
  key: z.enum(['A', 'B', 'C', 'D', 'E']),
});

export const responseQuestionSchema = z.strictObject({
  ...shared,
  kind: z.literal('response'),
  /** Exact accepted values ("7/2", "-0.25"); equal spellings of one value are found by the grader. */
  accept: z.array(z.string().min(1)).min(1),
  rationale: z.string().min(1),
});

export const questionSchema = z.union([responseQuestionSchema, choiceQuestionSchema]);

/** A problem set: one file under content/questions/. */
export const problemSetSchema = z.strictObject({
  id: kebab,
  status: z.enum(['draft', 'live']),
  exam: z.enum(['sat', 'act', 'ap']),
  section: z.string().min(1),
  title: z.string().min(1),
  qtype: z.string(),
  stimuli: z.array(stimulusSchema).default([]),
  questions: z.array(questionSchema).min(1),
  waive: z.array(waiverSchema).default([]),
});

/** A full test: one file under content/questions/, its modules in the order and by the ids of its blueprint's parts. */
export const formSchema = z.strictObject({
  id: kebab,
  status: z.enum(['draft', 'live']),
  exam: z.enum(['sat', 'act', 'ap']),
  title: z.string().min(1),
  blueprint: kebab,
  modules: z
    .array(
      z.strictObject({
        id: kebab,
        section: z.string().min(1),
        stimuli: z.array(stimulusSchema).default([]),
        questions: z.array(questionSchema).min(1),
      }),
    )
    .min(1),
  waive: z.array(waiverSchema).default([]),
});

export type Note = z.infer<typeof noteSchema>;
export type Waiver = z.infer<typeof waiverSchema>;
export type Stimulus = z.infer<typeof stimulusSchema>;
export type Question = z.infer<typeof questionSchema>;
export type ProblemSet = z.infer<typeof problemSetSchema>;
export type Form = z.infer<typeof formSchema>;
