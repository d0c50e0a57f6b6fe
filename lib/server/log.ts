import 'server-only';
import pino from 'pino';
import { env } from './env';
import { toLoggedError } from './log-error';
import { logFile } from './log-file';

/**
 * The site's log: one JSON line per happening, on standard output and, while a server runs, in DATA_DIR/logs. A
 * handler adds `requestId`, the x-request-id header of its request. Never log a password, code, token or answer.
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
