// An attempt is an append-only log of events; its state is the fold of that log.
// The browser folds to feel instant, the server folds to be right, with the same function.

import type { Exam, Tool } from './blueprint';

export type AttemptMode = 'strict' | 'practice' | 'untimed';

/** What was fixed when the attempt began; nothing in it changes afterwards. */
export type AttemptPlan = {
  exam: Exam;
  /** Slug of the set or id of the form, and the content hash it had. */
  form: { id: string; version: string; title: string };
  mode: AttemptMode;
  /** 1, 1.5 or 2: already applied to budgetMs. */
  timeFactor: 1 | 1.5 | 2;
  parts: {
    id: string;
    title: string;
    section: string;
    /** Budget of time used, in milliseconds; null when untimed. */
    budgetMs: number | null;
    tools: Tool[];
    items: { id: string; version: string; kind: 'choice' | 'response'; choices: string[] }[];
  }[];
};

/** What happened, in the student's terms. Item ids belong to the current part. */
export type Happening =
  | { type: 'begin' }
  | { type: 'visit'; item: string }
  | { type: 'answer'; item: string; value: string }
  | { type: 'clear'; item: string }
  | { type: 'eliminate'; item: string; choice: string }
  | { type: 'restore'; item: string; choice: string }
  | { type: 'mark'; item: string }
  | { type: 'unmark'; item: string }
  | { type: 'review' }
  | { type: 'pause' }
  | { type: 'resume' }
  /** Heartbeat: only carries time. */
  | { type: 'tick' }
  | { type: 'time-up' }
  /** Leave this part for good and wait at the door of the next one; only plans of several parts use it. */
  | { type: 'advance' }
  | { type: 'submit' };

export type AttemptEvent = Happening & {
  /** Which writer: raised by the server at each take-over. */
  epoch: number;
  /** Order within the epoch, from 1, drawn in the same local transaction that stores the event. */
  seq: number;
  /** Milliseconds of working time since the writer's previous event, by a monotonic clock. */
  spentMs: number;
};

/**
 * How the server filed an event.
 * none: in time. older-epoch: sent after another device had taken over; it fills answers, moves nothing, costs no time.
 * after-submit: kept in the log, changes nothing.
 */
export type Lateness = 'none' | 'older-epoch' | 'after-submit';

/** An event as the log holds it. `chargedMs` is what of `spentMs` the server found possible by its own clock. */
export type LoggedEvent = AttemptEvent & { late: Lateness; chargedMs: number };

export type ItemState = {
  answer: string | null;
  firstAnswer: string | null;
  changes: { from: string | null; to: string | null; atMs: number }[];
  eliminated: string[];
  marked: boolean;
  /** Working time spent on this item, milliseconds. */
  ms: number;
  visits: number;
};

export type AttemptState = {
  phase: 'ready' | 'working' | 'reviewing' | 'paused' | 'time-up' | 'submitted';
  part: number;
  current: string | null;
  /** Working time charged to each part, milliseconds. */
  usedMs: number[];
  items: Record<string, ItemState>;
  /** Where every charged millisecond went; lateMs was worked on a device that had been taken over from, and is not charged. */
  ledger: { questionMs: number; reviewMs: number; lateMs: number };
  /** The last event folded, by (epoch, seq); late ones do not count. */
  lastEpoch: number;
  lastSeq: number;
};
