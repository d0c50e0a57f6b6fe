// One open attempt in one tab: every action is folded at once, stored on the device, then sent.
// No React in here; components read snapshots (use-attempt.ts) and tests drive it with their own store, API and clock.

import type { AttemptState, Happening } from '@/lib/domain/exam/attempt';
import type { AttemptView, EventsAnswer } from '@/lib/domain/exam/attempt-api';
import { isRunning } from '@/lib/domain/exam/clock';
import { step } from '@/lib/domain/exam/step';
import type { AttemptClient } from './attempt-client';
import { keepReceipt, keptEvents, settleEvents, setWriter } from './event-log';
import { eventQueue } from './event-queue';
import { eventSender, type SendState } from './event-sender';
import type { ExamStore, KeptAttempt } from './exam-store';
import type { WorkingClock } from './working-clock';

/** here: this tab writes. other-tab, other-device: somebody took over; nothing more is written from this tab. */
export type Writing = 'here' | 'other-tab' | 'other-device';

export type SavedState =
  | 'saved'
  | 'saving'
  /** On this device, waiting for a connection or for the server. */
  | 'kept'
  /** The device could not store it: it exists in this page only, until the server has it. */
  | 'at-risk';

export type SessionSnapshot = {
  view: AttemptView;
  state: AttemptState;
  writing: Writing;
  saved: SavedState;
  sending: SendState;
  /** Answers and moves the server has not confirmed; heartbeats do not count. */
  unsent: number;
  receipt: string | null;
};

export type SessionParts = {
  kept: KeptAttempt;
  /** null where the browser offers no storage. */
  store: ExamStore | null;
  client: Pick<AttemptClient, 'send'>;
  writer: string;
  clock: WorkingClock;
  onUnsent?: (unsent: boolean) => void;
};

export type AttemptSession = Awaited<ReturnType<typeof openSession>>;

/** The state a kept attempt is in: the server's view with every later event of this device on top. */
export async function stateOf(store: ExamStore | null, kept: KeptAttempt): Promise<AttemptState> {
  if (!store) return kept.view.state;
  const { lease, ackSeq, plan } = kept.view;
  const rows = await keptEvents(store, kept.id);
  return rows
    .filter((row) => row.epoch === lease.epoch && row.seq > ackSeq && row.refused === undefined)
    .reduce((state, row) => step(state, row.event, plan), kept.view.state);
}

/** Opens an attempt that this tab may write. */
export async function openSession(parts: SessionParts) {
  const { kept, store, client, writer, clock } = parts;
  const { view } = kept;
  const listeners = new Set<() => void>();
  const queue = eventQueue({
    store,
    attempt: kept.id,
    epoch: view.lease.epoch,
    nextSeq: kept.nextSeq,
    writer,
  });
  let snapshot: SessionSnapshot = {
    view,
    state: await stateOf(store, kept),
    writing: 'here',
    saved: 'saved',
    sending: { kind: 'idle' },
    unsent: 0,
    receipt: view.receipt,
  };

  function show(change: Partial<SessionSnapshot>) {
    const next = { ...snapshot, ...change };
    snapshot = { ...next, saved: savedState(next, queue.atRisk()) };
    for (const listener of listeners) listener();
  }

  const sender = eventSender({
    unsent: queue.unsent,
    send: (events, leaving) => client.send(kept.id, events, leaving),
    settle,
    onState: (sending) => show({ sending }),
  });

  async function settle(answer: EventsAnswer) {
    queue.settle(answer);
    if (store) {
      // A store that cannot note it sends the events once more after a reload; the server knows them by their number.
      await settleEvents(store, kept.id, answer).catch(() => {});
      if (answer.receipt) await keepReceipt(store, kept.id, answer.receipt).catch(() => {});
    }
    if (!answer.lease.yours && snapshot.writing === 'here') await handOver('other-device');
    if (answer.receipt) show({ receipt: answer.receipt });
    await count();
  }

  async function count() {
    const events = await queue.unsent(10_000);
    parts.onUnsent?.(events.length > 0);
    show({ unsent: events.filter((event) => event.type !== 'tick').length });
  }

  async function handOver(to: Exclude<Writing, 'here'>) {
    clock.stop();
    show({ writing: to });
    if (to === 'other-device' && store) await setWriter(store, kept.id, null).catch(() => null);
  }

  /** Does it, now: the snapshot has changed when this returns; the promise settles once the device holds it. */
  function act(happening: Happening): Promise<void> {
    if (snapshot.writing !== 'here' || snapshot.state.phase === 'submitted') return Promise.resolve();
    const spentMs = clock.take();
    const { event, stored } = queue.add(happening, spentMs);
    const state = step(snapshot.state, event, view.plan);
    if (isRunning(state)) clock.run();
    else clock.stop();
    const unsent = snapshot.unsent + (happening.type === 'tick' ? 0 : 1);
    show({ state, unsent });
    parts.onUnsent?.(true);
    return stored.then(async (written) => {
      if (written === 'not-writer') await handOver('other-tab');
      await count();
      sender.nudge();
    });
  }

  await count();
  sender.nudge();

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    get: () => snapshot,
    act,
    /** Working time not yet in any event, milliseconds. */
    sinceLastEvent: () => clock.peek(),
    /** Starts the clock of an attempt that was under way: the student is looking at the question again. */
    goOn() {
      if (snapshot.writing === 'here' && isRunning(snapshot.state)) clock.run();
    },
    /** Stops the clock without an event: nobody is looking. */
    rest: () => clock.stop(),
    retryNow: sender.retryNow,
    leave: sender.leave,
    lostTab: () => handOver('other-tab'),
    everything: queue.everything,
    close() {
      clock.stop();
      sender.close();
      listeners.clear();
    },
  };
}

function savedState(snapshot: SessionSnapshot, atRisk: boolean): SavedState {
  if (snapshot.unsent === 0) return 'saved';
  if (atRisk) return 'at-risk';
  return snapshot.sending.kind === 'waiting' || snapshot.sending.kind === 'stopped' ? 'kept' : 'saving';
}
