import 'server-only';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Db } from './client';

/** The data was written by a version of the site that this one cannot follow. The message says what to do. */
export class DatabaseVersionError extends Error {
  override name = 'DatabaseVersionError';
}

/**
 * Proves that every migration the database has had is one of ours, in our order; an empty database passes.
 * @throws DatabaseVersionError when a newer or another version of the site has changed its tables.
 */
export async function requireKnownVersion(db: Db, migrationsFolder: string) {
  const table = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations')::text as name`);
  if (!table.rows[0]?.name) return;
  const done = await db.execute(sql`select hash from drizzle.__drizzle_migrations order by created_at`);
  const ours = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  if (done.rows.every((row, at) => row.hash === ours[at])) return;
  throw new DatabaseVersionError(
    'The database was last used by another version of the site, so this version does not touch it. Start that version, or use another database: set DATA_DIR to another folder, or DATABASE_URL to an empty database.',
  );
}
