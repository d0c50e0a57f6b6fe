import 'server-only';
import { accountOperations } from './account';
import { mfaOperations } from './mfa';
import type { Operation } from './operation';
import { passwordOperations } from './passwords';
import type { Pool } from './pool';
import { PoolError } from './pool-error';
import { respondOperations } from './respond';
import { sessionOperations } from './sessions';
import { signInOperations } from './sign-in';
import { signUpOperations } from './sign-up';
import { getSigningKey } from './signing-key';

/** Everything a browser may ask. What an administrator does is not here and has no address: see admin.ts. */
export const publicOperations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    ...signUpOperations,
    ...signInOperations,
    ...respondOperations,
    ...sessionOperations,
    ...passwordOperations,
    ...mfaOperations,
    ...accountOperations,
  }),
);

/**
 * Answers one call of Cognito's protocol.
 * @throws PoolError under Cognito's own names.
 */
export async function handle(pool: Pool, name: string, body: unknown): Promise<object> {
  const run = publicOperations.get(name);
  if (!run) throw new PoolError('UnknownOperationException', 'This user pool does not offer that operation.');
  await getSigningKey(pool);
  return run(pool, body);
}
