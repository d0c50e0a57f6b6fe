import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { EmbeddedClient } from './embedded-client';
import { type OpenPglite, openPglite, proveDurable } from './pglite';

let root: string;
let opened: OpenPglite;
beforeAll(async () => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'prepstead-pglite-'));
  opened = await openPglite(path.join(root, 'database'));
});
afterAll(async () => {
  await opened.client.close();
  fs.rmSync(root, { recursive: true, force: true });
});

test('Every committed write reaches the disk before it is acknowledged', async () => {
  const { client, files } = opened;
  await client.exec('create table written (id int)');
  for (let id = 0; id < 5; id++) {
    const before = files.syncs;
    await client.query('insert into written values ($1)', [id]);
    expect(files.syncs).toBeGreaterThan(before);
  }
  const settings = await client.query(
    `select current_setting('fsync') fsync, current_setting('full_page_writes') pages`,
  );
  expect(settings.rows).toEqual([{ fsync: 'on', pages: 'on' }]);
});

test('A version of the database that does not write to the disk is refused at the start', async () => {
  const directory = path.join(root, 'as-shipped');
  fs.mkdirSync(directory);
  const client = await PGlite.create({ dataDir: directory, fs: new NodeFS(directory) });
  await expect(proveDurable(client, { syncs: 0 })).rejects.toThrow(/did not write to the disk when asked/);
  await client.close();
});

test('Upkeep ends the growth of the log and clears away dead rows', async () => {
  const client = new EmbeddedClient({ client: opened.client });
  const redo = async () =>
    (await client.query<{ lsn: string }>('select redo_lsn::text lsn from pg_control_checkpoint()')).rows[0]
      ?.lsn;
  await client.exec(`create table churned (id int primary key, words text)`);
  await client.exec(
    `insert into churned select id, repeat(md5(id::text), 20) from generate_series(1, 8000) id`,
  );
  for (let round = 0; round < 5; round++) {
    await client.exec(`update churned set words = repeat(md5(words), 20)`);
  }
  const before = await redo();
  await client.maintain();
  expect(await redo()).not.toBe(before);
  const dead = await client.query<{ dead: number }>(
    `select n_dead_tup::int dead from pg_stat_user_tables where relname = 'churned'`,
  );
  expect(dead.rows[0]?.dead).toBeLessThan(1000);
  const settled = await redo();
  await client.maintain();
  expect(await redo()).toBe(settled);
});
