import 'server-only';
import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

// When Postgres panics (a disk that is full at the wrong moment), the program under it aborts. The shipped driver then
// calls the dead program again and spins for ever, and the whole server with it. Here the first abort is noticed, and
// from then on every call fails at once, so that the owner can open the folder anew: Postgres recovers from its log.

/** The embedded database stopped in the middle of this statement; whether it was stored shows after recovery. */
export class DatabaseCrashedError extends Error {
  override name = 'DatabaseCrashedError';
}

export type CrashWatch = {
  isCrashed(): boolean;
  /** Gives back the files of a database that has crashed. */
  abandon(): void;
};

/** How Postgres leaves a statement that failed; the driver handles it. Anything else that is thrown is an abort. */
const statementFailed = 100;

export function watchForCrash(client: PGlite): CrashWatch {
  const module = client.Module;
  let crashed = false;
  const fail = (): never => {
    throw new DatabaseCrashedError('The embedded database stopped and is being opened again.');
  };
  const once = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    if (crashed) fail();
    try {
      once();
    } catch (error) {
      crashed = (error as { status?: number }).status !== statementFailed;
      if (crashed) {
        // What the driver calls next on its way out; its loop ends only by one of them throwing.
        module.stackRestore = fail;
        module._pq_buffer_remaining_data = fail;
        module._PostgresSendReadyForQueryIfNecessary = () => undefined;
        module._pgl_pq_flush = () => undefined;
      }
      throw error;
    }
  };
  return { isCrashed: () => crashed, abandon: () => closeFiles(client) };
}

/** Each file is closed once only: its number may belong to another file by the time of a second try. */
export function closeFiles(client: PGlite) {
  const fileSystem = client.Module?.FS as unknown as { streams: ({ nfd?: number } | null)[] } | undefined;
  const numbers = new Set<number>();
  for (const stream of fileSystem?.streams ?? []) {
    if (stream?.nfd === undefined) continue;
    numbers.add(stream.nfd);
    stream.nfd = undefined;
  }
  for (const nfd of numbers) {
    try {
      fs.closeSync(nfd);
    } catch {
      // The program had closed it before it aborted.
    }
  }
}
