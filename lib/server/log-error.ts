import 'server-only';
import { causesOf } from './db/error-causes';

type Logged = { type: string; message: string; code?: string; stack: string[] };

/**
 * What of an error may stand in the log: its kind, message, code and place, and those of its causes. The values of a
 * failed query may be somebody's address or answer, so they stay out, and so do all other properties.
 */
export function toLoggedError(error: unknown): Logged[] {
  const causes = [...causesOf(error)] as (Partial<Error> & { code?: string })[];
  if (causes.length === 0) return [{ type: typeof error, message: String(error), stack: [] }];
  return causes.map(({ name, message = '', code, stack = '' }) => ({
    type: name ?? 'Error',
    message: message.replace(/\nparams:[\s\S]*$/, ''),
    code,
    stack: stack
      .split('\n')
      .filter((line) => /^ {4}at /.test(line))
      .map((line) => line.trim()),
  }));
}
