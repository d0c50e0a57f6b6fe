import 'server-only';
import { sql } from 'drizzle-orm';
import { type Database, getDatabase } from './db/client';

/** The longest a caller waits to hear that the database does not answer. */
export const healthLimitMs = 2000;

/**
 * Whether this process can do its work: the database is open, its tables are up to date (opening sees to that) and it
 * answers a question. Never rejects, and knows the answer within `limitMs` even when the database hangs.
 */
export async function isHealthy(
  database: () => Promise<Database> = getDatabase,
  limitMs = healthLimitMs,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  const asked = database()
    .then(({ db }) => db.execute(sql`select 1`))
    .then(
      () => true,
      () => false,
    );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
