// The bare cost of keeping one answer: an upsert without a server around it, on a database of the kind the server uses.
// Runs as a process of its own, so that DATABASE_URL and DATA_DIR choose the database: upsert.ts <lanes> <seconds>.

import { sql } from 'drizzle-orm';
import { closeDatabase, getDb } from '@/lib/server/db/client';
import { load } from './load';

const [lanes = 50, seconds = 5] = process.argv.slice(2).map(Number);

async function upsert() {
  const db = await getDb();
  await db.execute(
    sql`create table if not exists bench_upsert (lane integer, item integer, value text, primary key (lane, item))`,
  );
  const result = await load(lanes, seconds, async (lane, turn) => {
    await db.execute(sql`insert into bench_upsert (lane, item, value) values (${lane}, ${turn % 15}, ${'ABCD'.charAt(turn % 4)})
      on conflict (lane, item) do update set value = excluded.value`);
    return true;
  });
  await db.execute(sql`drop table bench_upsert`);
  await closeDatabase();
  process.stdout.write(`\n${JSON.stringify(result)}\n`);
}

void upsert();
