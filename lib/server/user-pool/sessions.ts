import 'server-only';
import { z } from 'zod';
import { fields, operation, requireClient } from './operation';
import { refreshTokens, requireUser, revokeAll, revokeToken } from './tokens';

const getTokensFromRefreshToken = operation(
  z.object({ ClientId: fields.client, RefreshToken: fields.refreshToken }),
  async (pool, input) => {
    requireClient(pool, input.ClientId);
    return refreshTokens(pool, input.RefreshToken);
  },
);

/** A token that is unknown or over already is no news: the answer is the same. */
const revoke = operation(
  z.object({ ClientId: fields.client, Token: fields.refreshToken }),
  async (pool, input) => {
    requireClient(pool, input.ClientId);
    await revokeToken(pool, input.Token);
    return {};
  },
);

const globalSignOut = operation(z.object({ AccessToken: fields.accessToken }), (pool, input) =>
  pool.db.transaction(async (tx) => {
    const user = await requireUser(pool, tx, input.AccessToken);
    await revokeAll(pool, tx, user.id);
    return {};
  }),
);

export const sessionOperations = {
  GetTokensFromRefreshToken: getTokensFromRefreshToken,
  RevokeToken: revoke,
  GlobalSignOut: globalSignOut,
};
