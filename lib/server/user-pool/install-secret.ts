import 'server-only';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/server/env';

/**
 * A random secret of this installation, made on first use and kept in DATA_DIR for the owner's eyes only (0600).
 * Two processes that start together agree: the file is linked into place, and the second reads the first one's.
 */
export function installSecret(name: string, make = () => randomBytes(32).toString('base64url')): string {
  const file = path.resolve(/* turbopackIgnore: true */ env.DATA_DIR, name);
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const beside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const descriptor = fs.openSync(/* turbopackIgnore: true */ beside, 'wx', 0o600);
  fs.writeSync(descriptor, `${make()}\n`);
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
  try {
    fs.linkSync(beside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(beside);
  }
  return fs.readFileSync(file, 'utf8').trim();
}
