import 'server-only';
import { randomInt } from 'node:crypto';
import { type Role, roles } from '@/lib/domain/people/viewer';
import { env } from '@/lib/server/env';
import { identity } from '@/lib/server/identity';
import { adminEnsureUser, adminSetPassword } from './admin';
import { installSecret } from './install-secret';
import { getUserPool } from './open-pool';

export type DemoAccount = { email: string; role: Role; password: string };

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Easy to type from a screen: no letter that looks like another. 60 bits. */
const readable = () =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-');

/**
 * One account per role on a fresh copy, only with the embedded user pool. The password is DEMO_PASSWORD, else a random
 * one kept in DATA_DIR for its owner only; what is returned is what signs in, even after somebody changed it.
 */
export async function seedDemoAccounts(): Promise<DemoAccount[]> {
  if (!identity.embedded) return [];
  const pool = await getUserPool();
  const password = env.DEMO_PASSWORD ?? installSecret('demo-password', readable);
  const accounts = roles.map((role) => ({ email: `${role}@example.com`, role, password }));
  for (const { email, role } of accounts) {
    const bornYear = role === 'student' ? pool.now().getUTCFullYear() - 17 : 1985;
    const id = await adminEnsureUser(pool, { email, password, groups: [role], bornYear });
    await adminSetPassword(pool, id, password);
  }
  return accounts;
}
