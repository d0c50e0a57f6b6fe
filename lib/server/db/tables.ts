import 'server-only';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from './client';

export type Table = { name: string; columns: { name: string; type: string }[] };

/** Tables of this program that hold nothing a person would miss. */
const ownBusiness = ['durability_proof', 'migration_lock'];

/** The tables that hold data, each after those its rows refer to, so that rows can be stored in this order. */
export async function listTables(db: Db | Tx): Promise<Table[]> {
  const columns = await db.execute(sql`
    select c.relname as name, a.attname as column, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname, a.attnum`);
  const references = await db.execute(sql`
    select t.relname as name, r.relname as target from pg_constraint f
    join pg_class t on t.oid = f.conrelid join pg_class r on r.oid = f.confrelid
    where f.contype = 'f' and t.oid <> r.oid`);
  const tables = new Map<string, Table>();
  for (const row of columns.rows) {
    const name = String(row.name);
    if (ownBusiness.includes(name)) continue;
    const table = tables.get(name) ?? { name, columns: [] };
    table.columns.push({ name: String(row.column), type: String(row.type) });
    tables.set(name, table);
  }
  return inOrder(
    [...tables.values()],
    references.rows.map((row) => [String(row.name), String(row.target)]),
  );
}

function inOrder(tables: Table[], references: [string, string][]): Table[] {
  const ordered: Table[] = [];
  const place = (table: Table) => {
    if (ordered.includes(table)) return;
    for (const [name, target] of references) {
      const needed = name === table.name && tables.find((other) => other.name === target);
      if (needed) place(needed);
    }
    ordered.push(table);
  };
  for (const table of tables) place(table);
  return ordered;
}
