import 'server-only';
import { identity, setPoolAddress } from '@/lib/server/identity';
import { registerJob } from '@/lib/server/jobs';
import { listenOnLoopback } from './listener';
import { getUserPool } from './open-pool';
import { purgePool } from './purge';
import { getSigningKey } from './signing-key';

/**
 * Starts the embedded user pool of this process; does nothing when Amazon Cognito is set. Call it once the database
 * is migrated, before the first request and before the jobs start.
 * @throws when the signing key in the database cannot be opened, with a sentence that says what to set.
 */
export async function startUserPoolListener(): Promise<void> {
  if (!identity.embedded) return;
  const pool = await getUserPool();
  await getSigningKey(pool);
  registerJob('purge-user-pool', (_payload, now) => purgePool(pool, now), { everySeconds: 86_400 });
  const { address } = await listenOnLoopback(pool);
  setPoolAddress(address);
}
