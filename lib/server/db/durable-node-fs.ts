import 'server-only';
import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type OpenFile = { nfd?: number; node: { mode: number } };
type StreamOps = { fsync?: (file: OpenFile) => number; write(...args: unknown[]): number };
type MountedFs = {
  lookupPath(path: string): { node: { stream_ops: StreamOps } };
  isDir(mode: number): boolean;
  getPath(node: OpenFile['node']): string;
};

/** The errno inside the WebAssembly system interface for "no space left on device". */
const noSpace = 51;

/** The folder of the embedded database, with the fsync that the shipped one lacks. */
export class DurableNodeFS extends NodeFS {
  /** How often Postgres has asked for its writes to reach the disk. */
  syncs = 0;
  /** Whether a write has ever been refused for want of space. */
  wasFull = false;

  override async init(...args: Parameters<NodeFS['init']>) {
    const result = await super.init(...args);
    const inside = PGlite.paths.PGDATA;
    // After the folder is mounted, before Postgres and its crash recovery start.
    result.emscriptenOpts.preRun?.push((module) => {
      const mounted = module.FS as unknown as MountedFs;
      const ops = mounted.lookupPath(inside).node.stream_ops;
      const { write } = ops;
      ops.write = (...given) => {
        try {
          return write(...given);
        } catch (error) {
          this.wasFull ||= (error as { errno?: number }).errno === noSpace;
          throw error;
        }
      };
      ops.fsync = (file) => {
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

/** Makes a file, or the list of names in a folder, durable. */
export function syncPath(name: string) {
  const file = fs.openSync(name, 'r');
  try {
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
}

export function syncTree(folder: string) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(name);
    else if (entry.isFile()) syncPath(name);
  }
  syncPath(folder);
}
