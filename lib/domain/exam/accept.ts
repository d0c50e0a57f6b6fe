// What the server does with a batch: store, say again that it is stored, refuse with a reason, or leave it waiting.
// Nothing a writer did is turned away for coming late, twice or out of order.

import type { AttemptEvent, AttemptPlan, LoggedEvent } from './attempt';
import { chargeableMs } from './clock';
import { refusal } from './refusal';
import { hasGapBefore, type Writer, withRefused, withStored } from './writer';

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

/** A six-hour attempt makes about 3,000 events. Beyond this many something is broken, and only a submit is stored. */
const mostEvents = 20_000;

const place = ({ epoch, seq }: EventId) => `${epoch}.${seq}`;

/** Sorts a batch by (epoch, seq) and decides each event by itself. */
export function acceptEvents(given: Incoming, events: readonly AttemptEvent[]): Acceptance {
  const result: Acceptance = { fresh: [], again: [], refused: [], waiting: [], writers: [...given.writers] };
  const present = Math.max(...given.writers.map((writer) => writer.epoch));
  const stored = new Map(given.known.map((event) => [place(event), content(event)]));
  let submitted = given.submitted;

  const find = (epoch: number) =>
    result.writers.find((writer) => writer.epoch === epoch && writer.device === given.device);
  const replace = (next: Writer) => {
    result.writers = result.writers.map((writer) => (writer.epoch === next.epoch ? next : writer));
  };
  const refuse = ({ epoch, seq }: EventId, reason: string) => result.refused.push({ epoch, seq, reason });

  for (const id of given.malformed ?? []) {
    const writer = find(id.epoch);
    if (writer && !stored.has(place(id))) replace(withRefused(writer, id.seq));
    refuse(id, 'This is not a step the exam knows.');
  }
  for (const event of [...events].sort((a, b) => a.epoch - b.epoch || a.seq - b.seq)) {
    const { epoch, seq } = event;
    const writer = find(epoch);
    const same = stored.get(place(event));
    if (!writer) {
      refuse(event, 'This device was not the one writing then. Load the attempt again and continue here.');
    } else if (same !== undefined) {
      if (same === content(event)) result.again.push({ epoch, seq });
      else
        refuse(
          event,
          'Something else is already stored under this number. Load the attempt again to renumber.',
        );
    } else {
      const reason = overfull(result.writers, event) ?? refusal(given.plan, event);
      const late = submitted ? 'after-submit' : epoch < present ? 'older-epoch' : 'none';
      if (reason !== null) {
        refuse(event, reason);
        replace(withRefused(writer, seq));
      } else if (event.type === 'submit' && late === 'none' && hasGapBefore(writer, seq)) {
        result.waiting.push({ epoch, seq });
      } else {
        const wallMs = given.now - writer.beganAt;
        const chargedMs = late === 'none' ? chargeableMs(event.spentMs, wallMs, writer.chargedMs) : 0;
        result.fresh.push({ ...event, late, chargedMs });
        stored.set(place(event), content(event));
        replace(withStored(writer, seq, chargedMs));
        submitted ||= event.type === 'submit' && late === 'none';
      }
    }
  }
  return result;
}

function overfull(writers: readonly Writer[], event: AttemptEvent): string | null {
  const stored = writers.reduce((sum, writer) => sum + writer.stored, 0);
  return event.type !== 'submit' && stored >= mostEvents
    ? 'This attempt has reached its limit of 20,000 recorded steps. Submit it to keep it.'
    : null;
}

/** What an event says, apart from how it was filed: two events under one number are the same when this is. */
function content(event: AttemptEvent): string {
  const { type, spentMs } = event;
  const item = 'item' in event ? event.item : '';
  const value = 'value' in event ? event.value : 'choice' in event ? event.choice : '';
  return JSON.stringify([type, item, value, spentMs]);
}
