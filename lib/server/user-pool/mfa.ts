import 'server-only';
import { z } from 'zod';
import { countFailure, forgetFailures, isLockedOut } from './failures';
import { fields, operation } from './operation';
import { commit } from './pool';
import { invalidParameter, limitExceeded, PoolError } from './pool-error';
import { requireUser } from './tokens';
import { findTotpStep, newTotpSecret } from './totp';
import { updateUser } from './users';

/** Offers a new secret. The one in use goes on working until a code proves that the new one has arrived. */
const associateSoftwareToken = operation(z.object({ AccessToken: fields.accessToken }), (pool, input) =>
  pool.db.transaction(async (tx) => {
    const user = await requireUser(pool, tx, input.AccessToken);
    const secret = newTotpSecret();
    await updateUser(pool, tx, user.id, { totpPending: pool.seal.close(`totp ${user.id}`, secret) });
    return { SecretCode: secret };
  }),
);

const verifySoftwareToken = operation(
  z.object({ AccessToken: fields.accessToken, UserCode: fields.code }),
  (pool, input) =>
    commit(pool, async (tx) => {
      const user = await requireUser(pool, tx, input.AccessToken);
      const key = `code ${user.id}`;
      if (await isLockedOut(tx, key, pool.now())) return limitExceeded();
      if (!user.totpPending)
        return new PoolError('SoftwareTokenMFANotFoundException', 'Ask for a new secret first.');
      const secret = pool.seal.open(`totp ${user.id}`, user.totpPending);
      const step = findTotpStep(secret, input.UserCode.trim(), pool.now(), 0);
      if (step === null) {
        await countFailure(tx, key, pool.now());
        return new PoolError('EnableSoftwareTokenMFAException', 'Code mismatch');
      }
      await forgetFailures(tx, key);
      await updateUser(pool, tx, user.id, {
        totpSecret: user.totpPending,
        totpPending: null,
        totpLastStep: step,
      });
      return { Status: 'SUCCESS' };
    }),
);

const setUserMfaPreference = operation(
  z.object({
    AccessToken: fields.accessToken,
    SoftwareTokenMfaSettings: z.object({ Enabled: z.boolean().default(false) }).optional(),
  }),
  (pool, input) =>
    commit(pool, async (tx) => {
      const user = await requireUser(pool, tx, input.AccessToken);
      const wanted = input.SoftwareTokenMfaSettings?.Enabled;
      if (wanted && !user.totpSecret) return invalidParameter('User has not verified software token mfa');
      if (wanted !== undefined) await updateUser(pool, tx, user.id, { mfaEnabled: wanted });
      return {};
    }),
);

export const mfaOperations = {
  AssociateSoftwareToken: associateSoftwareToken,
  VerifySoftwareToken: verifySoftwareToken,
  SetUserMFAPreference: setUserMfaPreference,
};
