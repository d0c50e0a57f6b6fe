// A process for the kill test: writes into the embedded database in the folder given, and prints what was acknowledged.

import { sql } from 'drizzle-orm';
import { openEmbedded } from './open-database';

export const rowsPerSubmission = 54;
const lanes = 8;

async function main([directory = '', round = '0']: string[]) {
  const { db } = await openEmbedded(directory);
  await db.execute(sql`create table if not exists lane (id int primary key, seq int not null)`);
  await db.execute(sql`create table if not exists submission (id text primary key, rows int not null)`);
  await db.execute(sql`create table if not exists submitted (id text, item int, primary key (id, item))`);
  const say = (line: string) => process.stdout.write(`${line}\n`);

  const save = async (lane: number) => {
    const stored = await db.execute(
      sql`select coalesce(max(seq), 0)::int as seq from lane where id = ${lane}`,
    );
    for (let seq = Number(stored.rows[0]?.seq) + 1; ; seq++) {
      await db.execute(
        sql`insert into lane values (${lane}, ${seq}) on conflict (id) do update set seq = excluded.seq`,
      );
      say(`saved ${lane} ${seq}`);
    }
  };
  const submit = async () => {
    for (let number = 0; ; number++) {
      const id = `${round}-${number}`;
      await db.transaction(async (tx) => {
        await tx.execute(sql`insert into submission values (${id}, 0)`);
        await tx.execute(
          sql`insert into submitted select ${id}, item from generate_series(1, ${rowsPerSubmission}::int) item`,
        );
        await tx.execute(sql`update submission set rows = ${rowsPerSubmission} where id = ${id}`);
      });
      say(`submitted ${id}`);
    }
  };
  await Promise.all([...Array.from({ length: lanes }, (_, lane) => save(lane)), submit()]);
}

if (process.argv[1]?.endsWith('kill-writer.ts')) void main(process.argv.slice(2));
