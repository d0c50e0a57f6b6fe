// What the server does with a batch: store, say again that it is stored, refuse with a reason, or leave it waiting.
// A writer is one device for one epoch. Nothing a writer did is turned away for coming late, twice or out of order.

import type { AttemptEvent, AttemptPlan, LoggedEvent } from './attempt';
import { chargeableMs } from './clock';
import { refusal } from './refusal';

/** A device's turn as the writer, and how much of its log is stored. */
export type Writer = {
  epoch: number;
  device: string;
  /** When the turn began, milliseconds by the server's clock. */
  beganAt: number;
  /** Highest seq stored or refused, and how many are stored. */
  lastSeq: number;
  stored: number;
  /** Seqs refused for good, so that nobody waits for them. */
  refused: number[];
  chargedMs: number;
};

/** A writer that has said nothing yet. */
export function newWriter(epoch: number, device: string, beganAt: number): Writer {
  return { epoch, device, beganAt, lastSeq: 0, stored: 0, refused: [], chargedMs: 0 };
}

/** A six-hour attempt makes about 3,000 events. Beyond this many something is broken, and only a submit is stored. */
const mostEvents = 20_000;

/** Beyond this many refusals the log of a writer is no longer checked for gaps. */
const mostRefused = 200;

export type EventId = { epoch: number; seq: number };

export type Acceptance = {
  /** To store, in order. */
  fresh: LoggedEvent[];
  /** Stored before: acknowledged again. */
  again: EventId[];
  refused: (EventId & { reason: string })[];
  /** A submit that arrived before everything in front of it: neither stored nor refused, the device sends it again. */
  waiting: EventId[];
  writers: Writer[];
};

export type Incoming = {
  plan: AttemptPlan;
  submitted: boolean;
  writers: readonly Writer[];
  device: string;
  /** Milliseconds by the server's clock. */
  now: number;
  /** Events already stored, at least all those that share an id with the incoming ones. */
  known: readonly AttemptEvent[];
  /** Numbers that came with something no event is. */
  malformed?: readonly EventId[];
};

/** Sorts a batch by (epoch, seq) and decides each event by itself. */
export function acceptEvents(given: Incoming, events: readonly AttemptEvent[]): Acceptance {
  const result: Acceptance = { fresh: [], again: [], refused: [], waiting: [], writers: [...given.writers] };
  const present = Math.max(...given.writers.map((writer) => writer.epoch));
  let submitted = given.submitted;
  const place = ({ epoch, seq }: EventId) => `${epoch}.${seq}`;
  const stored = new Map(given.known.map((event) => [place(event), content(event)]));

  for (const id of given.malformed ?? []) {
    result.refused.push({ epoch: id.epoch, seq: id.seq, reason: 'This is not a step the exam knows.' });
    const mine = ({ epoch, device }: Writer) => epoch === id.epoch && device === given.device;
    result.writers = result.writers.map((writer) =>
      !mine(writer) || stored.has(place(id))
        ? writer
        : {
            ...writer,
            lastSeq: Math.max(writer.lastSeq, id.seq),
            refused: withRefused(writer, id.seq),
          },
    );
  }
  for (const event of [...events].sort((a, b) => a.epoch - b.epoch || a.seq - b.seq)) {
    const id = { epoch: event.epoch, seq: event.seq };
    const refuse = (reason: string) => result.refused.push({ ...id, reason });
    const at = result.writers.findIndex((writer) => writer.epoch === event.epoch);
    const writer = result.writers[at];
    if (!writer || writer.device !== given.device) {
      refuse('This device was not the one writing then. Load the attempt again and continue here.');
      continue;
    }
    const same = stored.get(place(event));
    if (same !== undefined) {
      if (same === content(event)) result.again.push(id);
      else refuse('Something else is already stored under this number. Load the attempt again to renumber.');
      continue;
    }
    const lastSeq = Math.max(writer.lastSeq, event.seq);
    const full =
      event.type !== 'submit' && result.writers.reduce((sum, one) => sum + one.stored, 0) >= mostEvents;
    const reason = full
      ? 'This attempt has reached its limit of 20,000 recorded steps. Submit it to keep it.'
      : refusal(given.plan, event);
    if (reason !== null) {
      refuse(reason);
      result.writers[at] = { ...writer, lastSeq, refused: withRefused(writer, event.seq) };
      continue;
    }
    const older = event.epoch < present;
    if (event.type === 'submit' && !older && !submitted && hasGapBefore(writer, event.seq)) {
      result.waiting.push(id);
      continue;
    }
    const late = submitted ? 'after-submit' : older ? 'older-epoch' : 'none';
    const wallMs = given.now - writer.beganAt;
    const chargedMs = late === 'none' ? chargeableMs(event.spentMs, wallMs, writer.chargedMs) : 0;
    result.fresh.push({ ...event, late, chargedMs });
    stored.set(place(event), content(event));
    result.writers[at] = {
      ...writer,
      lastSeq,
      refused: writer.refused.filter((seq) => seq !== event.seq),
      stored: writer.stored + 1,
      chargedMs: writer.chargedMs + chargedMs,
    };
    if (event.type === 'submit' && late === 'none') submitted = true;
  }
  return result;
}

/** The refused seqs of a writer with one more, at most so many that gaps can still be counted. */
function withRefused(writer: Writer, seq: number): number[] {
  if (writer.refused.includes(seq) || writer.refused.length >= mostRefused) return writer.refused;
  return [...writer.refused, seq];
}

/** Whether anything in front of `seq` has not arrived. */
function hasGapBefore(writer: Writer, seq: number): boolean {
  if (writer.refused.length >= mostRefused) return false;
  return writer.stored + writer.refused.length < Math.max(seq, writer.lastSeq) - 1;
}

/** What an event says, apart from how it was filed: two events under one number are the same when this is. */
function content(event: AttemptEvent): string {
  const { type, spentMs } = event;
  const item = 'item' in event ? event.item : '';
  const value = 'value' in event ? event.value : 'choice' in event ? event.choice : '';
  return JSON.stringify([type, item, value, spentMs]);
}
