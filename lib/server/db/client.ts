import 'server-only';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { openDatabase } from './open-database';

/** What a raw `execute` gives on both drivers. Counts come back as strings on PostgreSQL: use `.mapWith(Number)`. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}
type Rows<Row> = { rows: Row[]; rowCount?: number | null };

export type Db = PgDatabase<RowsResult, Record<string, never>>;

/** Inside `db.transaction(tx => …)` use only `tx`: on the embedded database `db` would wait for itself. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

export type Database = {
  db: Db;
  driver: 'pglite' | 'postgres';
  /** What the embedded database needs now and then; a server process looks after itself. */
  maintain?(): Promise<void>;
  close(): Promise<void>;
};

// The server bundles this module more than once, and development reloads it; one process keeps one database.
const slot = globalThis as { [key: symbol]: Promise<Database> | undefined };
const key = Symbol.for('prepstead.database');

/** The one database of this process, opened and migrated on first use. Rejects with a sentence when it cannot be opened. */
export function getDatabase(): Promise<Database> {
  slot[key] ??= openDatabase().catch((error: unknown) => {
    slot[key] = undefined;
    throw error;
  });
  return slot[key];
}

export const getDb = async (): Promise<Db> => (await getDatabase()).db;

export const isPglite = async (): Promise<boolean> => (await getDatabase()).driver === 'pglite';

/** Makes an already open database the one of this process: tests bring their own. */
export function adoptDatabase(database: Database) {
  slot[key] = Promise.resolve(database);
}

/** Closes the database of this process if it is open. The next use opens it again. */
export async function closeDatabase() {
  const open = slot[key];
  slot[key] = undefined;
  await (await open?.catch(() => undefined))?.close();
}
