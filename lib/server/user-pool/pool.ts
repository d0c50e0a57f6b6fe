import 'server-only';
import type { Db, Tx } from '@/lib/server/db/client';
import { PoolError } from './pool-error';
import type { Seal } from './seal';

export type Mail = { to: string; subject: string; text: string };

/** What every operation works with. Time, secrets and mail are given, so tests can give their own. */
export type Pool = {
  db: Db;
  seal: Seal;
  now: () => Date;
  /** Queues a mail in the same transaction that made its code. */
  send: (tx: Tx, mail: Mail) => Promise<void>;
  region: string;
  userPoolId: string;
  clientId: string;
};

/**
 * Runs one transaction. A refusal that is *returned* is thrown after the commit, so what it counted stays counted;
 * one that is thrown inside rolls everything back.
 */
export async function commit<T>(pool: Pool, work: (tx: Tx) => Promise<T | PoolError>): Promise<T> {
  const outcome = await pool.db.transaction(work);
  if (outcome instanceof PoolError) throw outcome;
  return outcome;
}

export const after = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);
