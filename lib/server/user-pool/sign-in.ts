import 'server-only';
import { z } from 'zod';
import type { Tx } from '@/lib/server/db/client';
import { openChallenge } from './challenges';
import { countFailure, forgetFailures, isLockedOut } from './failures';
import { fields, operation, requireClient } from './operation';
import { commit, type Pool } from './pool';
import { invalidParameter, PoolError, tooManyTries, wrongNameOrPassword } from './pool-error';
import { isPassword, offer, parsePublicA } from './srp';
import { issueTokens, refreshTokens } from './tokens';
import { type Claimant, findClaimant, type PoolUser, toAttributes, toSrpName } from './users';

const initiateAuth = operation(
  z.object({
    ClientId: fields.client,
    AuthFlow: z.string(),
    AuthParameters: z.record(z.string(), z.string().max(8192)).default({}),
  }),
  async (pool, { ClientId, AuthFlow, AuthParameters: given }) => {
    requireClient(pool, ClientId);
    const need = (name: string) => {
      const value = given[name];
      if (!value) throw invalidParameter(`Missing required parameter ${name}`);
      return value;
    };
    switch (AuthFlow) {
      case 'USER_SRP_AUTH':
        return startSrp(pool, fields.username.catch('').parse(need('USERNAME')), need('SRP_A'));
      case 'USER_PASSWORD_AUTH':
        return tryPassword(pool, fields.username.catch('').parse(need('USERNAME')), need('PASSWORD'));
      case 'REFRESH_TOKEN_AUTH':
      case 'REFRESH_TOKEN':
        return refreshTokens(pool, need('REFRESH_TOKEN'));
      default:
        throw invalidParameter(`Initiate Auth method not supported: ${AuthFlow.slice(0, 40)}`);
    }
  },
);

/** First half of SRP. Somebody nobody knows gets an offer as well, made from a credential that opens nothing. */
async function startSrp(pool: Pool, username: string, publicA: string) {
  if (parsePublicA(publicA) === null) throw invalidParameter('SRP_A is not a valid public value.');
  const { user, id, credential } = await findClaimant(pool, pool.db, username);
  const half = offer(credential);
  const email = user?.email ?? username.trim().toLowerCase();
  const secretBlock = await pool.db.transaction((tx) =>
    openChallenge(pool, tx, {
      kind: 'PASSWORD_VERIFIER',
      email,
      userId: user?.id ?? null,
      secret: pool.seal.close(
        'srp',
        JSON.stringify({ secret: half.secret.toString(16), publicB: half.publicB, publicA }),
      ),
    }),
  );
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: credential.salt,
      SECRET_BLOCK: secretBlock,
      SRP_B: half.publicB,
      USERNAME: id,
      USER_ID_FOR_SRP: id,
    },
  };
}

const tryPassword = (pool: Pool, username: string, password: string) =>
  commit(pool, async (tx) => {
    const claimant = await findClaimant(pool, tx, username);
    return admit(pool, tx, claimant, claimant.user?.email ?? username.trim().toLowerCase(), () =>
      isPassword(claimant.credential, toSrpName(pool, claimant.id), password),
    );
  });

/**
 * The one door: lock-out first, then the proof, then whatever the account still asks for. `isRight` is worked out for
 * unknown names too, so that both take the same time.
 */
export async function admit(
  pool: Pool,
  tx: Tx,
  { user }: Claimant,
  email: string,
  isRight: () => boolean,
): Promise<object | PoolError> {
  const key = `password ${email}`;
  if (await isLockedOut(tx, key, pool.now())) return tooManyTries();
  if (!isRight() || !user) {
    await countFailure(tx, key, pool.now());
    return wrongNameOrPassword();
  }
  await forgetFailures(tx, key);
  if (!user.enabled) return new PoolError('NotAuthorizedException', 'User is disabled.');
  if (user.status === 'UNCONFIRMED')
    return new PoolError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'FORCE_CHANGE_PASSWORD') return askNewPassword(pool, tx, user);
  return user.mfaEnabled ? askCode(pool, tx, user) : issueTokens(pool, tx, user);
}

const askNewPassword = async (pool: Pool, tx: Tx, user: PoolUser) => ({
  ChallengeName: 'NEW_PASSWORD_REQUIRED',
  Session: await openChallenge(pool, tx, {
    kind: 'NEW_PASSWORD_REQUIRED',
    email: user.email,
    userId: user.id,
  }),
  ChallengeParameters: {
    USER_ID_FOR_SRP: user.id,
    requiredAttributes: '[]',
    userAttributes: JSON.stringify(
      Object.fromEntries(toAttributes(user).map(({ Name, Value }) => [Name, Value])),
    ),
  },
});

export const askCode = async (pool: Pool, tx: Tx, user: PoolUser) => ({
  ChallengeName: 'SOFTWARE_TOKEN_MFA',
  Session: await openChallenge(pool, tx, { kind: 'SOFTWARE_TOKEN_MFA', email: user.email, userId: user.id }),
  ChallengeParameters: { USER_ID_FOR_SRP: user.id, FRIENDLY_DEVICE_NAME: 'Authenticator app' },
});

export const signInOperations = { InitiateAuth: initiateAuth };
