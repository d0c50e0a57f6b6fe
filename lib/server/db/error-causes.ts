import 'server-only';

type Cause = { code?: string; message?: string; cause?: unknown; errors?: unknown[] };

/** An error, what caused it, and what caused that; with the first of several where one error stands for many. */
export function* causesOf(error: unknown): Generator<Cause> {
  let cause = error as Cause | null | undefined;
  while (cause !== null && typeof cause === 'object') {
    yield cause;
    cause = (cause.cause ?? cause.errors?.[0]) as Cause | undefined;
  }
}
