import 'server-only';
import path from 'node:path';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import type { Database, Db } from './client';
import { lockDirectory } from './directory-lock';
import { migratePglite, migratePostgres } from './migrate';
import { openPglite } from './pglite';

/** Opens what the settings name and brings its tables up to date. */
export const openDatabase = (): Promise<Database> =>
  env.DATABASE_URL ? openPostgres(env.DATABASE_URL) : openEmbedded(path.resolve(env.DATA_DIR, 'database'));

export async function openEmbedded(directory: string): Promise<Database> {
  const release = await lockDirectory(directory);
  try {
    const client = await openPglite(directory);
    await migratePglite(client);
    const { drizzle } = await import('drizzle-orm/pglite');
    const db = drizzle({ client }) as unknown as Db;
    return { db, driver: 'pglite', close: () => client.close().finally(release) };
  } catch (error) {
    await release();
    throw error;
  }
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
