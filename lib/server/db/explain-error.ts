import 'server-only';
import { causesOf } from './error-causes';

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers at that address',
  ENOTFOUND: 'its host name is not known',
  EAI_AGAIN: 'its host name could not be looked up',
  ETIMEDOUT: 'it did not answer in time',
  ECONNRESET: 'it ended the connection',
  '28P01': 'it refused the password',
  '28000': 'it refused the user',
  '3D000': 'it has no database of that name',
  '42501': 'the user may not create tables there',
};

/** A sentence for the person who starts the site when the database of DATABASE_URL cannot be used; else null. */
export function explainDatabaseError(error: unknown): string | null {
  for (const { code, message } of causesOf(error)) {
    const reason = /connection timeout|timeout exceeded/i.test(message ?? '')
      ? reasons.ETIMEDOUT
      : reasons[code ?? ''];
    if (reason) {
      return `The database named by the setting DATABASE_URL cannot be used: ${reason}. Correct DATABASE_URL or start that server; without the setting, the embedded database in DATA_DIR is used.`;
    }
  }
  return null;
}
