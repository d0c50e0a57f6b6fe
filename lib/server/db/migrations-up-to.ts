import 'server-only';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrate';
import { BackupError } from './restore';

type Journal = { entries: unknown[] };

/**
 * A folder with only the migrations that a backup had, so that its rows meet the tables they came from.
 * @throws BackupError when the backup had migrations that this version does not know.
 */
export function migrationsUpTo(had: string[], folder = migrationsFolder()): string {
  const known = readMigrationFiles({ migrationsFolder: folder }).map(({ hash }) => hash);
  if (had.some((hash, at) => hash !== known[at])) {
    throw new BackupError(
      'This backup was made by another version of the site. Restore it with that version.',
    );
  }
  const part = fs.mkdtempSync(path.join(os.tmpdir(), 'prepstead-migrations-'));
  fs.cpSync(folder, part, { recursive: true });
  const file = path.join(part, 'meta/_journal.json');
  const journal = JSON.parse(fs.readFileSync(file, 'utf8')) as Journal;
  fs.writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, had.length) }));
  return part;
}
