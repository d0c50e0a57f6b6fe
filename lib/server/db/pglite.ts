import 'server-only';
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type CrashWatch, closeFiles, watchForCrash } from './crash-watch';
import { DurableNodeFS, syncPath, syncTree } from './durable-node-fs';
import { StorageFullError } from './storage-full-error';

// As shipped, the embedded database never calls fsync: it survives a killed process but not a power cut. Here the
// missing file operation is added below Postgres and its own fsync is turned on. This leans on internals of the
// pinned version, so opening counts the calls around one committed write and refuses to go on when there are none.

const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
  // How much of its log it keeps for reuse after a checkpoint; without a limit it would be up to 1 GB.
  ...['-c', 'max_wal_size=96MB', '-c', 'min_wal_size=32MB'],
  // Its reminder that recovery takes long is a timer that would outlive the database.
  ...['-c', 'log_startup_progress_interval=0'],
];

export type OpenPglite = CrashWatch & { client: PGlite; files: DurableNodeFS };

/**
 * Opens the embedded database in a folder, creating it when there is none. The caller holds the folder's lock.
 * @throws StorageFullError when the disk has no room for it; Error when writes would not reach the disk.
 */
export async function openPglite(directory: string): Promise<OpenPglite> {
  if (!fs.existsSync(directory)) await createDirectory(directory);
  const files = new DurableNodeFS(directory);
  const client = new PGlite({ dataDir: directory, fs: files, startParams });
  try {
    await client.waitReady;
    const watch = watchForCrash(client);
    await proveDurable(client, files);
    return { client, files, ...watch };
  } catch (error) {
    closeFiles(client);
    throw files.wasFull ? new StorageFullError(undefined, { cause: error }) : error;
  }
}

/** Creates beside, makes durable, then renames into place: a cut in the middle leaves no half-made database. */
async function createDirectory(directory: string) {
  const beside = `${directory}.new`;
  fs.rmSync(beside, { recursive: true, force: true });
  fs.mkdirSync(beside, { recursive: true, mode: 0o700 });
  const client = await PGlite.create({ dataDir: beside, fs: new DurableNodeFS(beside), startParams });
  await client.close();
  syncTree(beside);
  fs.renameSync(beside, directory);
  syncPath(path.dirname(directory));
}

/** One committed write; @throws Error when Postgres did not bring it to the disk. */
export async function proveDurable(client: Pick<PGlite, 'exec' | 'query'>, files: { syncs: number }) {
  await client.exec(
    'create table if not exists durability_proof (id int primary key, tries bigint not null)',
  );
  const before = files.syncs;
  await client.query(
    'insert into durability_proof values (1, 1) on conflict (id) do update set tries = durability_proof.tries + 1',
  );
  if (files.syncs > before) return;
  throw new Error(
    'The embedded database did not write to the disk when asked. Install the pinned version of @electric-sql/pglite (npm ci), or set DATABASE_URL to a PostgreSQL server.',
  );
}
