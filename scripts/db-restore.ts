// npm run db:restore -- <file> [--replace]: puts a backup into the folder of the embedded database, or, with
// DATABASE_URL, into an empty database of that server.

import path from 'node:path';
import { runCommand } from './run-command';
import { loadEnvFiles } from './serve/env-files.mjs';

void runCommand(async () => {
  loadEnvFiles();
  const { env } = await import('@/lib/server/env');
  const { BackupError } = await import('@/lib/server/db/restore');
  const { restoreEmbedded, restorePostgres } = await import('@/lib/server/db/restore-from-file');
  const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'));
  if (!file) throw new BackupError('Name the backup: npm run db:restore -- <file>.');
  if (env.DATABASE_URL) {
    const { rows } = await restorePostgres(file, env.DATABASE_URL);
    console.log(`${rows} rows are restored.`);
    return;
  }
  const replace = process.argv.includes('--replace');
  const directory = path.resolve(env.DATA_DIR, 'database');
  const { rows, kept } = await restoreEmbedded(file, directory, { replace, now: new Date() });
  console.log(`${rows} rows are restored.`);
  if (kept) console.log(`What was there before is kept in ${kept}.`);
});
