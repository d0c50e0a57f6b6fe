import 'server-only';
import { createPrivateKey, generateKeyPair, type KeyObject, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { poolKeys } from '@/lib/server/db/schema/user-pool';
import type { Pool } from './pool';

export type SigningKey = {
  kid: string;
  privateKey: KeyObject;
  publicJwk: { kty: string; n: string; e: string };
};

const known = new WeakMap<Pool, Promise<SigningKey>>();

/**
 * The key that signs tokens. The first instance makes it; every instance on the same database uses that one.
 * Ask for it once outside a transaction: reading it inside one would wait for itself on the embedded database.
 */
export function getSigningKey(pool: Pool): Promise<SigningKey> {
  const key = known.get(pool) ?? readOrMake(pool);
  known.set(pool, key);
  key.catch(() => known.delete(pool));
  return key;
}

async function readOrMake(pool: Pool): Promise<SigningKey> {
  const stored = (await read(pool)) ?? (await make(pool));
  return {
    kid: stored.kid,
    publicJwk: stored.publicJwk,
    privateKey: createPrivateKey(open(pool, stored.kid, stored.sealedPrivateKey)),
  };
}

const read = async (pool: Pool) =>
  (await pool.db.select().from(poolKeys).where(eq(poolKeys.id, 'signing')))[0] ?? null;

async function make(pool: Pool) {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = randomUUID();
  const { kty = '', n = '', e = '' } = publicKey.export({ format: 'jwk' });
  await pool.db
    .insert(poolKeys)
    .values({
      id: 'signing',
      kid,
      publicJwk: { kty, n, e },
      sealedPrivateKey: pool.seal.close(
        `signing key ${kid}`,
        privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
      ),
      createdAt: pool.now(),
    })
    .onConflictDoNothing();
  const stored = await read(pool);
  if (!stored) throw new Error('The signing key of the user pool could not be stored.');
  return stored;
}

function open(pool: Pool, kid: string, sealed: string): string {
  try {
    return pool.seal.open(`signing key ${kid}`, sealed);
  } catch {
    throw new Error(
      'The signing key in this database was sealed with another key. Set USER_POOL_KEY to the value the other instances use, or put back the file user-pool.key of the folder DATA_DIR.',
    );
  }
}

export async function toKeySet(pool: Pool) {
  const { kid, publicJwk } = await getSigningKey(pool);
  return { keys: [{ ...publicJwk, kid, alg: 'RS256', use: 'sig' }] };
}
