import 'server-only';
import pino from 'pino';
import { env } from './env';
import { toLoggedError } from './log-error';
import { logFile } from './log-file';

/**
 * The site's log: one JSON line per happening, on standard output and, while a server runs, in DATA_DIR/logs. In a
 * handler use `requestLog`, whose lines carry the id of the request. Never log a password, code, token or answer.
 */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: toLoggedError },
  },
  pino.multistream([
    { level: 'trace', stream: process.stdout },
    { level: 'trace', stream: logFile },
  ]),
);

/** A log whose lines carry the request's id; the server gives every request one and sends it back as x-request-id. */
export const requestLog = (request: { headers: Headers }) =>
  log.child({ requestId: request.headers.get('x-request-id') ?? undefined });
