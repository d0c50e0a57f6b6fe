import 'server-only';
import fs from 'node:fs';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import type { Database, Db } from './client';
import { lockDirectory } from './directory-lock';
import { EmbeddedClient } from './embedded-client';
import { migrateEmbedded, migratePostgres } from './migrate';
import { openPglite } from './pglite';
import { freeBytesOf, StorageSpace } from './storage-space';

/** Opens what the settings name and brings its tables up to date. */
export const openDatabase = (): Promise<Database> =>
  env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openEmbedded(path.resolve(env.DATA_DIR, 'database'));

/** `freeBytes` is asked how much room the disk has; a test gives its own. */
export async function openEmbedded(
  directory: string,
  freeBytes = () => freeBytesOf(path.dirname(directory)),
): Promise<Database> {
  fs.mkdirSync(path.dirname(directory), { recursive: true, mode: 0o700 });
  const release = await lockDirectory(directory);
  try {
    const space = new StorageSpace(freeBytes);
    space.requireRoom();
    const reopen = () => openPglite(directory);
    const client = new EmbeddedClient(await reopen(), { space, reopen });
    await migrateEmbedded(client);
    return toDatabase(client, release);
  } catch (error) {
    await release();
    throw error;
  }
}

export async function toDatabase(client: EmbeddedClient, release = async () => {}): Promise<Database> {
  const { drizzle } = await import('drizzle-orm/pglite');
  return {
    db: drizzle({ client: client as unknown as PGlite }) as unknown as Db,
    driver: 'pglite',
    maintain: () => client.maintain(),
    close: () => client.close().finally(release),
  };
}

export async function openPostgres(url: string): Promise<Database> {
  const { Pool } = await import('pg');
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  pool.on('error', (error) => log.error({ err: error }, 'An idle database connection was lost.'));
  try {
    await migratePostgres(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const { drizzle } = await import('drizzle-orm/node-postgres');
  return { db: drizzle({ client: pool }) as unknown as Db, driver: 'postgres', close: () => pool.end() };
}
