// What browser and server say to each other about an attempt. The server parses every request with these schemas.

import { z } from 'zod';
import type { PublicQuestion, PublicStimulus } from '@/lib/domain/question/public-question';
import type { AttemptMode, AttemptPlan, AttemptState } from './attempt';

const item = z.string().min(1).max(80);
const happening = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['begin', 'review', 'pause', 'resume', 'tick', 'time-up', 'submit']) }),
  z.object({ type: z.enum(['visit', 'clear', 'mark', 'unmark']), item }),
  z.object({ type: z.literal('answer'), item, value: z.string().min(1).max(200) }),
  z.object({ type: z.enum(['eliminate', 'restore']), item, choice: z.string().min(1).max(2) }),
]);

export const eventSchema = happening.and(
  z.object({
    epoch: z.int().min(1),
    seq: z.int().min(1),
    spentMs: z
      .int()
      .min(0)
      .max(6 * 3600_000),
  }),
);

/** POST /api/attempts */
export const startRequestSchema = z.strictObject({
  set: z.string().min(1).max(80),
  mode: z.enum(['strict', 'practice', 'untimed']).default('practice'),
  timeFactor: z.union([z.literal(1), z.literal(1.5), z.literal(2)]).default(1),
  /** Made by the browser for this try; the same id sent twice starts one attempt. */
  requestId: z.uuid(),
  device: z.uuid(),
});

/** POST /api/attempts/<id>/events; at most 200 events a request. */
export const eventsRequestSchema = z.strictObject({
  device: z.uuid(),
  events: z.array(eventSchema).min(1).max(200),
});

/** POST /api/attempts/<id>/lease: become the writer. */
export const leaseRequestSchema = z.strictObject({ device: z.uuid(), takeOver: z.boolean() });

export type Lease = { epoch: number; yours: boolean };

/** GET /api/attempts/<id>?device=<uuid> */
export type AttemptView = {
  id: string;
  plan: AttemptPlan;
  state: AttemptState;
  stimuli: PublicStimulus[];
  questions: PublicQuestion[];
  lease: Lease;
  /** Highest seq stored for the current epoch: the writer goes on from seq + 1. */
  ackSeq: number;
  receipt: string | null;
};

/** Answer to a batch. `taken` are stored for good, whatever happens next; `refused` changed nothing. */
export type EventsAnswer = {
  ack: { epoch: number; seq: number }[];
  refused: { epoch: number; seq: number; reason: string }[];
  lease: Lease;
  /** Set once the attempt is submitted: proof that everything before it is stored. */
  receipt: string | null;
};

/** GET /api/attempts: one row of the student's own list. */
export type AttemptRow = {
  id: string;
  /** Slug of the set: it is taken up again at /act-practice/<form>. */
  form: string;
  title: string;
  exam: AttemptPlan['exam'];
  section: string;
  mode: AttemptMode;
  phase: AttemptState['phase'];
  answered: number;
  questions: number;
  usedMs: number;
  budgetMs: number | null;
  startedAt: string;
  submittedAt: string | null;
};

/** Every refusal of the API: a sentence a person can act on, and a code for the program. */
export type ApiRefusal = { error: { code: string; message: string } };
