import 'server-only';
import { lt } from 'drizzle-orm';
import { poolChallenges, poolCodes, poolFailures, poolRefreshTokens } from '@/lib/server/db/schema/user-pool';
import { after, type Pool } from './pool';

const day = 86_400;

/** Removes what can no longer matter: steps and codes that ran out, sessions that ended, failures long forgiven. */
export async function purgePool({ db }: Pool, now: Date): Promise<void> {
  const yesterday = after(now, -day);
  await db.delete(poolChallenges).where(lt(poolChallenges.expiresAt, now));
  // A code's row also counts what was sent in the last hour, so it stays a day longer than the code works.
  await db.delete(poolCodes).where(lt(poolCodes.expiresAt, yesterday));
  await db.delete(poolFailures).where(lt(poolFailures.lastAt, yesterday));
  await db.delete(poolRefreshTokens).where(lt(poolRefreshTokens.expiresAt, yesterday));
}
