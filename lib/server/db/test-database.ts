import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { adoptDatabase, type Database, type Db } from './client';
import { EmbeddedClient } from './embedded-client';
import { migrateEmbedded, migrationsFolder } from './migrate';
import { openPostgres, toDatabase } from './open-database';

/**
 * A migrated, empty database for one test file, which `getDb()` answers with until it is closed. It is embedded and
 * in memory, or, when TEST_DATABASE_URL is set, a database of its own on that server, dropped at the end.
 */
export async function testDatabase(): Promise<{
  db: Db;
  driver: Database['driver'];
  close(): Promise<void>;
}> {
  // Tests have an address of their own, never that of the site.
  const url = process.env.TEST_DATABASE_URL;
  const database = url ? await ownDatabase(url) : await inMemory();
  adoptDatabase(database);
  return { db: database.db, driver: database.driver, close: database.close };
}

async function inMemory(): Promise<Database> {
  const client = await PGlite.create({ loadDataDir: new Blob([await template()]) });
  return toDatabase(new EmbeddedClient({ client }));
}

/** Creating a database takes seconds and loading one less than half of one, so an image is kept per set of migrations. */
async function template(): Promise<Buffer<ArrayBuffer>> {
  const file = path.resolve('.cache/test-database', `${hashOf(migrationsFolder())}.tar`);
  if (fs.existsSync(file)) return fs.readFileSync(file);
  const client = await PGlite.create();
  await migrateEmbedded(new EmbeddedClient({ client }));
  const image = Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer());
  await client.close();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const beside = `${file}.${randomUUID()}`;
  fs.writeFileSync(beside, image);
  fs.renameSync(beside, file);
  return image;
}

function hashOf(folder: string) {
  const hash = createHash('sha256');
  for (const name of fs.readdirSync(folder).sort()) {
    if (name.endsWith('.sql')) hash.update(name).update(fs.readFileSync(path.join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function ownDatabase(server: string): Promise<Database> {
  const { url, drop } = await emptyDatabase(server);
  const database = await openPostgres(url);
  return { ...database, close: () => database.close().then(drop) };
}

/** A new database without tables on a PostgreSQL server. */
export async function emptyDatabase(server: string): Promise<{ url: string; drop(): Promise<void> }> {
  const { Client } = await import('pg');
  const name = `prepstead_test_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await administer(`create database ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => administer(`drop database ${name} with (force)`) };
}
