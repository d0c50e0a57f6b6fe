import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { type Db, getDb, type Tx } from './db/client';
import { jobs } from './db/schema/jobs';
import { log } from './log';

// Work that is slow, comes later or may have to be tried again. A job runs at least once: its handler must be able to
// meet its own earlier half-done try. Whoever writes its name on the row (until heldUntil) runs it, so several
// instances share the work; the row of a killed instance is free again when that time is over.

type Handler = (payload: unknown, now: Date) => Promise<void>;
type Registration = { handler: Handler; everySeconds?: number };

const holdMs = 5 * 60_000;
const firstRetryMs = 15_000;
const longestRetryMs = 60 * 60_000;
const mostTries = 10;
const tickMs = 2_000;

// The server bundles this module more than once; there is one register per process.
const slot = globalThis as { [key: symbol]: Map<string, Registration> | undefined };
const key = Symbol.for('prepstead.jobs');
const register = () => {
  slot[key] ??= new Map();
  return slot[key];
};

/**
 * Says how jobs of a kind are done. The handler has 5 minutes; throwing means: try again later (15 s, then twice as
 * long each time, at most an hour, 10 tries in all). With everySeconds the job exists by itself and comes back.
 */
export function registerJob(kind: string, handler: Handler, options: { everySeconds?: number } = {}) {
  register().set(kind, { handler, ...options });
}

/** Leaves work for later, or for now when no time is given. With `tx` it exists exactly when the transaction commits. */
export async function enqueue(kind: string, payload: unknown, options: { runAt?: Date; tx?: Tx } = {}) {
  const id = randomUUID();
  const now = new Date();
  const row = { id, kind, payload, runAt: options.runAt ?? now, createdAt: now };
  await (options.tx ?? (await getDb())).insert(jobs).values(row);
  return id;
}

/** Does everything that is due at this moment, one after another, and says how many jobs it ran. */
export async function runDueJobs(now: Date): Promise<number> {
  const db = await getDb();
  const kinds = [...register().keys()];
  if (kinds.length === 0) return 0;
  const due = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.kind, kinds), isFree(now)))
    .orderBy(asc(jobs.runAt))
    .limit(50);
  let ran = 0;
  for (const { id } of due) if (await runOne(db, id, now)) ran += 1;
  return ran;
}

const isFree = (now: Date) =>
  and(eq(jobs.state, 'waiting'), lte(jobs.runAt, now), or(isNull(jobs.heldUntil), lt(jobs.heldUntil, now)));

async function runOne(db: Db, id: string, now: Date) {
  const [job] = await db
    .update(jobs)
    .set({ heldUntil: new Date(now.getTime() + holdMs), tries: sql`${jobs.tries} + 1` })
    .where(and(eq(jobs.id, id), isFree(now)))
    .returning();
  const registration = job && register().get(job.kind);
  if (!job || !registration) return false;
  const { tries } = job;
  try {
    // A job that takes its process down with it never reports back; it must not do so for ever.
    if (tries > mostTries && !registration.everySeconds)
      throw new Error('The last try did not come to an end.');
    await registration.handler(job.payload, now);
    await settle(db, id, doneState(registration, now));
  } catch (error) {
    log.error({ err: error, job: id, kind: job.kind, tries }, 'A job did not succeed.');
    await settle(db, id, {
      ...failedState(registration, tries, now),
      lastError: String(error).slice(0, 2000),
    });
  }
  return true;
}

const settle = (db: Db, id: string, next: Partial<typeof jobs.$inferInsert>) =>
  db
    .update(jobs)
    .set({ ...next, heldUntil: null })
    .where(eq(jobs.id, id));

const doneState = ({ everySeconds }: Registration, now: Date) =>
  everySeconds
    ? { runAt: new Date(now.getTime() + everySeconds * 1000), tries: 0, lastError: null }
    : { state: 'done' as const, finishedAt: now, lastError: null };

function failedState({ everySeconds }: Registration, tries: number, now: Date) {
  if (tries >= mostTries && !everySeconds) return { state: 'failed' as const, finishedAt: now };
  const delay = Math.min(firstRetryMs * 2 ** Math.min(tries - 1, 20), longestRetryMs);
  return { runAt: new Date(now.getTime() + delay) };
}

/** Makes the rows of the jobs that come back by themselves; there is one per kind however many instances start. */
export async function seedRecurringJobs(now: Date) {
  const rows = [...register()]
    .filter(([, { everySeconds }]) => everySeconds)
    .map(([kind]) => ({ id: idOf(kind), kind, payload: {}, runAt: now, createdAt: now }));
  if (rows.length > 0) await (await getDb()).insert(jobs).values(rows).onConflictDoNothing();
}

const idOf = (kind: string) => {
  const hash = createHash('sha256').update(kind).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

/** Looks for due jobs every two seconds until stopped; stopping waits for the job that is running. */
export function startJobs(): { stop(): Promise<void> } {
  let pass: Promise<void> | null = null;
  let complaint = '';
  const tick = async () => {
    try {
      await runDueJobs(new Date());
      complaint = '';
    } catch (error) {
      if (String(error) !== complaint) log.error({ err: error }, 'Jobs could not be looked up.');
      complaint = String(error);
    }
  };
  const timer = setInterval(() => {
    pass ??= tick().finally(() => {
      pass = null;
    });
  }, tickMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await pass;
    },
  };
}
