import 'server-only';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from './client';
import { listTables, type Table } from './tables';

// A backup is lines of JSON: a head, then for each table a line that names it and one line per row, then an end with
// the number of rows. Values are Postgres' own text, so nothing is rounded and both drivers read what either wrote.

export const backupFormat = 1;
export type Head = { format: number; at: string; migrations: string[] };
export type TableLine = { table: string; columns: string[] };
export type End = { rows: number };

const rowsPerFetch = 500;

/** All data as it was at one moment, while the site may go on writing. Gives lines without their line ends. */
export async function backUp(db: Db, now: Date, write: (line: string) => Promise<void>): Promise<End> {
  let rows = 0;
  await db.transaction(
    async (tx) => {
      await write(JSON.stringify(await readHead(tx, now)));
      for (const table of await listTables(tx)) {
        const line: TableLine = { table: table.name, columns: table.columns.map((column) => column.name) };
        await write(JSON.stringify(line));
        rows += await writeRows(tx, table, write);
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  await write(JSON.stringify({ rows } satisfies End));
  return { rows };
}

async function readHead(tx: Tx, now: Date): Promise<Head> {
  const done = await tx.execute(sql`select hash from drizzle.__drizzle_migrations order by created_at`);
  return {
    format: backupFormat,
    at: now.toISOString(),
    migrations: done.rows.map((row) => String(row.hash)),
  };
}

async function writeRows(tx: Tx, { name, columns }: Table, write: (line: string) => Promise<void>) {
  const values = sql.join(
    columns.map((column) => sql`${sql.identifier(column.name)}::text`),
    sql`, `,
  );
  await tx.execute(
    sql`declare kept no scroll cursor for select json_build_array(${values})::text as line from ${sql.identifier(name)}`,
  );
  let count = 0;
  for (;;) {
    const { rows } = await tx.execute(sql.raw(`fetch ${rowsPerFetch} from kept`));
    for (const row of rows) await write(String(row.line));
    count += rows.length;
    if (rows.length < rowsPerFetch) break;
  }
  await tx.execute(sql`close kept`);
  return count;
}
