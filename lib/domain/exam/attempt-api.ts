// What browser and server say to each other about an attempt. The server parses every request with these schemas.

import { z } from 'zod';
import type { PublicQuestion, PublicStimulus } from '@/lib/domain/question/public-question';
import type { AttemptMode, AttemptPlan, AttemptState } from './attempt';

const item = z.string().min(1).max(80);
const device = z.uuid().toLowerCase();

/** Typed text as the database can hold it: no control characters, no half characters. */
const value = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u);

const happening = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['begin', 'review', 'pause', 'resume', 'tick', 'time-up', 'advance', 'submit']) }),
  z.object({ type: z.enum(['visit', 'clear', 'mark', 'unmark']), item }),
  z.object({ type: z.literal('answer'), item, value }),
  z.object({ type: z.enum(['eliminate', 'restore']), item, choice: z.string().min(1).max(2) }),
]);

const eventId = z.object({ epoch: z.int().min(1).max(1_000_000), seq: z.int().min(1).max(1_000_000) });

/** No single event can carry more time than this; a device that slept may believe so, and loses no answer for it. */
const mostSpentMs = 6 * 3600_000;

export const eventSchema = happening.and(eventId).and(
  z.object({
    spentMs: z
      .number()
      .min(0)
      .transform((ms) => Math.min(Math.round(ms), mostSpentMs)),
  }),
);

/** POST /api/attempts */
export const startRequestSchema = z.strictObject({
  set: z.string().min(1).max(80),
  mode: z.enum(['strict', 'practice', 'untimed']).default('practice'),
  timeFactor: z.union([z.literal(1), z.literal(1.5), z.literal(2)]).default(1),
  /** Made by the browser for this try; the same id sent twice starts one attempt. */
  requestId: z.uuid(),
  device,
});

/**
 * POST /api/attempts/<id>/events; at most 200 events and 64 KB a request. Each event is judged by itself: one that is
 * malformed is refused under its number, and the others are stored. Without a number it spoils the request.
 */
export const eventsRequestSchema = z.strictObject({
  device,
  events: z
    .array(
      z.union([
        eventSchema.transform((event) => ({ event })),
        eventId.transform(({ epoch, seq }) => ({ malformed: { epoch, seq } })),
      ]),
    )
    .min(1)
    .max(200),
});

/** POST /api/attempts/<id>/lease: become the writer. */
export const leaseRequestSchema = z.strictObject({ device, takeOver: z.boolean() });

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

/**
 * Answer to a batch. What is in `ack` is stored for good, whatever happens next; what is in `refused` changed nothing
 * and never will. An event in neither waits for others that come before it (a submit does): send all of them again.
 */
export type EventsAnswer = {
  ack: { epoch: number; seq: number }[];
  refused: { epoch: number; seq: number; reason: string }[];
  lease: Lease;
  /** Set once the attempt is submitted: proof that everything before it is stored. */
  receipt: string | null;
};

/** GET /api/attempts answers with a list of these, newest first: the student's own. */
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

/**
 * Every refusal of the API: a sentence a person can act on, and a code for the program.
 * 400 bad-request, 401 sign-in-again, 403 cross-site, 404 not-found (not there or not yours), 413 too-large,
 * 429 too-many (with Retry-After), 500 unexpected, 503 storage-full (nothing was stored; send it again later).
 */
export type ApiRefusal = { error: { code: string; message: string } };
