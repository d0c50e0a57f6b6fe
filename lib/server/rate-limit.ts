import 'server-only';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { type Db, getDb } from './db/client';
import { rateLimits } from './db/schema/rate-limits';

export type Allowance = {
  /** Calls allowed in one window; at least 1. */
  points: number;
  /** Length of the window, which begins with the first call. */
  seconds: number;
};

/**
 * Counts one call under this key, for all instances together, and says whether it is still within the allowance. A
 * key over its allowance is remembered in memory until its window ends, so that a flood does not reach the database.
 * @returns retryAfterSeconds, at least 1: the time until the window ends.
 */
export async function limit(
  key: string,
  { points, seconds }: Allowance,
): Promise<{ ok: true } | { ok: false; retryAfterSeconds: number }> {
  const limiter = limiterFor(await getDb(), points, seconds);
  try {
    await limiter.consume(key);
    return { ok: true };
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
  }
}

const limiters = new WeakMap<Db, Map<string, RateLimiterDrizzle>>();

function limiterFor(db: Db, points: number, seconds: number) {
  const known = limiters.get(db) ?? new Map<string, RateLimiterDrizzle>();
  limiters.set(db, known);
  const name = `${points}/${seconds}`;
  const limiter =
    known.get(name) ??
    new RateLimiterDrizzle({
      storeClient: db,
      schema: rateLimits,
      keyPrefix: name,
      points,
      duration: seconds,
      inMemoryBlockOnConsumed: points + 1,
      clearExpiredByTimeout: false,
    });
  known.set(name, limiter);
  return limiter;
}
