import 'server-only';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { End } from './backup';
import type { Db } from './client';
import { lockDirectory } from './directory-lock';
import { syncPath } from './durable-node-fs';
import { EmbeddedClient } from './embedded-client';
import { migrateEmbedded, migratePostgres } from './migrate';
import { migrationsUpTo } from './migrations-up-to';
import { toDatabase } from './open-database';
import { openPglite } from './pglite';
import { BackupError, parseHead, restore } from './restore';
import { listTables } from './tables';

/** Opens a backup for reading: its head, the migrations it had, and the lines after it. */
async function openBackup(file: string) {
  const lines = readLines(file);
  const first = await lines.next();
  const head = parseHead(first.done ? undefined : first.value);
  return { migrations: migrationsUpTo(head.migrations), lines };
}

async function* readLines(file: string): AsyncGenerator<string, undefined> {
  if (!fs.existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  const gunzip = createGunzip();
  pipeline(fs.createReadStream(file), gunzip).catch(() => undefined);
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of gunzip) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch {
    throw new BackupError('This file is not a whole backup of this site. Use another copy of it.');
  }
}

/**
 * Restores a backup into the folder of the embedded database. What lay there is kept beside it under another name.
 * @throws BackupError; the folder is then as it was.
 */
export async function restoreEmbedded(
  file: string,
  directory: string,
  options: { replace: boolean; now: Date },
) {
  const { migrations, lines } = await openBackup(file);
  const release = await lockDirectory(directory);
  try {
    if (fs.existsSync(directory) && !options.replace) {
      throw new BackupError(
        `There is a database in ${directory} already. Add --replace to put the backup in its place; the present one is kept beside it.`,
      );
    }
    const beside = `${directory}.restoring`;
    fs.rmSync(beside, { recursive: true, force: true });
    const client = new EmbeddedClient(await openPglite(beside));
    const { db, close } = await toDatabase(client);
    const end = await fill(db, migrations, lines, (folder) => migrateEmbedded(client, folder))
      .finally(close)
      .catch((error) => {
        fs.rmSync(beside, { recursive: true });
        throw error;
      });
    const kept = fs.existsSync(directory)
      ? `${directory}.${options.now.toISOString().replaceAll(':', '-')}`
      : null;
    if (kept) fs.renameSync(directory, kept);
    fs.renameSync(beside, directory);
    syncPath(path.dirname(directory));
    return { ...end, kept };
  } finally {
    await release();
  }
}

/**
 * Restores a backup into an empty database of a PostgreSQL server.
 * @throws BackupError when it is not empty, or the backup cannot be used; no row is stored then.
 */
export async function restorePostgres(file: string, url: string): Promise<End> {
  const { migrations, lines } = await openBackup(file);
  const { Pool } = await import('pg');
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const pool = new Pool({ connectionString: url, max: 3, connectionTimeoutMillis: 5000 });
  try {
    const db = drizzle({ client: pool }) as unknown as Db;
    await requireEmpty(db);
    return await fill(db, migrations, lines, (folder) => migratePostgres(pool, folder));
  } finally {
    await pool.end();
  }
}

async function requireEmpty(db: Db) {
  for (const { name } of await listTables(db)) {
    const { rows } = await db.execute(sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length === 0) continue;
    throw new BackupError(
      'The database named by DATABASE_URL holds data already. Create an empty one and set DATABASE_URL to it.',
    );
  }
}

/** Tables as they were when the backup was made, its rows, then whatever has changed since. */
async function fill(
  db: Db,
  migrations: string,
  lines: AsyncIterable<string>,
  migrate: (folder?: string) => Promise<void>,
) {
  try {
    await migrate(migrations);
    const end = await restore(db, lines);
    await migrate();
    return end;
  } finally {
    fs.rmSync(migrations, { recursive: true });
  }
}
