import 'server-only';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { Pool } from 'pg';
import type { Db } from './client';
import type { EmbeddedClient } from './embedded-client';
import { requireKnownVersion } from './require-known-version';

export const migrationsFolder = () => path.join(process.cwd(), 'lib/server/db/migrations');

/** Brings the embedded database up to date; its folder is locked, so nobody else does so at the same time. */
export async function migrateEmbedded(client: EmbeddedClient, folder = migrationsFolder()) {
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const db = drizzle({ client: client as unknown as PGlite });
  await requireKnownVersion(db as unknown as Db, migrationsFolder());
  await migrate(db, { migrationsFolder: folder });
}

/** Brings a PostgreSQL server up to date. Several instances may start at once: a locked row lets one do it at a time. */
export async function migratePostgres(pool: Pool, folder = migrationsFolder()) {
  const { drizzle } = await import('drizzle-orm/node-postgres');
  const { migrate } = await import('drizzle-orm/node-postgres/migrator');
  const holder = await pool.connect();
  try {
    await createLockTable(holder);
    await holder.query('begin');
    await holder.query('select id from migration_lock where id = 1 for update');
    const db = drizzle({ client: pool });
    await requireKnownVersion(db as unknown as Db, migrationsFolder());
    await migrate(db, { migrationsFolder: folder });
    await holder.query('commit');
  } catch (error) {
    await holder.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    holder.release();
  }
}

/** "If not exists" is no guard between two sessions that both find nothing: the loser's error is not ours to report. */
async function createLockTable(holder: { query(text: string): Promise<unknown> }) {
  const madeByAnother = ['23505', '42710', '42P07'];
  await holder
    .query('create table if not exists migration_lock (id int primary key)')
    .catch((error: { code?: string }) => {
      if (!madeByAnother.includes(error.code ?? '')) throw error;
    });
  await holder.query('insert into migration_lock values (1) on conflict do nothing');
}
