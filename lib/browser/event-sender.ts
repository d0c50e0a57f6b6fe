// Carries kept events to the server until each has its answer: in order, in batches, again after every failure.

import type { AttemptEvent } from '@/lib/domain/exam/attempt';
import type { EventsAnswer } from '@/lib/domain/exam/attempt-api';
import type { Answer, Failure } from './attempt-client';

export type SendState =
  | { kind: 'idle' }
  | { kind: 'sending' }
  /** Trying again by itself; `failure` says what stood in the way. */
  | { kind: 'waiting'; failure: Failure }
  /** Nothing will change without the student: sign in again, or an attempt the server does not know. */
  | { kind: 'stopped'; failure: Failure };

export type SenderParts = {
  unsent: (limit: number) => Promise<AttemptEvent[]>;
  send: (events: AttemptEvent[], leaving?: boolean) => Promise<Answer<EventsAnswer>>;
  settle: (answer: EventsAnswer) => Promise<void>;
  onState: (state: SendState) => void;
  /** Milliseconds to wait before the given attempt number, from 1. */
  backoff?: (attempt: number) => number;
  after?: (ms: number, run: () => void) => () => void;
};

const batch = 200;
/** Bodies of requests that outlive the page are limited by browsers to 64 KB. */
const leavingBatch = 100;

const growing = (attempt: number) => Math.min(30_000, 1000 * 2 ** (attempt - 1)) * (0.75 + Math.random() / 2);
const timer = (ms: number, run: () => void) => {
  const id = setTimeout(run, ms);
  return () => clearTimeout(id);
};

/** An answer that settles nothing must not be asked for again at once. */
const unanswered: Failure = {
  kind: 'busy',
  code: 'unanswered',
  message: 'The server did not confirm the answers.',
  retryAfterSeconds: null,
};

/** One sender per open attempt. `nudge` after each new event; `retryNow` when the connection or the session is back. */
export function eventSender(parts: SenderParts) {
  const { backoff = growing, after = timer } = parts;
  let running = false;
  let again = false;
  let failures = 0;
  let cancelWait: (() => void) | null = null;
  let state: SendState = { kind: 'idle' };
  let closed = false;

  const show = (next: SendState) => {
    state = next;
    if (!closed) parts.onState(next);
  };

  async function drain() {
    do {
      again = false;
      const events = await parts.unsent(batch);
      if (events.length === 0) continue;
      show({ kind: 'sending' });
      const answer = await parts.send(events);
      if (!answer.ok) return fail(answer.failure);
      if (answer.value.ack.length + answer.value.refused.length === 0) return fail(unanswered);
      failures = 0;
      await parts.settle(answer.value);
      again = true;
    } while (again && !closed);
    show({ kind: 'idle' });
  }

  function fail(failure: Failure) {
    const hopeless =
      failure.kind === 'signed-out' || failure.kind === 'not-found' || failure.kind === 'refused';
    if (hopeless) return show({ kind: 'stopped', failure });
    failures += 1;
    show({ kind: 'waiting', failure });
    const asked = failure.kind === 'busy' ? (failure.retryAfterSeconds ?? 0) * 1000 : 0;
    cancelWait = after(Math.max(asked, backoff(failures)), () => {
      cancelWait = null;
      nudge();
    });
  }

  function nudge() {
    if (closed || state.kind === 'stopped' || cancelWait) return;
    again = true;
    if (running) return;
    running = true;
    drain()
      .catch(() => fail({ kind: 'offline' }))
      .finally(() => {
        running = false;
        if (again) nudge();
      });
  }

  return {
    nudge,
    retryNow() {
      cancelWait?.();
      cancelWait = null;
      failures = 0;
      if (state.kind === 'stopped') state = { kind: 'idle' };
      nudge();
    },
    /** Last words of a page being closed; the answer cannot be awaited, the events simply go up again next time. */
    async leave() {
      const events = await parts.unsent(leavingBatch);
      if (events.length > 0) await parts.send(events, true);
    },
    close() {
      closed = true;
      cancelWait?.();
    },
  };
}
