import 'server-only';
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CompiledSet } from '@/lib/domain/question/public-question';
import { getDb, type Tx } from './db/client';
import { questionSnapshots } from './db/schema/attempts';

/** Recently read snapshots. They never change, so nothing here can go stale. */
const recent = new Map<string, CompiledSet>();
const mostRecent = 50;

/** Keeps the set exactly as it is now and returns the hash to find it by. The same content is kept once. */
export async function keepSnapshot(tx: Tx, set: CompiledSet, now: Date): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(set)).digest('hex');
  await tx.insert(questionSnapshots).values({ hash, body: set, storedAt: now }).onConflictDoNothing();
  return hash;
}

/**
 * The set as an attempt showed it, keys and all.
 * @throws when there is no such snapshot, which the foreign key of attempts rules out.
 */
export async function readSnapshot(hash: string): Promise<CompiledSet> {
  const known = recent.get(hash);
  if (known) return known;
  const db = await getDb();
  const [row] = await db.select().from(questionSnapshots).where(eq(questionSnapshots.hash, hash));
  if (!row) throw new Error(`There is no question snapshot ${hash}.`);
  if (recent.size >= mostRecent) recent.delete(recent.keys().next().value ?? '');
  recent.set(hash, row.body);
  return row.body;
}
