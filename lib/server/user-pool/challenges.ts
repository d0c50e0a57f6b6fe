import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/lib/server/db/client';
import { poolChallenges } from '@/lib/server/db/schema/user-pool';
import { after, type Pool } from './pool';

export type Challenge = typeof poolChallenges.$inferSelect;
export type ChallengeKind = Challenge['kind'];

const lifeSeconds = 180;
const tries = 3;

const toId = (token: string) => createHash('sha256').update(token).digest('hex');

/** Opens a step of a sign-in and returns the random token, 48 bytes in base 64, that answers must bring back. */
export async function openChallenge(
  pool: Pool,
  tx: Tx,
  challenge: { kind: ChallengeKind; email: string; userId: string | null; secret?: string },
): Promise<string> {
  const token = randomBytes(48).toString('base64');
  await tx.insert(poolChallenges).values({
    id: toId(token),
    secret: null,
    ...challenge,
    triesLeft: tries,
    expiresAt: after(pool.now(), lifeSeconds),
  });
  return token;
}

/** Takes a challenge out of the database: whoever gets it is the only one who ever will. Null when none is open. */
export async function takeChallenge(
  pool: Pool,
  tx: Tx,
  kind: ChallengeKind,
  token: string,
): Promise<Challenge | null> {
  const [row] = await tx
    .delete(poolChallenges)
    .where(and(eq(poolChallenges.id, toId(token)), eq(poolChallenges.kind, kind)))
    .returning();
  return row && row.expiresAt > pool.now() ? row : null;
}

/** Lets a person who mistyped try the same step again, a fixed number of times and not a second longer. */
export async function reopenChallenge(tx: Tx, challenge: Challenge): Promise<void> {
  if (challenge.triesLeft > 1)
    await tx.insert(poolChallenges).values({ ...challenge, triesLeft: challenge.triesLeft - 1 });
}
