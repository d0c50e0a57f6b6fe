import 'server-only';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '@/lib/server/db/client';
import { poolMemberships, poolUsers } from '@/lib/server/db/schema/user-pool';
import type { Pool } from './pool';
import { type Credential, decoyBytes, toCredential, toDecoy } from './srp';

export type PoolUser = typeof poolUsers.$inferSelect;

/** An address as accounts know it. People type capitals and spaces; one address is one account. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** The name inside a password's hash: the part of the pool's id after the underscore, and the person's id. */
export const toSrpName = (pool: Pool, id: string) => `${pool.userPoolId.split('_')[1]}${id}`;

export const makeCredential = (pool: Pool, id: string, password: string) =>
  toCredential(toSrpName(pool, id), password);

/** Finds by e-mail, or by the id that Cognito also takes for a username. */
export async function findUser(tx: Db | Tx, username: string): Promise<PoolUser | null> {
  const byId = z.uuid().safeParse(username).success;
  const [user] = await tx
    .select()
    .from(poolUsers)
    .where(byId ? eq(poolUsers.id, username) : eq(poolUsers.email, username.trim().toLowerCase()));
  return user ?? null;
}

export type Claimant = { user: PoolUser | null; id: string; credential: Credential };

/**
 * Who a username may be. For one nobody has, an id and a credential that are always the same for it and that no
 * password opens: every later step takes the same road, so an answer never tells whether an account exists.
 */
export async function findClaimant(pool: Pool, tx: Db | Tx, username: string): Promise<Claimant> {
  const user = await findUser(tx, username);
  if (user) return { user, id: user.id, credential: { salt: user.salt, verifier: user.verifier } };
  const name = username.trim().toLowerCase();
  return {
    user: null,
    id: toUuid(pool.seal.stretch(`id ${name}`, 16)),
    credential: toDecoy(pool.seal.stretch(`credential ${name}`, decoyBytes)),
  };
}

/** Random-looking bytes with the marks of a version 4 UUID, like a real id. */
function toUuid(bytes: Buffer): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export type NewUser = {
  email: string;
  password: string;
  status: PoolUser['status'];
  name?: string | undefined;
  bornYear?: number | undefined;
};

/** Adds a person; null when the address is taken. */
export async function insertUser(
  pool: Pool,
  tx: Tx,
  { password, ...rest }: NewUser,
): Promise<PoolUser | null> {
  const id = randomUUID();
  const now = pool.now();
  const [user] = await tx
    .insert(poolUsers)
    .values({ id, ...rest, ...makeCredential(pool, id, password), createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: poolUsers.email })
    .returning();
  return user ?? null;
}

export const updateUser = (pool: Pool, tx: Tx, id: string, change: Partial<typeof poolUsers.$inferInsert>) =>
  tx
    .update(poolUsers)
    .set({ ...change, updatedAt: pool.now() })
    .where(eq(poolUsers.id, id));

export async function listGroups(tx: Db | Tx, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ group: poolMemberships.group })
    .from(poolMemberships)
    .where(eq(poolMemberships.userId, userId))
    .orderBy(sql`${poolMemberships.group}`);
  return rows.map((row) => row.group);
}

/** The person as Cognito lists attributes. */
export const toAttributes = (user: PoolUser) =>
  Object.entries({
    sub: user.id,
    email: user.email,
    email_verified: String(user.status === 'CONFIRMED'),
    ...(user.name === null ? {} : { name: user.name }),
    ...(user.bornYear === null ? {} : { 'custom:birth_year': String(user.bornYear) }),
  }).map(([Name, Value]) => ({ Name, Value }));
