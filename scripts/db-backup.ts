// npm run db:backup [-- <file>]: writes all data into one compressed file that either driver can be restored from.
// With PostgreSQL the site may go on running; the embedded database belongs to one process, so stop the site first.

import path from 'node:path';
import { runCommand } from './run-command';
import { loadEnvFiles } from './serve/env-files.mjs';

void runCommand(async () => {
  loadEnvFiles();
  const { env } = await import('@/lib/server/env');
  const { closeDatabase, getDatabase } = await import('@/lib/server/db/client');
  const { backUpToFile } = await import('@/lib/server/db/back-up-to-file');
  const now = new Date();
  const name = `prepstead-${now.toISOString().slice(0, 19).replaceAll(':', '')}.jsonl.gz`;
  const file = process.argv[2] ?? path.join(env.DATA_DIR, 'backups', name);
  const { rows } = await backUpToFile(await getDatabase(), file, now);
  await closeDatabase();
  console.log(`${rows} rows are saved in ${file}.`);
  if (!env.USER_POOL_KEY) {
    console.log(
      `Keep ${path.join(env.DATA_DIR, 'user-pool.key')} with it: it opens the signing keys of the embedded user pool.`,
    );
  }
});
