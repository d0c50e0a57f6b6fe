import 'server-only';
import { z } from 'zod';
import { resetMail } from './code-mail';
import { makeCode, spendCode, toDelivery } from './codes';
import { countFailure, forgetFailures, isLockedOut } from './failures';
import { fields, operation, requireClient, requireStrong } from './operation';
import { commit } from './pool';
import { codeExpired, limitExceeded, PoolError, wrongNameOrPassword } from './pool-error';
import { isPassword } from './srp';
import { requireUser, revokeAll } from './tokens';
import { findUser, makeCredential, toSrpName, updateUser } from './users';

/** The answer is the same for every address; only an address with an account gets mail. */
const forgotPassword = operation(
  z.object({ ClientId: fields.client, Username: fields.username }),
  async (pool, input) => {
    requireClient(pool, input.ClientId);
    const email = input.Username.trim().toLowerCase();
    return commit(pool, async (tx) => {
      const user = await findUser(tx, email);
      const real = Boolean(user?.enabled);
      const code = await makeCode(pool, tx, email, 'reset', real);
      if (code instanceof PoolError) return code;
      if (user && real) await pool.send(tx, resetMail(user.email, code));
      return toDelivery(email);
    });
  },
);

/** Whoever has the code has the mailbox, so an account that was never confirmed is confirmed by it as well. */
const confirmForgotPassword = operation(
  z.object({
    ClientId: fields.client,
    Username: fields.username,
    ConfirmationCode: fields.code,
    Password: fields.password,
  }),
  async (pool, input) => {
    requireClient(pool, input.ClientId);
    const email = input.Username.trim().toLowerCase();
    requireStrong(input.Password, email);
    return commit(pool, async (tx) => {
      const refusal = await spendCode(pool, tx, email, 'reset', input.ConfirmationCode.trim());
      if (refusal) return refusal;
      const user = await findUser(tx, email);
      if (!user) return codeExpired();
      await updateUser(pool, tx, user.id, {
        ...makeCredential(pool, user.id, input.Password),
        status: 'CONFIRMED',
      });
      await revokeAll(pool, tx, user.id);
      await forgetFailures(tx, `password ${email}`);
      return {};
    });
  },
);

/** Ends every session, this one too: whoever had the old password is out. */
const changePassword = operation(
  z.object({
    AccessToken: fields.accessToken,
    PreviousPassword: fields.password,
    ProposedPassword: fields.password,
  }),
  (pool, input) =>
    commit(pool, async (tx) => {
      const user = await requireUser(pool, tx, input.AccessToken);
      const key = `password ${user.email}`;
      if (await isLockedOut(tx, key, pool.now())) return limitExceeded();
      if (!isPassword(user, toSrpName(pool, user.id), input.PreviousPassword)) {
        await countFailure(tx, key, pool.now());
        return wrongNameOrPassword();
      }
      requireStrong(input.ProposedPassword, user.email);
      await forgetFailures(tx, key);
      await updateUser(pool, tx, user.id, makeCredential(pool, user.id, input.ProposedPassword));
      await revokeAll(pool, tx, user.id);
      return {};
    }),
);

export const passwordOperations = {
  ForgotPassword: forgotPassword,
  ConfirmForgotPassword: confirmForgotPassword,
  ChangePassword: changePassword,
};
