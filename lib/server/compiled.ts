// Reads compiled content, one file at a time, and keeps it in memory until the file changes.

import 'server-only';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from './env';

export type CompiledKind = 'sets' | 'forms' | 'lessons' | 'guides';

const kept = new Map<string, { changed: number; content: unknown }>();

/** Names come from addresses: anything but letters, digits, hyphens and underscores is no file of ours. */
const isName = (name: string) => /^[a-z0-9][a-z0-9_-]*$/.test(name);

/** One compiled file, or null where none of that name exists. Treat it as read-only: callers share it. */
export async function findCompiled<T>(kind: CompiledKind, name: string): Promise<T | null> {
  if (!isName(name)) return null;
  const file = path.join(/* turbopackIgnore: true */ env.CONTENT_DIR, kind, `${name}.json`);
  const found = await stat(file).catch(() => null);
  if (!found) return null;
  const known = kept.get(file);
  if (known?.changed === found.mtimeMs) return known.content as T;
  const content = JSON.parse(await readFile(file, 'utf8')) as T;
  kept.set(file, { changed: found.mtimeMs, content });
  return content;
}

/** Every compiled file of a kind, by name. */
export async function listCompiled<T>(kind: CompiledKind): Promise<T[]> {
  const folder = path.join(/* turbopackIgnore: true */ env.CONTENT_DIR, kind);
  const files = await readdir(folder).catch(() => []);
  const names = files.flatMap((file) => (file.endsWith('.json') ? [file.slice(0, -5)] : [])).sort();
  const found = await Promise.all(names.map((name) => findCompiled<T>(kind, name)));
  return found.filter((content) => content !== null);
}
