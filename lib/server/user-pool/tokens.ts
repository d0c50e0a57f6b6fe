import 'server-only';
import { createHash, createPublicKey, createSign, createVerify, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Db, Tx } from '@/lib/server/db/client';
import { poolRefreshTokens, poolUsers } from '@/lib/server/db/schema/user-pool';
import { after, type Pool } from './pool';
import { PoolError } from './pool-error';
import { getSigningKey, type SigningKey } from './signing-key';
import { listGroups, type PoolUser } from './users';

/** How long a leaked access token is worth anything at a server that cannot ask the pool. */
export const accessSeconds = 15 * 60;
export const refreshSeconds = 30 * 86_400;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const fingerprint = (token: string) => createHash('sha256').update(token).digest('hex');

function sign({ kid, privateKey }: SigningKey, claims: object): string {
  const body = `${encode({ kid, alg: 'RS256' })}.${encode(claims)}`;
  return `${body}.${createSign('RSA-SHA256').update(body).sign(privateKey).toString('base64url')}`;
}

type SignIn = { originJti: string; signedInAt: Date };

async function issuePair(pool: Pool, tx: Tx, user: PoolUser, signIn: SignIn) {
  const key = await getSigningKey(pool);
  const groups = await listGroups(tx, user.id);
  const iat = Math.floor(pool.now().getTime() / 1000);
  const common = {
    sub: user.id,
    ...(groups.length > 0 ? { 'cognito:groups': groups } : {}),
    iss: `https://cognito-idp.${pool.region}.amazonaws.com/${pool.userPoolId}`,
    origin_jti: signIn.originJti,
    event_id: randomUUID(),
    auth_time: Math.floor(signIn.signedInAt.getTime() / 1000),
    iat,
    exp: iat + accessSeconds,
  };
  return {
    AccessToken: sign(key, {
      ...common,
      client_id: pool.clientId,
      token_use: 'access',
      scope: 'aws.cognito.signin.user.admin',
      jti: randomUUID(),
      username: user.id,
    }),
    IdToken: sign(key, {
      ...common,
      aud: pool.clientId,
      token_use: 'id',
      jti: randomUUID(),
      'cognito:username': user.id,
      email: user.email,
      email_verified: user.status === 'CONFIRMED',
      ...(user.name === null ? {} : { name: user.name }),
      ...(user.bornYear === null ? {} : { 'custom:birth_year': String(user.bornYear) }),
    }),
    ExpiresIn: accessSeconds,
    TokenType: 'Bearer',
  };
}

/** Begins a session: both tokens, and a refresh token of which only a fingerprint is kept. */
export async function issueTokens(pool: Pool, tx: Tx, user: PoolUser) {
  const RefreshToken = randomBytes(48).toString('base64url');
  const signIn = { originJti: randomUUID(), signedInAt: pool.now() };
  await tx.insert(poolRefreshTokens).values({
    ...signIn,
    hash: fingerprint(RefreshToken),
    userId: user.id,
    expiresAt: after(signIn.signedInAt, refreshSeconds),
  });
  return { AuthenticationResult: { ...(await issuePair(pool, tx, user, signIn)), RefreshToken } };
}

const notAuthorized = (message: string) => new PoolError('NotAuthorizedException', message);

/** New tokens of a session that still stands. Groups are read afresh, so a change shows at the next refresh. */
export async function refreshTokens(pool: Pool, refreshToken: string) {
  return pool.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(poolRefreshTokens)
      .innerJoin(poolUsers, eq(poolUsers.id, poolRefreshTokens.userId))
      .where(eq(poolRefreshTokens.hash, fingerprint(refreshToken)));
    if (!row) throw notAuthorized('Invalid Refresh Token');
    const session = row.pool_refresh_tokens;
    if (session.revokedAt) throw notAuthorized('Refresh Token has been revoked');
    if (session.expiresAt <= pool.now()) throw notAuthorized('Refresh Token has expired');
    if (!row.pool_users.enabled) throw notAuthorized('User is disabled.');
    return { AuthenticationResult: await issuePair(pool, tx, row.pool_users, session) };
  });
}

export const revokeToken = (pool: Pool, refreshToken: string) =>
  pool.db
    .update(poolRefreshTokens)
    .set({ revokedAt: pool.now() })
    .where(and(eq(poolRefreshTokens.hash, fingerprint(refreshToken)), isNull(poolRefreshTokens.revokedAt)));

/** Ends every session of a person, on every device. */
export const revokeAll = (pool: Pool, tx: Tx, userId: string) =>
  tx
    .update(poolRefreshTokens)
    .set({ revokedAt: pool.now() })
    .where(and(eq(poolRefreshTokens.userId, userId), isNull(poolRefreshTokens.revokedAt)));

const accessClaims = z.object({
  token_use: z.literal('access'),
  client_id: z.string(),
  sub: z.uuid(),
  origin_jti: z.uuid(),
  exp: z.number(),
});

async function readAccessToken(pool: Pool, token: string) {
  const [head = '', body = '', signature = ''] = token.split('.');
  const key = await getSigningKey(pool);
  const genuine = createVerify('RSA-SHA256')
    .update(`${head}.${body}`)
    .verify(createPublicKey({ key: key.publicJwk, format: 'jwk' }), signature, 'base64url');
  if (!genuine || encode({ kid: key.kid, alg: 'RS256' }) !== head) return null;
  const parsed = accessClaims.safeParse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')));
  return parsed.success && parsed.data.client_id === pool.clientId ? parsed.data : null;
}

/** Who an access token stands for. It ends with its session, not only with its time. */
export async function requireUser(pool: Pool, tx: Db | Tx, accessToken: string): Promise<PoolUser> {
  const claims = await readAccessToken(pool, accessToken);
  if (!claims) throw notAuthorized('Invalid Access Token');
  if (claims.exp * 1000 <= pool.now().getTime()) throw notAuthorized('Access Token has expired');
  const [row] = await tx
    .select()
    .from(poolRefreshTokens)
    .innerJoin(poolUsers, eq(poolUsers.id, poolRefreshTokens.userId))
    .where(and(eq(poolRefreshTokens.originJti, claims.origin_jti), eq(poolUsers.id, claims.sub)));
  if (!row || row.pool_refresh_tokens.revokedAt) throw notAuthorized('Access Token has been revoked');
  if (!row.pool_users.enabled) throw notAuthorized('User is disabled.');
  return row.pool_users;
}
