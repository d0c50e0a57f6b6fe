// Finding and fetching attempts: what this device holds, what the server knows, and how a device becomes the writer.

import type { AttemptView } from '@/lib/domain/exam/attempt-api';
import type { Answer, AttemptClient, StartChoice } from './attempt-client';
import { attemptClient } from './attempt-client';
import { deviceId } from './device';
import { attemptsWithUnsent, keepView, settleEvents, unsentEvents } from './event-log';
import { type ExamStore, type KeptAttempt, openExamStore } from './exam-store';
import { currentOwner } from './owner';
import { uuid } from './uuid';

/** This tab on this device, and whose attempts it may show. */
export type Desk = {
  store: ExamStore | null;
  device: string;
  tab: string;
  owner: string;
  client: AttemptClient;
  /** The same API with little patience, for the moment before anything is on the screen. */
  quick: AttemptClient;
};

const quickMs = 5000;

/** Without storage (some private windows) the desk still works: answers then go straight to the server. */
export async function sitDown(): Promise<Desk> {
  const store = await openExamStore().catch(() => null);
  const device = store ? await deviceId(store) : uuid();
  const owner = currentOwner(document.cookie);
  return {
    store,
    device,
    tab: uuid(),
    owner,
    client: attemptClient(device, owner),
    quick: attemptClient(device, owner, quickMs),
  };
}

/** Keeps a view on the device, with this tab as its writer when the lease is this device's. */
export async function keep(desk: Desk, view: AttemptView): Promise<KeptAttempt> {
  const mine = {
    owner: desk.owner,
    form: view.plan.form.id,
    writer: view.lease.yours ? desk.tab : null,
    now: Date.now(),
  };
  const inMemory = { ...mine, id: view.id, view, nextSeq: view.ackSeq + 1, openedAt: mine.now };
  if (!desk.store) return inMemory;
  return keepView(desk.store, view, mine).catch(() => inMemory);
}

export async function startAttempt(desk: Desk, choice: StartChoice): Promise<Answer<KeptAttempt>> {
  const answer = await desk.client.start(choice);
  return answer.ok ? { ok: true, value: await keep(desk, answer.value) } : answer;
}

/** Sends one attempt's unsent events until none is left or something stands in the way. */
export async function sendUnsent(desk: Desk, attempt: string, client = desk.client): Promise<boolean> {
  if (!desk.store) return true;
  for (;;) {
    const events = await unsentEvents(desk.store, attempt);
    if (events.length === 0) return true;
    const answer = await client.send(attempt, events);
    if (!answer.ok || answer.value.ack.length + answer.value.refused.length === 0) return false;
    await settleEvents(desk.store, attempt, answer.value);
  }
}

/** Brings a kept attempt up to date: first everything this device still owes, then the server's view. */
export async function refreshAttempt(desk: Desk, attempt: string): Promise<Answer<KeptAttempt>> {
  await sendUnsent(desk, attempt, desk.quick);
  const answer = await desk.quick.view(attempt);
  if (!answer.ok) return answer;
  if (answer.value.lease.yours || answer.value.receipt) {
    return { ok: true, value: await keep(desk, answer.value) };
  }
  return becomeLeaseHolder(desk, attempt, false);
}

/** Asks to be the device that writes, then loads the attempt as it stands. `takeOver`: even while another one is. */
export async function becomeLeaseHolder(
  desk: Desk,
  attempt: string,
  takeOver: boolean,
): Promise<Answer<KeptAttempt>> {
  const lease = await desk.client.lease(attempt, takeOver);
  if (!lease.ok) return lease;
  const view = await desk.client.view(attempt);
  return view.ok ? { ok: true, value: await keep(desk, view.value) } : view;
}

/** Sends whatever any attempt of this device still owes. Answers how many attempts could not be settled. */
export async function sendAllUnsent(desk: Desk, except?: string): Promise<number> {
  if (!desk.store) return 0;
  let left = 0;
  for (const attempt of await attemptsWithUnsent(desk.store)) {
    if (attempt !== except && !(await sendUnsent(desk, attempt))) left += 1;
  }
  return left;
}
