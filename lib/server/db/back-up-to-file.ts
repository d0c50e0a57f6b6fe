import 'server-only';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { backUp, type End } from './backup';
import type { Database } from './client';
import { syncPath } from './durable-node-fs';

/** Writes a compressed backup, readable by its owner only; the file appears under its name when it is whole. */
export async function backUpToFile({ db }: Database, file: string, now: Date): Promise<End> {
  fs.mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const beside = `${file}.part`;
  const gzip = createGzip();
  const written = pipeline(gzip, fs.createWriteStream(beside, { mode: 0o600 }));
  const end = await backUp(db, now, async (line) => {
    if (!gzip.write(`${line}\n`)) await once(gzip, 'drain');
  });
  gzip.end();
  await written;
  syncPath(beside);
  fs.renameSync(beside, file);
  return end;
}
