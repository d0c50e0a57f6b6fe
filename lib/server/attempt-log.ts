import 'server-only';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { acceptEvents, type EventId } from '@/lib/domain/exam/accept';
import type { AttemptEvent, AttemptPlan, AttemptState, LoggedEvent } from '@/lib/domain/exam/attempt';
import type { EventsAnswer } from '@/lib/domain/exam/attempt-api';
import { foldLog, step } from '@/lib/domain/exam/step';
import type { OwnScope } from './access';
import { receiptOf } from './attempt-receipt';
import { type AttemptRecord, changeOwnAttempt, leaseFor } from './attempt-rows';
import type { Db, Tx } from './db/client';
import { attemptEvents, attempts } from './db/schema/attempts';

export type Batch = { device: string; events: AttemptEvent[]; malformed?: EventId[] };

/**
 * Adds a batch to the log in one transaction and answers event by event; null when the attempt is not the owner's.
 * What is acknowledged is on disk. `now` is the server's clock.
 */
export async function appendEvents(
  scope: OwnScope,
  id: string,
  batch: Batch,
  now = new Date(),
): Promise<EventsAnswer | null> {
  return changeOwnAttempt(scope, id, async (tx, row) => {
    const malformed = batch.malformed ?? [];
    const known = await readRepeated(tx, row, [...batch.events, ...malformed]);
    const submitted = row.submittedAt !== null;
    const verdict = acceptEvents(
      {
        plan: row.plan,
        submitted,
        writers: row.writers,
        device: batch.device,
        now: now.getTime(),
        known,
        malformed,
      },
      batch.events,
    );
    if (verdict.fresh.length > 0) await addToLog(tx, id, verdict.fresh, now);
    const state = await nextState(tx, row, verdict.fresh);
    const submits = !submitted && state.phase === 'submitted';
    const receipt = submits ? receiptOf(id, await readLog(tx, id)) : row.receipt;
    await tx
      .update(attempts)
      .set({ state, writers: verdict.writers, receipt, submittedAt: submits ? now : row.submittedAt })
      .where(eq(attempts.id, id));
    return {
      ack: [...verdict.again, ...verdict.fresh.map(({ epoch, seq }) => ({ epoch, seq }))],
      refused: verdict.refused,
      lease: leaseFor(verdict.writers, batch.device),
      receipt,
    };
  });
}

/** The log of an attempt in the order it counts. */
export async function readLog(db: Db | Tx, id: string): Promise<LoggedEvent[]> {
  const rows = await db
    .select()
    .from(attemptEvents)
    .where(eq(attemptEvents.attemptId, id))
    .orderBy(asc(attemptEvents.epoch), asc(attemptEvents.seq));
  return rows.map(toEvent);
}

/** The state by the log alone, which the cached one must equal. */
export async function rebuildState(db: Db | Tx, id: string, plan: AttemptPlan): Promise<AttemptState> {
  return foldLog(plan, await readLog(db, id));
}

const toEvent = (row: typeof attemptEvents.$inferSelect): LoggedEvent => ({
  ...row.what,
  epoch: row.epoch,
  seq: row.seq,
  spentMs: row.spentMs,
  chargedMs: row.chargedMs,
  late: row.late,
});

/** Stored events that the incoming ones may repeat; none in the usual case, where all numbers are new. */
async function readRepeated(tx: Tx, row: AttemptRecord, events: readonly EventId[]): Promise<LoggedEvent[]> {
  const highest = new Map(row.writers.map(({ epoch, lastSeq }) => [epoch, lastSeq]));
  const repeats = events.filter(({ epoch, seq }) => seq <= (highest.get(epoch) ?? 0));
  if (repeats.length === 0) return [];
  const stored = await tx
    .select()
    .from(attemptEvents)
    .where(
      and(
        eq(attemptEvents.attemptId, row.id),
        inArray(attemptEvents.epoch, [...new Set(repeats.map(({ epoch }) => epoch))]),
        gte(attemptEvents.seq, Math.min(...repeats.map(({ seq }) => seq))),
      ),
    );
  return stored.map(toEvent);
}

async function addToLog(tx: Tx, attemptId: string, events: readonly LoggedEvent[], receivedAt: Date) {
  await tx.insert(attemptEvents).values(
    events.map(({ epoch, seq, spentMs, chargedMs, late, ...what }) => ({
      attemptId,
      epoch,
      seq,
      what,
      spentMs,
      chargedMs,
      late,
      receivedAt,
    })),
  );
}

/** Steps on from the cached state, or folds the log again when an event belongs before what was folded already. */
async function nextState(tx: Tx, row: AttemptRecord, fresh: readonly LoggedEvent[]): Promise<AttemptState> {
  const counting = fresh.filter(({ late }) => late !== 'after-submit');
  const { lastEpoch, lastSeq } = row.state;
  const follows = ({ epoch, seq, late }: LoggedEvent) =>
    late === 'none' && (epoch > lastEpoch || (epoch === lastEpoch && seq > lastSeq));
  return counting.every(follows)
    ? counting.reduce((state, event) => step(state, event, row.plan), row.state)
    : rebuildState(tx, row.id, row.plan);
}
