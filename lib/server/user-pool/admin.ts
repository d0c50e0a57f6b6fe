import 'server-only';
import { eq } from 'drizzle-orm';
import type { Role } from '@/lib/domain/people/viewer';
import { poolMemberships, poolUsers } from '@/lib/server/db/schema/user-pool';
import { commit, type Pool } from './pool';
import { PoolError } from './pool-error';
import { isPassword } from './srp';
import { revokeAll } from './tokens';
import { emailSchema, findUser, insertUser, makeCredential, toSrpName, updateUser } from './users';

// What an administrator does. Called in this process only: no address leads here.

export type AdminNewUser = {
  email: string;
  password: string;
  groups?: Role[];
  bornYear?: number;
  /** True asks the person for a password of their own at the first sign-in. */
  temporary?: boolean;
};

/** Adds a confirmed person with groups, or gives back the id of the one who has the address. */
export function adminEnsureUser(pool: Pool, { groups = [], temporary = false, ...person }: AdminNewUser) {
  const email = emailSchema.parse(person.email);
  return commit(pool, async (tx) => {
    const added = await insertUser(pool, tx, {
      ...person,
      email,
      status: temporary ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED',
    });
    const user = added ?? (await findUser(tx, email));
    if (!user) return new PoolError('InternalErrorException', 'The account could not be stored.');
    for (const group of groups)
      await tx.insert(poolMemberships).values({ userId: user.id, group }).onConflictDoNothing();
    return user.id;
  });
}

/** Sets a password without asking for the old one, and ends the sessions that rest on it. No change, no effect. */
export const adminSetPassword = (pool: Pool, userId: string, password: string) =>
  pool.db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user || isPassword(user, toSrpName(pool, user.id), password)) return;
    await updateUser(pool, tx, user.id, { ...makeCredential(pool, user.id, password), status: 'CONFIRMED' });
    await revokeAll(pool, tx, user.id);
  });

/** Locks a person out, or lets them in again. Takes effect at their next call to the pool. */
export const adminSetEnabled = (pool: Pool, userId: string, enabled: boolean) =>
  pool.db.transaction(async (tx) => {
    await tx.update(poolUsers).set({ enabled, updatedAt: pool.now() }).where(eq(poolUsers.id, userId));
    if (!enabled) await revokeAll(pool, tx, userId);
  });
