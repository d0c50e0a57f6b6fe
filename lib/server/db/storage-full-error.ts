import 'server-only';

/** The disk has no room: nothing of this was stored, and what was stored before is safe. */
export class StorageFullError extends Error {
  override name = 'StorageFullError';
  /** PostgreSQL's own code for a full disk, so that both drivers report it alike. */
  readonly code = '53100';

  constructor(
    message = 'The disk of the database is full, so nothing more is stored.',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
