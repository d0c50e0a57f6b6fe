// npm run db:migrate: brings the database of the settings up to date. Starting the site does the same.

import { runCommand } from './run-command';
import { loadEnvFiles } from './serve/env-files.mjs';

void runCommand(async () => {
  loadEnvFiles();
  const { closeDatabase, getDatabase } = await import('@/lib/server/db/client');
  const { driver } = await getDatabase();
  await closeDatabase();
  const name = driver === 'pglite' ? 'embedded database' : 'PostgreSQL database';
  console.log(`The ${name} is up to date.`);
});
