import 'server-only';

/** SQLSTATE disk_full, and the operating system's own name for it. */
const codes = new Set(['53100', 'ENOSPC']);

/** Whether an error, or what caused it, says that the database had no room to write. */
export function isStorageFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && codes.has(String(cause.code))) return true;
    if (/no space left on device/i.test(cause.message)) return true;
  }
  return false;
}
