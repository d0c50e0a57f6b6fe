import 'server-only';
import { z } from 'zod';
import { passwordProblem } from '@/lib/domain/people/password';
import type { Pool } from './pool';
import { invalidParameter, PoolError } from './pool-error';

/** One call of the protocol: what came in the body, what goes out, or a PoolError. */
export type Operation = (pool: Pool, body: unknown) => Promise<object>;

/** An operation reads its body by a schema first; what it does not name is ignored, as at Amazon. */
export const operation =
  <S extends z.ZodType>(schema: S, run: (pool: Pool, input: z.output<S>) => Promise<object>): Operation =>
  async (pool, body) => {
    const parsed = schema.safeParse(body);
    if (parsed.success) return run(pool, parsed.data);
    const where = parsed.error.issues[0]?.path.join('.') || 'body';
    throw invalidParameter(`1 validation error detected: Value at '${where}' failed to satisfy constraint.`);
  };

const text = (most: number) => z.string().min(1).max(most);

export const fields = {
  client: text(128),
  username: text(254),
  /** Checked for strength only where one is set; where one is tried, any length that could be one may be tried. */
  password: text(1024),
  code: text(2048),
  accessToken: text(8192),
  refreshToken: text(4096),
  session: text(2048),
  attributes: z
    .array(z.object({ Name: text(32), Value: z.string().max(2048).default('') }))
    .max(20)
    .default([]),
};

export function requireClient(pool: Pool, clientId: string) {
  if (clientId !== pool.clientId)
    throw new PoolError(
      'ResourceNotFoundException',
      `User pool client ${clientId.slice(0, 40)} does not exist.`,
    );
}

/** @throws InvalidPasswordException with the reason in words. */
export function requireStrong(password: string, email: string) {
  const problem = passwordProblem(password, email);
  if (problem)
    throw new PoolError(
      'InvalidPasswordException',
      `Password did not conform with policy: Password ${problem}`,
    );
}
