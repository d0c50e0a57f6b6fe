import 'server-only';
import { eq } from 'drizzle-orm';
import type { Tx } from '@/lib/server/db/client';
import { poolFailures } from '@/lib/server/db/schema/user-pool';
import { after } from './pool';

const free = 4;
const longestLock = 15 * 60;

/**
 * Whether tries under this key are refused unseen just now. Takes the row's lock, so tries that arrive together wait
 * for one another and none slips past the count.
 */
export async function isLockedOut(tx: Tx, key: string, now: Date): Promise<boolean> {
  await tx.insert(poolFailures).values({ key, count: 0, lastAt: now }).onConflictDoNothing();
  const [row] = await tx.select().from(poolFailures).where(eq(poolFailures.key, key)).for('update');
  return Boolean(row?.lockedUntil && row.lockedUntil > now);
}

/**
 * Counts a failed try. The fifth in a row locks for one second, and each further one twice as long, up to 15 minutes;
 * 15 quiet minutes forget everything. These are Amazon Cognito's numbers.
 */
export async function countFailure(tx: Tx, key: string, now: Date): Promise<void> {
  const [row] = await tx.select().from(poolFailures).where(eq(poolFailures.key, key));
  const quiet = !row || after(row.lockedUntil ?? row.lastAt, longestLock) < now;
  const count = quiet ? 1 : row.count + 1;
  const lockedUntil =
    count > free ? after(now, Math.min(2 ** Math.min(count - free - 1, 20), longestLock)) : null;
  await tx
    .insert(poolFailures)
    .values({ key, count, lockedUntil, lastAt: now })
    .onConflictDoUpdate({ target: poolFailures.key, set: { count, lockedUntil, lastAt: now } });
}

export const forgetFailures = (tx: Tx, key: string) =>
  tx.delete(poolFailures).where(eq(poolFailures.key, key));
