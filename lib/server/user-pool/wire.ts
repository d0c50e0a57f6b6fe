import 'server-only';
import { log } from '@/lib/server/log';
import { handle } from './handle';
import type { Pool } from './pool';
import { PoolError } from './pool-error';

/** Far above any honest request: the longest field is a token of some 8,000 characters. */
export const longestBody = 64 * 1024;

const prefix = 'AWSCognitoIdentityProviderService.';

export const wireHeaders = { 'content-type': 'application/x-amz-json-1.1', 'cache-control': 'no-store' };

/** One exchange as Amazon's client libraries expect it: refusals are 400 with a name and a message, never a 5xx. */
export async function answerWire(
  pool: Pool,
  target: string | null | undefined,
  text: string,
): Promise<{ status: number; body: object }> {
  try {
    if (!target?.startsWith(prefix))
      throw new PoolError('UnknownOperationException', 'The header x-amz-target names no operation.');
    if (text.length > longestBody)
      throw new PoolError('InvalidParameterException', 'The request is too long.');
    return { status: 200, body: await handle(pool, target.slice(prefix.length), parse(text)) };
  } catch (error) {
    if (error instanceof PoolError) return refusal(400, error);
    log.error({ err: error, operation: target?.slice(prefix.length, 100) }, 'The user pool failed');
    return refusal(
      500,
      new PoolError('InternalErrorException', 'The sign-in service has a fault. Try again.'),
    );
  }
}

export const refusal = (status: number, { name, message }: PoolError) => ({
  status,
  body: { __type: name, message },
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new PoolError('SerializationException', 'The body is not JSON.');
  }
}
