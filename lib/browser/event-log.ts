// The device's half of "no answer is ever lost": an event counts once it is stored here, before anything is sent.

import type { AttemptEvent, Happening } from '@/lib/domain/exam/attempt';
import type { AttemptView, EventsAnswer } from '@/lib/domain/exam/attempt-api';
import type { ExamStore, KeptAttempt, KeptEvent } from './exam-store';

export type Appended =
  | { ok: true; event: AttemptEvent }
  | { ok: false; reason: 'not-writer' | 'unknown-attempt' };

/** Writes wait for the disk: an answer that survives the tab but not the power cut would be called saved too early. */
const durable = { durability: 'strict' } as const;

const allOf = (attempt: string) => IDBKeyRange.bound([attempt, 0, 0], [attempt, Infinity, Infinity]);

/**
 * Stores what happened and draws its number in one transaction, so that two tabs never use the same number.
 * `spentMs`: working time since the writer's previous event. Throws when the device refuses (storage full).
 * `seqAtLeast` covers events that could only be held in memory and were given numbers there.
 */
export async function appendEvent(
  store: ExamStore,
  at: { attempt: string; writer: string; seqAtLeast?: number },
  happening: Happening,
  spentMs: number,
): Promise<Appended> {
  const tx = store.transaction(['attempts', 'events'], 'readwrite', durable);
  const done = tx.done;
  const kept = await tx.objectStore('attempts').get(at.attempt);
  if (!kept || kept.writer !== at.writer) {
    await done;
    return { ok: false, reason: kept ? 'not-writer' : 'unknown-attempt' };
  }
  const seq = Math.max(kept.nextSeq, at.seqAtLeast ?? 1);
  const event = { ...happening, epoch: kept.view.lease.epoch, seq, spentMs } as AttemptEvent;
  const row: KeptEvent = { attempt: at.attempt, epoch: event.epoch, seq, event, unsent: 1 };
  await Promise.all([
    tx.objectStore('events').add(row),
    tx.objectStore('attempts').put({ ...kept, nextSeq: seq + 1 }),
    done,
  ]);
  return { ok: true, event };
}

/** Unsent events of one attempt in order, at most `limit`. */
export async function unsentEvents(store: ExamStore, attempt: string, limit = 200): Promise<AttemptEvent[]> {
  const rows = await store.getAllFromIndex('events', 'unsent', IDBKeyRange.only([attempt, 1]), limit);
  return rows.map((row) => row.event);
}

/** Ids of attempts that still hold something the server has not answered for. */
export async function attemptsWithUnsent(store: ExamStore): Promise<string[]> {
  const found: string[] = [];
  let cursor = await store.transaction('events').store.index('unsent').openKeyCursor();
  while (cursor) {
    const [attempt] = cursor.key;
    found.push(attempt);
    cursor = await cursor.continue([attempt, 2]);
  }
  return found;
}

/** Files the server's answer: what it took and what it refused are both settled; refused ones keep their reason. */
export async function settleEvents(
  store: ExamStore,
  attempt: string,
  answer: Pick<EventsAnswer, 'ack' | 'refused'>,
) {
  const tx = store.transaction('events', 'readwrite', durable);
  const settle = async (epoch: number, seq: number, refused?: string) => {
    const row = await tx.store.get([attempt, epoch, seq]);
    if (!row) return;
    const { unsent: _, ...rest } = row;
    await tx.store.put(refused ? { ...rest, refused } : rest);
  };
  await Promise.all([
    ...answer.ack.map((a) => settle(a.epoch, a.seq)),
    ...answer.refused.map((r) => settle(r.epoch, r.seq, r.reason)),
  ]);
  await tx.done;
}

/** Everything that happened in an attempt on this device, in order. */
export async function keptEvents(store: ExamStore, attempt: string): Promise<KeptEvent[]> {
  return store.getAll('events', allOf(attempt));
}

/**
 * Keeps the server's view as the new ground. Events it already counts are dropped; later ones and unsent ones stay.
 * Numbering goes on after the highest number of the epoch that either side knows. Numbers in between that were lost
 * with a page whose storage was full become empty heartbeats: the server takes no hand-in over a gap.
 */
export async function keepView(
  store: ExamStore,
  view: AttemptView,
  mine: { owner: string; form: string; writer: string | null; now: number },
): Promise<KeptAttempt> {
  const tx = store.transaction(['attempts', 'events'], 'readwrite', durable);
  const { epoch } = view.lease;
  const seqs = new Set<number>();
  for (const row of await tx.objectStore('events').getAll(allOf(view.id))) {
    const counted = row.epoch < epoch || (row.epoch === epoch && row.seq <= view.ackSeq);
    if (row.epoch === epoch) seqs.add(row.seq);
    if (counted && !row.unsent && !row.refused)
      await tx.objectStore('events').delete([row.attempt, row.epoch, row.seq]);
  }
  const highest = Math.max(view.ackSeq, ...seqs);
  for (let seq = view.ackSeq + 1; seq < highest && view.lease.yours; seq += 1) {
    if (seqs.has(seq)) continue;
    const event: AttemptEvent = { type: 'tick', epoch, seq, spentMs: 0 };
    await tx.objectStore('events').put({ attempt: view.id, epoch, seq, event, unsent: 1 });
  }
  const kept: KeptAttempt = {
    id: view.id,
    owner: mine.owner,
    form: mine.form,
    view,
    nextSeq: highest + 1,
    writer: mine.writer,
    openedAt: mine.now,
  };
  await tx.objectStore('attempts').put(kept);
  await tx.done;
  return kept;
}

/** Makes this tab the one that writes (null: none); any other tab's next event is refused by the store itself. */
export async function setWriter(store: ExamStore, attempt: string, writer: string | null) {
  const tx = store.transaction('attempts', 'readwrite', durable);
  const kept = await tx.store.get(attempt);
  if (kept) await tx.store.put({ ...kept, writer });
  await tx.done;
  return kept ? { ...kept, writer } : null;
}

/** The attempt of this set that this person began here last and has not finished with the server. */
export async function findKeptAttempt(
  store: ExamStore,
  owner: string,
  form: string,
): Promise<KeptAttempt | null> {
  const rows = await store.getAllFromIndex('attempts', 'place', IDBKeyRange.only([owner, form]));
  const open = rows.filter((row) => row.view.receipt === null);
  return open.sort((a, b) => b.openedAt - a.openedAt)[0] ?? null;
}

/** Notes the receipt: proof that the server holds everything up to the hand-in. */
export async function keepReceipt(store: ExamStore, attempt: string, receipt: string) {
  const tx = store.transaction('attempts', 'readwrite', durable);
  const kept = await tx.store.get(attempt);
  if (kept) await tx.store.put({ ...kept, view: { ...kept.view, receipt } });
  await tx.done;
}

/** Removes attempts the server has given a receipt for and that hold nothing unsent: their questions need not stay here. */
export async function forgetFinished(store: ExamStore) {
  const waiting = new Set(await attemptsWithUnsent(store));
  const tx = store.transaction(['attempts', 'events'], 'readwrite');
  for (const kept of await tx.objectStore('attempts').getAll()) {
    if (kept.view.receipt === null || waiting.has(kept.id)) continue;
    await tx.objectStore('events').delete(allOf(kept.id));
    await tx.objectStore('attempts').delete(kept.id);
  }
  await tx.done;
}
