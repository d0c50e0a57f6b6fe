import 'server-only';
import pino from 'pino';
import { env } from './env';

/** The site's log: one JSON line per happening on standard output, and in DATA_DIR/logs while the server runs. */
export const log = pino({ level: env.LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
