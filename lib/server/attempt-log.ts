import 'server-only';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { acceptEvents, type EventId } from '@/lib/domain/exam/accept';
import type { AttemptEvent, AttemptPlan, AttemptState, LoggedEvent } from '@/lib/domain/exam/attempt';
import type { EventsAnswer } from '@/lib/domain/exam/attempt-api';
import { foldLog, step } from '@/lib/domain/exam/step';
import type { OwnScope } from './access';
import { receiptOf } from './attempt-receipt';
import { type AttemptRecord, changeOwnAttempt, leaseFor } from './attempt-rows';
import type { Db } from './db/client';
import { attemptEvents } from './db/schema/attempts';

export type Batch = { device: string; events: AttemptEvent[]; malformed?: EventId[] };

/**
 * Adds a batch to the log and answers event by event; null when the attempt is not the owner's.
 * What is acknowledged is on disk. `now` is the server's clock.
 */
export async function appendEvents(
  scope: OwnScope,
  id: string,
  batch: Batch,
  now = new Date(),
): Promise<EventsAnswer | null> {
  const { device, events, malformed = [] } = batch;
  return changeOwnAttempt(scope, id, now, async (row, db) => {
    const { plan, writers } = row;
    const submitted = row.submittedAt !== null;
    const known = await readRepeated(db, row, [...events, ...malformed]);
    const given = { plan, submitted, writers, device, now: now.getTime(), known, malformed };
    const verdict = acceptEvents(given, events);
    const { fresh, again, refused } = verdict;
    const state = await nextState(db, row, fresh);
    const submits = !submitted && state.phase === 'submitted';
    const receipt = submits ? receiptOf(id, inOrder([...(await readLog(db, id)), ...fresh])) : row.receipt;
    const submittedAt = submits ? now : row.submittedAt;
    const isNews = fresh.length > 0 || refused.length > 0;
    return {
      change: isNews ? { state, writers: verdict.writers, receipt, submittedAt, events: fresh } : null,
      result: {
        ack: [...again, ...fresh.map(({ epoch, seq }) => ({ epoch, seq }))],
        refused,
        lease: leaseFor(verdict.writers, device),
        receipt,
      },
    };
  });
}

const inOrder = (log: LoggedEvent[]) => log.sort((a, b) => a.epoch - b.epoch || a.seq - b.seq);

/** The log of an attempt in the order it counts. */
export async function readLog(db: Db, id: string): Promise<LoggedEvent[]> {
  const rows = await db
    .select()
    .from(attemptEvents)
    .where(eq(attemptEvents.attemptId, id))
    .orderBy(asc(attemptEvents.epoch), asc(attemptEvents.seq));
  return rows.map(toEvent);
}

/** The state by the log alone, which the cached one must equal. */
export async function rebuildState(db: Db, id: string, plan: AttemptPlan): Promise<AttemptState> {
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
async function readRepeated(db: Db, row: AttemptRecord, events: readonly EventId[]): Promise<LoggedEvent[]> {
  const highest = new Map(row.writers.map(({ epoch, lastSeq }) => [epoch, lastSeq]));
  const repeats = events.filter(({ epoch, seq }) => seq <= (highest.get(epoch) ?? 0));
  if (repeats.length === 0) return [];
  const stored = await db
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

/** Steps on from the cached state, or folds the log again when an event belongs before what was folded already. */
async function nextState(db: Db, row: AttemptRecord, fresh: readonly LoggedEvent[]): Promise<AttemptState> {
  const counting = fresh.filter(({ late }) => late !== 'after-submit');
  const { lastEpoch, lastSeq } = row.state;
  const follows = ({ epoch, seq, late }: LoggedEvent) =>
    late === 'none' && (epoch > lastEpoch || (epoch === lastEpoch && seq > lastSeq));
  return counting.every(follows)
    ? counting.reduce((state, event) => step(state, event, row.plan), row.state)
    : foldLog(row.plan, [...(await readLog(db, row.id)), ...fresh]);
}
