import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Lease } from '@/lib/domain/exam/attempt-api';
import type { Writer } from '@/lib/domain/exam/writer';
import type { OwnScope } from './access';
import { type Db, getDb, type Tx } from './db/client';
import { attempts } from './db/schema/attempts';

export type AttemptRecord = typeof attempts.$inferSelect;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Rows that belong to this scope's owner. */
export const ownedBy = ({ owner }: OwnScope) =>
  and(eq(attempts.ownerKind, owner.kind), eq(attempts.ownerId, owner.id));

/** The attempt if it is there and the owner's; somebody else's is as good as none. */
export async function findOwnRow(db: Db | Tx, scope: OwnScope, id: string): Promise<AttemptRecord | null> {
  if (!uuid.test(id)) return null;
  const [row] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.id, id), ownedBy(scope)));
  return row ?? null;
}

/** SQLSTATEs after which the same transaction may succeed: serialization failure, deadlock. */
const worthRepeating = new Set(['40001', '40P01']);

function isWorthRepeating(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return (
    typeof cause === 'object' && cause !== null && 'code' in cause && worthRepeating.has(String(cause.code))
  );
}

/**
 * Runs one change of an attempt alone: the row is locked, so that two requests on one attempt take turns.
 * Null when the attempt is not there or not the owner's. A transaction that lost a race is tried up to three times.
 */
export async function changeOwnAttempt<Result>(
  scope: OwnScope,
  id: string,
  change: (tx: Tx, row: AttemptRecord) => Promise<Result>,
): Promise<Result | null> {
  if (!uuid.test(id)) return null;
  const db = await getDb();
  const once = () =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(attempts)
        .where(and(eq(attempts.id, id), ownedBy(scope)))
        .for('update');
      return row ? change(tx, row) : null;
    });
  for (let left = 2; ; left -= 1) {
    try {
      return await once();
    } catch (error) {
      if (left === 0 || !isWorthRepeating(error)) throw error;
    }
  }
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
