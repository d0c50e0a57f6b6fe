import 'server-only';
import { and, inArray, lt } from 'drizzle-orm';
import { getDatabase, getDb } from './db/client';
import { jobs } from './db/schema/jobs';
import { rateLimits } from './db/schema/rate-limits';
import { registerJob } from './jobs';
import { log } from './log';

const daysKept = 30;

/** What the database needs from time to time: old rows go once a day, and the embedded one is looked after. */
export function startUpkeep() {
  registerJob('purge', async (_payload, now) => purge(now), { everySeconds: 24 * 3600 });
  setInterval(() => void maintain(), 60_000).unref();
}

/** Removes counts whose window is over and jobs that ended more than 30 days ago. */
export async function purge(now: Date) {
  const db = await getDb();
  await db.delete(rateLimits).where(lt(rateLimits.expire, now));
  const old = new Date(now.getTime() - daysKept * 24 * 3600_000);
  await db.delete(jobs).where(and(inArray(jobs.state, ['done', 'failed']), lt(jobs.finishedAt, old)));
}

async function maintain() {
  try {
    await (await getDatabase()).maintain?.();
  } catch (error) {
    log.error({ err: error }, 'The upkeep of the database did not succeed.');
  }
}
