import 'server-only';
import { sql } from 'drizzle-orm';
import { backupFormat, type End, type Head, type TableLine } from './backup';
import type { Db, Tx } from './client';
import { listTables, type Table } from './tables';

/** A file that is no backup, or not one for this version. The message is for the person who restores it. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const rowsPerInsert = 500;

/**
 * Reads the first line of a backup.
 * @throws BackupError when the file is no backup of this program, or was made by a newer version of it.
 */
export function parseHead(line: string | undefined): Head {
  const head = parse<Partial<Head>>(line);
  if (!head?.migrations || !head.at) throw new BackupError('This file is not a backup of this site.');
  if (head.format !== backupFormat) {
    throw new BackupError(
      'This backup was made by another version of the site. Restore it with that version.',
    );
  }
  return head as Head;
}

/**
 * Stores what a backup holds, after its head, in empty tables. All of it or, when a line is wrong or missing, nothing.
 * @throws BackupError with a sentence in that case.
 */
export async function restore(db: Db, lines: AsyncIterable<string>): Promise<End> {
  return db.transaction(async (tx) => {
    const tables = await listTables(tx);
    let into: { table: Table; columns: string[] } | null = null;
    let waiting: string[] = [];
    let rows = 0;
    const flush = async () => {
      if (into && waiting.length > 0) await insert(tx, into.table, into.columns, waiting);
      rows += waiting.length;
      waiting = [];
    };
    for await (const line of lines) {
      if (line.startsWith('[')) {
        waiting.push(line);
        if (waiting.length === rowsPerInsert) await flush();
        continue;
      }
      await flush();
      const next = parse<Partial<TableLine & End>>(line);
      if (next?.rows === rows) return { rows };
      const table = tables.find(({ name }) => name === next?.table);
      if (!table || !next?.columns) break;
      into = { table, columns: next.columns };
    }
    throw new BackupError('This backup is not whole, so nothing was restored. Use another copy of it.');
  });
}

async function insert(tx: Tx, table: Table, columns: string[], lines: string[]) {
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const values = columns.map((name, at) => {
    const type = table.columns.find((column) => column.name === name)?.type;
    if (!type)
      throw new BackupError(
        `This backup has a column ${table.name}.${name} that this version does not know.`,
      );
    return sql.raw(`(line->>${at})::${type}`);
  });
  await tx.execute(
    sql`insert into ${sql.identifier(table.name)} (${names}) select ${sql.join(values, sql`, `)} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) line`,
  );
}

function parse<Line>(line: string | undefined): Line | null {
  try {
    return JSON.parse(line ?? '') as Line;
  } catch {
    return null;
  }
}
