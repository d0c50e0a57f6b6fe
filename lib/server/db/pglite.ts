import 'server-only';
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

// As shipped, the embedded database never calls fsync: it survives a killed process but not a power cut. Here the
// missing file operation is added below Postgres and its own fsync is turned on. This leans on internals of the
// pinned version, so opening counts the calls around one committed write and refuses to go on when there are none.

const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'],
];

type OpenFile = { nfd?: number; node: { mode: number } };
type MountedFs = {
  lookupPath(path: string): { node: { stream_ops: { fsync?: (file: OpenFile) => number } } };
  isDir(mode: number): boolean;
  getPath(node: OpenFile['node']): string;
};

export class DurableNodeFS extends NodeFS {
  /** How often Postgres has asked for its writes to reach the disk. */
  syncs = 0;

  override async init(...args: Parameters<NodeFS['init']>) {
    const result = await super.init(...args);
    const inside = PGlite.paths.PGDATA;
    result.emscriptenOpts.preRun?.push((module) => {
      const mounted = module.FS as unknown as MountedFs;
      mounted.lookupPath(inside).node.stream_ops.fsync = (file) => {
        this.syncs += 1;
        if (file.nfd !== undefined) fs.fsyncSync(file.nfd);
        else if (mounted.isDir(file.node.mode)) {
          const name = mounted.getPath(file.node);
          if (name.startsWith(inside)) syncPath(this.rootDir + name.slice(inside.length));
        }
        return 0;
      };
    });
    return result;
  }
}

function syncPath(name: string) {
  const file = fs.openSync(name, 'r');
  try {
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
}

function syncTree(folder: string) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(name);
    else if (entry.isFile()) syncPath(name);
  }
  syncPath(folder);
}

/**
 * Opens the embedded database in a folder, creating it when there is none. The caller holds the folder's lock.
 * @throws Error when writes would not reach the disk.
 */
export async function openPglite(directory: string): Promise<PGlite> {
  if (!fs.existsSync(directory)) await createDirectory(directory);
  const files = new DurableNodeFS(directory);
  const client = await PGlite.create({ dataDir: directory, fs: files, startParams });
  await provesDurable(client, files);
  return client;
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

async function provesDurable(client: PGlite, files: DurableNodeFS) {
  await client.exec(
    'create table if not exists durability_proof (id int primary key, tries bigint not null)',
  );
  const before = files.syncs;
  await client.query(
    'insert into durability_proof values (1, 1) on conflict (id) do update set tries = durability_proof.tries + 1',
  );
  if (files.syncs === before) {
    throw new Error(
      'The embedded database did not write to the disk when asked. Install the pinned version of @electric-sql/pglite (npm ci), or set DATABASE_URL to a PostgreSQL server.',
    );
  }
}
