import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { isStorageFull } from '@/lib/server/storage-full';
import type { Database } from './client';
import { openEmbedded } from './open-database';
import { jobs } from './schema/jobs';

const megabyte = 1024 * 1024;
let root: string;
let made = 0;
let free: number;
let database: Database;
const open = (name: string) => openEmbedded(path.join(root, name), () => free);
beforeAll(async () => {
  // A Postgres that has crashed leaves a timer of 10 s behind, which must not hold up the end of the tests.
  const start = globalThis.setTimeout;
  globalThis.setTimeout = ((...given: Parameters<typeof start>) => start(...given).unref()) as typeof start;
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'prepstead-full-'));
  free = 1000 * megabyte;
  await (await open('template')).close();
});
beforeEach(async () => {
  free = 1000 * megabyte;
  made += 1;
  fs.cpSync(path.join(root, 'template'), path.join(root, `copy-${made}`), { recursive: true });
  database = await open(`copy-${made}`);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await database.close();
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

const row = (id: string, payload: unknown = {}) => ({
  id,
  kind: 'kept',
  payload,
  runAt: new Date(),
  createdAt: new Date(),
});
const save = async (payload?: unknown) => {
  const id = crypto.randomUUID();
  await database.db.insert(jobs).values(row(id, payload));
  return id;
};
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );
const isThere = async (id: string) =>
  (await database.db.select().from(jobs).where(eq(jobs.id, id))).length === 1;

/** The clock that says when the disk is looked at again. */
function passSeconds(seconds: number) {
  const later = performance.now() + seconds * 1000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
}

test('While the disk is nearly full, writes are refused and say so, reading goes on, and writing resumes with room', async () => {
  const before = await save();
  free = 63 * megabyte;
  passSeconds(1);
  expect(isStorageFull(await refusal(save()))).toBe(true);
  const inTransaction = database.db.transaction((tx) => tx.insert(jobs).values(row(crypto.randomUUID())));
  expect(isStorageFull(await refusal(inTransaction))).toBe(true);
  expect(await isThere(before)).toBe(true);
  free = 70 * megabyte;
  passSeconds(2);
  expect(isStorageFull(await refusal(save()))).toBe(true);
  free = 81 * megabyte;
  passSeconds(3);
  expect(await isThere(await save())).toBe(true);
});

/** From now on the operating system has no room for the database's log files, as on a disk that fills up at once. */
function fillDisk() {
  const write = fs.writeSync as (...given: unknown[]) => number;
  const isLog = (file: unknown) => fs.fstatSync(file as number).size === 16 * megabyte;
  return jest.spyOn(fs, 'writeSync').mockImplementation(((...given: unknown[]) => {
    if (!isLog(given[0])) return write(...given);
    free = 0;
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
  }) as typeof fs.writeSync);
}

test('A disk that fills up in the middle of a write loses nothing acknowledged, and the database comes back by itself', async () => {
  const before = await save();
  const disk = fillDisk();
  const refused = await Promise.all([refusal(save()), refusal(save())]);
  expect(refused.map(isStorageFull)).toEqual([true, true]);
  expect(isStorageFull(await refusal(isThere(before)))).toBe(true);
  free = 500 * megabyte;
  disk.mockRestore();
  passSeconds(1);
  expect(await isThere(before)).toBe(true);
  expect(await isThere(await save())).toBe(true);
});

test('A site whose disk is full before it starts says so and does not touch the data', async () => {
  const other = path.join(root, 'other');
  const error = (await refusal(openEmbedded(other, () => 10 * megabyte))) as Error;
  expect(error.message).toMatch(/^The disk that holds DATA_DIR is full/);
  expect(fs.existsSync(other)).toBe(false);
});

test('Using the database inside a transaction is an error that names the mistake, not endless waiting', async () => {
  const { db } = database;
  const mistake = db.transaction(async () => db.execute(sql`select 1`));
  expect(String(((await refusal(mistake)) as Error).cause)).toMatch(/use tx/);
  expect(await isThere(await save())).toBe(true);
});
