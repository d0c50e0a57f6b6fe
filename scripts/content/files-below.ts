import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Files below a folder with an ending, in order of name; none where the folder is missing. */
export function filesBelow(folder: string, ending: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
