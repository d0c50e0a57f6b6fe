import fs from 'node:fs';
import { afterEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database } from './client';
import { migrationsFolder } from './migrate';
import { migrationsUpTo } from './migrations-up-to';
import { openPostgres } from './open-database';
import { requireKnownVersion } from './require-known-version';
import { emptyDatabase, testDatabase } from './test-database';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const database of opened.splice(0).reverse()) await database.close();
});
const aDatabase = async () => {
  const database = await testDatabase();
  opened.push(database);
  return database.db;
};

test('A database that this version has brought up to date is known to it', async () => {
  await expect(requireKnownVersion(await aDatabase(), migrationsFolder())).resolves.toBeUndefined();
});

test('A database that a newer version has changed is left alone, with a sentence that says what to do', async () => {
  const db = await aDatabase();
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from-next-year', 99999999999999)`,
  );
  await expect(requireKnownVersion(db, migrationsFolder())).rejects.toThrow(/another version of the site/);
});

test('The tables of a backup without migrations are those of an empty database', () => {
  const folder = migrationsUpTo([]);
  expect(JSON.parse(fs.readFileSync(`${folder}/meta/_journal.json`, 'utf8')).entries).toEqual([]);
  fs.rmSync(folder, { recursive: true });
});

const server = process.env.TEST_DATABASE_URL;
if (server) {
  test('Several instances that start on one empty PostgreSQL database at the same moment all come up', async () => {
    const { url, drop } = await emptyDatabase(server);
    opened.push({ close: drop });
    const starts = await Promise.allSettled(Array.from({ length: 4 }, () => openPostgres(url)));
    const instances = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    opened.push(...instances);
    expect(starts.filter((start) => start.status === 'rejected')).toEqual([]);
    const [first] = instances as [Database, ...Database[]];
    const done = await first.db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`);
    const shipped = JSON.parse(fs.readFileSync(`${migrationsFolder()}/meta/_journal.json`, 'utf8')).entries;
    expect(done.rows[0]?.count).toBe(shipped.length);
  });
}
