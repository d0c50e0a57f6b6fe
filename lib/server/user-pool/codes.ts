import 'server-only';
import { randomInt } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/lib/server/db/client';
import { poolCodes } from '@/lib/server/db/schema/user-pool';
import { after, type Pool } from './pool';
import { codeExpired, codeMismatch, limitExceeded, type PoolError } from './pool-error';

export type Purpose = 'confirm' | 'reset';

const lifeSeconds = { confirm: 86_400, reset: 3600 } as const;
const triesPerCode = 5;
const sendsPerHour = 5;

const where = (email: string, purpose: Purpose) =>
  and(eq(poolCodes.email, email), eq(poolCodes.purpose, purpose));

/**
 * Makes a six-digit code that takes the place of any before it, and returns it for mailing. `real` is false for an
 * address nobody has: the row then matches nothing, and the limits count all the same.
 */
export async function makeCode(
  pool: Pool,
  tx: Tx,
  email: string,
  purpose: Purpose,
  real: boolean,
): Promise<string | PoolError> {
  const now = pool.now();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const fresh = {
    hash: real ? toHash(pool, email, purpose, code) : null,
    triesLeft: triesPerCode,
    expiresAt: after(now, lifeSeconds[purpose]),
  };
  const [first] = await tx
    .insert(poolCodes)
    .values({ email, purpose, ...fresh, sent: 1, windowFrom: now })
    .onConflictDoNothing()
    .returning();
  if (first) return code;
  const [row] = await tx.select().from(poolCodes).where(where(email, purpose)).for('update');
  const running = row !== undefined && after(row.windowFrom, 3600) > now;
  if (running && row.sent >= sendsPerHour) return limitExceeded();
  await tx
    .update(poolCodes)
    .set({ ...fresh, ...(running ? { sent: row.sent + 1 } : { sent: 1, windowFrom: now }) })
    .where(where(email, purpose));
  return code;
}

/** Uses a code up: null when it was right. A wrong try counts, and after five the code is worth nothing. */
export async function spendCode(
  pool: Pool,
  tx: Tx,
  email: string,
  purpose: Purpose,
  code: string,
): Promise<PoolError | null> {
  const [row] = await tx.select().from(poolCodes).where(where(email, purpose)).for('update');
  if (!row || row.expiresAt <= pool.now()) return codeExpired();
  if (row.triesLeft <= 0) return limitExceeded();
  if (row.hash !== toHash(pool, email, purpose, code)) {
    await tx
      .update(poolCodes)
      .set({ triesLeft: row.triesLeft - 1 })
      .where(where(email, purpose));
    return codeMismatch();
  }
  await tx.update(poolCodes).set({ hash: null, expiresAt: pool.now() }).where(where(email, purpose));
  return null;
}

/** A new account begins with a clean count, whatever was asked for its address before. */
export const forgetCodes = (tx: Tx, email: string) => tx.delete(poolCodes).where(eq(poolCodes.email, email));

/** Six digits are few: kept under a key, a copy of the database does not give them away. */
const toHash = (pool: Pool, email: string, purpose: Purpose, code: string) =>
  pool.seal.mark(`code ${purpose} ${email}`, code);

/** Where the code went, as Cognito says it: enough to recognize, not enough to learn. The same for any address. */
export function toDelivery(email: string) {
  const [name = '', host = ''] = email.split('@');
  return {
    CodeDeliveryDetails: {
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: `${name.slice(0, 1)}***@${host.slice(0, 1)}***`,
    },
  };
}
