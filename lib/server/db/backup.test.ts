import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { backUpToFile } from './back-up-to-file';
import { backUp } from './backup';
import type { Db } from './client';
import { openEmbedded, openPostgres } from './open-database';
import { parseHead, restore } from './restore';
import { restoreEmbedded, restorePostgres } from './restore-from-file';
import { jobs } from './schema/jobs';
import { emptyDatabase, testDatabase } from './test-database';

const now = new Date('2026-11-20T12:00:00.123Z');
const opened: { close(): Promise<void> }[] = [];
let root: string;
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'prepstead-backup-'));
});
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

/** A database with two more tables: one of every kind of value, and one whose rows refer to those of a later name. */
async function aDatabase(): Promise<Db> {
  const database = await testDatabase();
  opened.push(database);
  await database.db.execute(sql`create table values_of_all_kinds (
    id uuid primary key, words text, bytes bytea, exact numeric, close double precision, large bigint,
    moment timestamptz, day date, document jsonb, list text[], flag boolean)`);
  await database.db.execute(
    sql`create table a_reference (id int primary key, of uuid not null references values_of_all_kinds)`,
  );
  return database.db;
}

async function fillDatabase(db: Db) {
  await db.execute(sql`insert into values_of_all_kinds values (
    '00000000-0000-4000-8000-000000000001', ${'line\nbreak "quotes" \\ é 😀 '}, '\\x00ff10', 12345678901234567890.000000001,
    0.1, 9007199254740993, '2026-11-20 12:00:00.123456+00', '2026-11-20',
    ${JSON.stringify({ a: [1, null, 'x'] })}::jsonb, array['a,b', null, '"'], true)`);
  await db.execute(
    sql`insert into values_of_all_kinds (id, document) values ('00000000-0000-4000-8000-000000000002', 'null')`,
  );
  await db.execute(sql`insert into a_reference values (1, '00000000-0000-4000-8000-000000000002')`);
  const many = Array.from({ length: 1203 }, (_, at) => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    kind: 'kept',
    payload: { at },
    runAt: now,
    createdAt: now,
  }));
  await db.insert(jobs).values(many);
}

async function linesOf(db: Db) {
  const lines: string[] = [];
  await backUp(db, now, async (line) => void lines.push(line));
  return lines;
}

async function* after(head: string[]) {
  yield* head.slice(1);
}

test('A backup restored into an empty database gives the same backup again, value by value', async () => {
  const source = await aDatabase();
  await fillDatabase(source);
  const lines = await linesOf(source);
  const target = await aDatabase();
  expect(await restore(target, after(lines))).toEqual({ rows: 1206 });
  expect((await linesOf(target)).sort()).toEqual([...lines].sort());
});

test('A backup that was cut short or has lost a row restores nothing', async () => {
  const source = await aDatabase();
  await fillDatabase(source);
  const lines = await linesOf(source);
  const target = await aDatabase();
  const empty = await linesOf(target);
  const row = lines.findLastIndex((line) => line.startsWith('['));
  const lost = lines.filter((_, at) => at !== row);
  for (const broken of [lines.slice(0, -1), lost, [...lines.slice(0, 3), '{"half']]) {
    await expect(restore(target, after(broken))).rejects.toThrow(/not whole, so nothing was restored/);
  }
  expect(await linesOf(target)).toEqual(empty);
});

test('A file that is no backup, or one of another format, is refused with a sentence', () => {
  expect(() => parseHead('hello')).toThrow('This file is not a backup of this site.');
  expect(() => parseHead('{"format":9,"at":"2026","migrations":[]}')).toThrow(/another version of the site/);
});

test('A backup of one driver restores on the embedded database, keeps what was there, and needs to be told to', async () => {
  const source = await testDatabase();
  opened.push(source);
  const row = { id: crypto.randomUUID(), kind: 'kept', payload: {}, runAt: now, createdAt: now };
  await source.db.insert(jobs).values(row);
  const file = path.join(root, 'one.jsonl.gz');
  await backUpToFile({ ...source }, file, now);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);

  const directory = path.join(root, 'data', 'database');
  expect(await restoreEmbedded(file, directory, { replace: false, now })).toEqual({ rows: 1, kept: null });
  const again = restoreEmbedded(file, directory, { replace: false, now });
  await expect(again).rejects.toThrow(/Add --replace/);
  const { kept } = await restoreEmbedded(file, directory, { replace: true, now });
  expect(kept && fs.existsSync(path.join(kept, 'PG_VERSION'))).toBe(true);

  const restored = await openEmbedded(directory);
  opened.push(restored);
  expect(await restored.db.select({ id: jobs.id }).from(jobs)).toEqual([{ id: row.id }]);
});

test('A backup with migrations that this version does not know is refused before anything is touched', async () => {
  const source = await testDatabase();
  opened.push(source);
  const file = path.join(root, 'newer.jsonl.gz');
  await backUpToFile({ ...source }, file, now);
  const [head = '', ...rest] = gunzipSync(fs.readFileSync(file)).toString().split('\n');
  const newer = { ...parseHead(head), migrations: [...parseHead(head).migrations, 'from-next-year'] };
  fs.writeFileSync(file, gzipSync([JSON.stringify(newer), ...rest].join('\n')));
  const directory = path.join(root, 'untouched', 'database');
  await expect(restoreEmbedded(file, directory, { replace: false, now })).rejects.toThrow(
    /another version of the site/,
  );
  expect(fs.existsSync(directory)).toBe(false);
});

test('A compressed file that was cut short is refused, and so is one that is not there', async () => {
  const source = await testDatabase();
  opened.push(source);
  const file = path.join(root, 'cut.jsonl.gz');
  await backUpToFile({ ...source }, file, now);
  fs.truncateSync(file, 40);
  const directory = path.join(root, 'untouched', 'database');
  await expect(restoreEmbedded(file, directory, { replace: false, now })).rejects.toThrow(
    /not a whole backup/,
  );
  const missing = restoreEmbedded(path.join(root, 'none'), directory, { replace: false, now });
  await expect(missing).rejects.toThrow(/There is no file/);
  expect(fs.existsSync(directory)).toBe(false);
});

const server = process.env.TEST_DATABASE_URL;
if (server) {
  test('A backup of one driver restores into an empty database of a PostgreSQL server, and into no other', async () => {
    const source = await openEmbedded(path.join(root, 'moving', 'database'));
    opened.push(source);
    const row = { id: crypto.randomUUID(), kind: 'kept', payload: { a: 1 }, runAt: now, createdAt: now };
    await source.db.insert(jobs).values(row);
    const file = path.join(root, 'moving.jsonl.gz');
    await backUpToFile(source, file, now);
    const { url, drop } = await emptyDatabase(server);
    opened.push({ close: drop });
    expect(await restorePostgres(file, url)).toEqual({ rows: 1 });
    await expect(restorePostgres(file, url)).rejects.toThrow(/holds data already/);
    const target = await openPostgres(url);
    expect(await linesOf(target.db)).toEqual(await linesOf(source.db));
    await target.close();
  });
}
