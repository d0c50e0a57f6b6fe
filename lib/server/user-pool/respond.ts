import 'server-only';
import { z } from 'zod';
import { reopenChallenge, takeChallenge } from './challenges';
import { countFailure, forgetFailures, isLockedOut } from './failures';
import { fields, operation, requireClient, requireStrong } from './operation';
import { commit, type Pool } from './pool';
import { invalidParameter, invalidSession, PoolError, tooManyTries, wrongNameOrPassword } from './pool-error';
import { admit, askCode } from './sign-in';
import { isProven, parsePublicA } from './srp';
import { issueTokens, revokeAll } from './tokens';
import { findTotpStep } from './totp';
import { findClaimant, findUser, makeCredential, toSrpName, updateUser } from './users';

const respondToAuthChallenge = operation(
  z.object({
    ClientId: fields.client,
    ChallengeName: z.string(),
    Session: fields.session.optional(),
    ChallengeResponses: z.record(z.string(), z.string().max(8192)).default({}),
  }),
  async (pool, { ClientId, ChallengeName, Session, ChallengeResponses: given }) => {
    requireClient(pool, ClientId);
    const need = (name: string) => {
      const value = given[name];
      if (!value) throw invalidParameter(`Missing required parameter ${name}`);
      return value;
    };
    const session = () => {
      if (!Session) throw invalidParameter('Missing required parameter Session');
      return Session;
    };
    switch (ChallengeName) {
      case 'PASSWORD_VERIFIER':
        return provePassword(pool, {
          secretBlock: need('PASSWORD_CLAIM_SECRET_BLOCK'),
          timestamp: need('TIMESTAMP'),
          signature: need('PASSWORD_CLAIM_SIGNATURE'),
        });
      case 'NEW_PASSWORD_REQUIRED':
        return setNewPassword(pool, session(), fields.password.catch('').parse(need('NEW_PASSWORD')));
      case 'SOFTWARE_TOKEN_MFA':
        return proveCode(pool, session(), need('SOFTWARE_TOKEN_MFA_CODE'));
      default:
        throw invalidParameter(`Challenge not supported: ${ChallengeName.slice(0, 40)}`);
    }
  },
);

const srpState = z.object({ secret: z.string(), publicB: z.string(), publicA: z.string() });

const provePassword = (pool: Pool, proof: { secretBlock: string; timestamp: string; signature: string }) =>
  commit(pool, async (tx) => {
    const challenge = await takeChallenge(pool, tx, 'PASSWORD_VERIFIER', proof.secretBlock);
    if (!challenge?.secret) return wrongNameOrPassword();
    const state = srpState.parse(JSON.parse(pool.seal.open('srp', challenge.secret)));
    const a = parsePublicA(state.publicA);
    if (a === null) return wrongNameOrPassword();
    const claimant = await findClaimant(pool, tx, challenge.email);
    return admit(pool, tx, claimant, challenge.email, () =>
      isProven(
        claimant.credential,
        a,
        { secret: BigInt(`0x${state.secret}`), publicB: state.publicB },
        { name: toSrpName(pool, claimant.id), ...proof },
      ),
    );
  });

const setNewPassword = (pool: Pool, session: string, password: string) =>
  commit(pool, async (tx) => {
    const challenge = await takeChallenge(pool, tx, 'NEW_PASSWORD_REQUIRED', session);
    const user = challenge?.userId ? await findUser(tx, challenge.userId) : null;
    if (!user) return invalidSession();
    // Thrown, so the challenge that was taken is put back and a stronger password can follow.
    requireStrong(password, user.email);
    await updateUser(pool, tx, user.id, { ...makeCredential(pool, user.id, password), status: 'CONFIRMED' });
    await revokeAll(pool, tx, user.id);
    return user.mfaEnabled
      ? askCode(pool, tx, user)
      : issueTokens(pool, tx, { ...user, status: 'CONFIRMED' });
  });

const proveCode = (pool: Pool, session: string, code: string) =>
  commit(pool, async (tx) => {
    const challenge = await takeChallenge(pool, tx, 'SOFTWARE_TOKEN_MFA', session);
    if (!challenge?.userId) return invalidSession();
    // Counted apart from passwords: whoever knows the password must not clear this count by entering it again.
    const key = `code ${challenge.userId}`;
    if (await isLockedOut(tx, key, pool.now())) return tooManyTries();
    const user = await findUser(tx, challenge.userId);
    if (!user?.totpSecret) return invalidSession();
    const secret = pool.seal.open(`totp ${user.id}`, user.totpSecret);
    const step = findTotpStep(secret, code.trim(), pool.now(), user.totpLastStep);
    if (step === null) {
      await countFailure(tx, key, pool.now());
      await reopenChallenge(tx, challenge);
      return new PoolError('CodeMismatchException', 'Invalid code received for user');
    }
    await forgetFailures(tx, key);
    await updateUser(pool, tx, user.id, { totpLastStep: step });
    return issueTokens(pool, tx, user);
  });

export const respondOperations = { RespondToAuthChallenge: respondToAuthChallenge };
