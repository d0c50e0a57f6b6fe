// The way through one set in one tab: look for what is unfinished, start or go on, and hand over when asked.

import type { AttemptState } from '@/lib/domain/exam/attempt';
import type { AttemptRow } from '@/lib/domain/exam/attempt-api';
import type { Answer, Failure, StartChoice } from './attempt-client';
import {
  becomeLeaseHolder,
  type Desk,
  refreshAttempt,
  sendAllUnsent,
  sitDown,
  startAttempt,
} from './attempt-opening';
import { type AttemptSession, openSession, stateOf } from './attempt-session';
import { attemptsWithUnsent, findKeptAttempt, forgetFinished, setWriter } from './event-log';
import type { KeptAttempt } from './exam-store';
import { hintUnfinished, hintUnsent } from './hint-cookies';
import { type TabLock, takeTabLock } from './tab-lock';
import { workingClock } from './working-clock';

export type Unfinished = { attempt: string; answered: number; questions: number; leftMs: number | null };

export type Stage =
  | { at: 'opening' }
  | { at: 'start'; busy: boolean; failure: Failure | null }
  /** An attempt waits: on this device, in another tab of it, or on another device. */
  | {
      at: 'unfinished';
      where: 'here' | 'other-tab' | 'other-device';
      found: Unfinished;
      busy: boolean;
      failure: Failure | null;
    }
  | { at: 'open'; session: AttemptSession };

/** A tab that had the attempt open (reload, crash) goes straight on; a new visit asks first, so no time runs unasked. */
const wasOpen = {
  get: (attempt: string) => sessionStorage.getItem('open-attempt') === attempt,
  set: (attempt: string) => sessionStorage.setItem('open-attempt', attempt),
};

export function setRunner(form: string, sit: () => Promise<Desk> = sitDown) {
  const path = `/act-practice/${form}`;
  const listeners = new Set<() => void>();
  let stage: Stage = { at: 'opening' };
  let desk: Desk;
  let kept: KeptAttempt | null = null;
  let lock: TabLock | null = null;
  let closed = false;

  function show(next: Stage) {
    stage = next;
    if (!closed) for (const listener of listeners) listener();
  }

  let looking: Promise<void> | null = null;

  async function findOut() {
    desk = await sit();
    if (desk.store) {
      await forgetFinished(desk.store).catch(() => {});
      kept = await findKeptAttempt(desk.store, desk.owner, form).catch(() => null);
    }
    if (kept) return meet(kept);
    const elsewhere = await findElsewhere();
    const begunHere = elsewhere && (await desk.store?.get('attempts', elsewhere.id).catch(() => undefined));
    if (begunHere) return meet(begunHere);
    if (elsewhere) return show(unfinished('other-device', toUnfinished(elsewhere)));
    show({ at: 'start', busy: false, failure: null });
  }

  /** Asks the server only when something hints at an account or an unfinished set, so that looking makes nobody a guest. */
  async function findElsewhere(): Promise<AttemptRow | null> {
    if (!/(?:^|;\s*)(?:signed_in|unfinished)=./.test(document.cookie)) return null;
    const rows = await desk.quick.list();
    if (!rows.ok) return null;
    const open = rows.value.filter((row) => row.form === form && row.submittedAt === null);
    return open.sort((a, b) => b.startedAt.localeCompare(a.startedAt))[0] ?? null;
  }

  /** The attempt this device holds: bring it up to date if there is a connection, and go on without if there is none. */
  async function meet(held: KeptAttempt) {
    if (!(await takeLock(held.id, false))) return show(await waiting('other-tab', held));
    const fresh = await refreshAttempt(desk, held.id);
    if (fresh.ok) kept = fresh.value;
    else if (desk.store) kept = (await setWriter(desk.store, held.id, desk.tab)) ?? held;
    const now = kept ?? held;
    if (!now.view.lease.yours && !now.view.receipt) return show(await waiting('other-device', now));
    if (wasOpen.get(now.id) || (await stateOf(desk.store, now)).phase === 'submitted') return open(now);
    const page = await waiting('here', now);
    const failure = fresh.ok || fresh.failure.kind === 'offline' ? null : fresh.failure;
    show(page.at === 'unfinished' ? { ...page, failure } : page);
  }

  async function takeLock(attempt: string, steal: boolean): Promise<boolean> {
    lock?.release();
    lock = await takeTabLock(attempt, { steal, onLost: () => void lostTab() }).catch(() => null);
    return lock !== null;
  }

  async function lostTab() {
    lock = null;
    if (stage.at === 'open') await stage.session.lostTab();
    else if (kept) show(await waiting('other-tab', kept));
  }

  async function open(held: KeptAttempt) {
    kept = held;
    const session = await openSession({
      kept: held,
      store: desk.store,
      client: desk.client,
      writer: desk.tab,
      clock: workingClock(() => performance.now()),
      onUnsent: (unsent) => void noteUnsent(unsent),
    });
    wasOpen.set(held.id);
    session.subscribe(() => noteFinished(session));
    noteFinished(session);
    if (session.get().state.phase === 'ready') void session.act({ type: 'begin' });
    session.goOn();
    show({ at: 'open', session });
    void sendAllUnsent(desk, held.id).catch(() => {});
  }

  function noteFinished(session: AttemptSession) {
    hintUnfinished(session.get().state.phase === 'submitted' ? null : path);
  }

  async function noteUnsent(unsent: boolean) {
    const others = desk.store && !unsent ? await attemptsWithUnsent(desk.store).catch(() => []) : [];
    hintUnsent(unsent || others.length > 0);
  }

  async function waiting(where: 'here' | 'other-tab' | 'other-device', held: KeptAttempt): Promise<Stage> {
    const state = await stateOf(desk.store, held);
    return unfinished(where, summarize(held, state));
  }

  /** Runs a request from a start or waiting page; a failure is shown there and nothing changes. */
  async function attemptTo(request: () => Promise<Answer<KeptAttempt>>) {
    const before = stage;
    if (before.at !== 'start' && before.at !== 'unfinished') return;
    show({ ...before, busy: true, failure: null });
    const answer = await request();
    if (!answer.ok) return show({ ...before, busy: false, failure: answer.failure });
    if (!(await takeLock(answer.value.id, true))) return show({ ...before, busy: false, failure: null });
    await open(answer.value);
  }

  /** From the notice "open in another tab" or "on another device", wherever it appeared. */
  async function goOnInThisTab() {
    const session = stage.at === 'open' ? stage.session : null;
    const where = session ? session.get().writing : stage.at === 'unfinished' ? stage.where : 'here';
    const attempt = session?.get().view.id ?? (stage.at === 'unfinished' ? stage.found.attempt : null);
    if (!attempt) return;
    session?.close();
    if (session && kept) show(await waiting(where === 'other-device' ? 'other-device' : 'other-tab', kept));
    if (where === 'other-device') return attemptTo(() => becomeLeaseHolder(desk, attempt, true));
    return attemptTo(() => goOnHere(attempt));
  }

  async function goOnHere(attempt: string): Promise<Answer<KeptAttempt>> {
    await takeLock(attempt, true);
    if (desk.store) await setWriter(desk.store, attempt, desk.tab);
    const fresh = await refreshAttempt(desk, attempt);
    if (fresh.ok) return fresh;
    const held = await desk.store?.get('attempts', attempt);
    return held && fresh.failure.kind === 'offline' ? { ok: true, value: held } : fresh;
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    get: () => stage,
    /** Looks for an unfinished attempt, once however often it is called. */
    lookUp() {
      looking ??= findOut();
      return looking;
    },
    /** Leaves the unfinished attempt where it is and shows the start page. */
    startAfresh() {
      lock?.release();
      lock = null;
      kept = null;
      show({ at: 'start', busy: false, failure: null });
    },
    start: (choice: Omit<StartChoice, 'set'>) =>
      attemptTo(() => startAttempt(desk, { ...choice, set: form })),
    goOnInThisTab,
    close() {
      closed = true;
      lock?.release();
      if (stage.at === 'open') stage.session.close();
    },
  };
}

function unfinished(where: 'here' | 'other-tab' | 'other-device', found: Unfinished): Stage {
  return { at: 'unfinished', where, found, busy: false, failure: null };
}

function summarize(held: KeptAttempt, state: AttemptState): Unfinished {
  const part = held.view.plan.parts[state.part];
  const budget = part?.budgetMs ?? null;
  return {
    attempt: held.id,
    answered: Object.values(state.items).filter((item) => item.answer !== null).length,
    questions: held.view.questions.length,
    leftMs: budget === null ? null : Math.max(0, budget - (state.usedMs[state.part] ?? 0)),
  };
}

function toUnfinished(row: AttemptRow): Unfinished {
  const leftMs = row.budgetMs === null ? null : Math.max(0, row.budgetMs - row.usedMs);
  return { attempt: row.id, answered: row.answered, questions: row.questions, leftMs };
}
