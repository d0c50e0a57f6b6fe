import 'server-only';
import { explainDatabaseError } from './db/explain-error';

// This file must not read the settings: that they are wrong is one of the failures.

/** Their messages are sentences for the person who starts the site; anything else is a bug and keeps its stack. */
const spokenErrors = [
  ...['SettingsError', 'ListenError', 'DirectoryInUseError', 'StorageFullError'],
  ...['DatabaseVersionError', 'BackupError'],
];

/** Ends the process, which could not do its work, with a sentence that says what to change. */
export function exitWithSentence(error: unknown): never {
  console.error(explainDatabaseError(error) ?? toSentence(error));
  process.exit(1);
}

function toSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return spokenErrors.includes(error.name) ? error.message : (error.stack ?? error.message);
}
