import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import type { LoggedEvent } from '@/lib/domain/exam/attempt';
import type { Lease } from '@/lib/domain/exam/attempt-api';
import type { Writer } from '@/lib/domain/exam/writer';
import type { OwnScope } from './access';
import { type Db, getDb } from './db/client';
import { attemptEvents, attempts } from './db/schema/attempts';

export type AttemptRecord = typeof attempts.$inferSelect;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Rows that belong to this scope's owner. */
export const ownedBy = ({ owner }: OwnScope) =>
  and(eq(attempts.ownerKind, owner.kind), eq(attempts.ownerId, owner.id));

/** The attempt if it is there and the owner's; somebody else's is as good as none. */
export async function findOwnRow(db: Db, scope: OwnScope, id: string): Promise<AttemptRecord | null> {
  if (!uuid.test(id)) return null;
  const [row] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.id, id), ownedBy(scope)));
  return row ?? null;
}

/** What a request changes of an attempt, and what it adds to the log. */
export type AttemptChange = Pick<AttemptRecord, 'state' | 'writers' | 'receipt' | 'submittedAt'> & {
  events: readonly LoggedEvent[];
};

/** More requests than this never meet on one attempt. */
const mostTries = 30;

/**
 * Changes an attempt: `decide` reads and says what to write, which happens in one statement, and only if nobody else
 * changed the attempt meanwhile; else it decides again. Null when the attempt is not there or not the owner's.
 */
export async function changeOwnAttempt<Result>(
  scope: OwnScope,
  id: string,
  now: Date,
  decide: (row: AttemptRecord, db: Db) => Promise<{ change: AttemptChange | null; result: Result }>,
): Promise<Result | null> {
  const db = await getDb();
  for (let tries = 0; tries < mostTries; tries += 1) {
    const row = await findOwnRow(db, scope, id);
    if (!row) return null;
    const { change, result } = await decide(row, db);
    if (!change || (await write(db, row, change, now))) return result;
  }
  throw new Error(`The attempt ${id} was changed by others ${mostTries} times in a row.`);
}

/** Row and log in one statement, so that neither is ever there without the other; false when the version has moved. */
async function write(db: Db, row: AttemptRecord, change: AttemptChange, now: Date): Promise<boolean> {
  const events = change.events.map(({ epoch, seq, spentMs, chargedMs, late, ...what }) => ({
    epoch,
    seq,
    what,
    spent: spentMs,
    charged: chargedMs,
    late,
  }));
  const { rows } = await db.execute<{ changed: number }>(sql`
    with changed as (
      update ${attempts} set
        state = ${JSON.stringify(change.state)}::jsonb,
        writers = ${JSON.stringify(change.writers)}::jsonb,
        receipt = ${change.receipt},
        submitted_at = ${change.submittedAt?.toISOString() ?? null}::timestamptz,
        version = ${row.version + 1}
      where id = ${row.id} and version = ${row.version}
      returning id
    ), added as (
      insert into ${attemptEvents} (attempt_id, epoch, seq, what, spent_ms, charged_ms, late, received_at)
      select changed.id, epoch, seq, what, spent, charged, late, ${now.toISOString()}::timestamptz
      from changed, jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
        as event(epoch int, seq int, what jsonb, spent int, charged int, late text)
    )
    select count(*)::int as changed from changed`);
  return rows[0]?.changed === 1;
}

/** The device that writes now. */
export function presentWriter(writers: readonly Writer[]): Writer {
  const last = writers.at(-1);
  if (!last) throw new Error('An attempt has no writer; it gets one when it starts.');
  return last;
}

export function leaseFor(writers: readonly Writer[], device: string | null): Lease {
  const { epoch, device: holder } = presentWriter(writers);
  return { epoch, yours: holder === device };
}
