import 'server-only';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { poolUsers } from '@/lib/server/db/schema/user-pool';
import { fields, operation } from './operation';
import { invalidParameter, PoolError } from './pool-error';
import { requireUser } from './tokens';
import { toAttributes, updateUser } from './users';

const getUser = operation(z.object({ AccessToken: fields.accessToken }), async (pool, input) => {
  const user = await requireUser(pool, pool.db, input.AccessToken);
  const mfa = user.mfaEnabled ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] } : {};
  return {
    Username: user.id,
    UserAttributes: toAttributes(user),
    ...mfa,
    ...(user.mfaEnabled ? { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' } : {}),
  };
});

const nameSchema = z.string().trim().max(100);

/** The name is the person's to change. E-mail and year of birth were proven or promised once and stay. */
const updateUserAttributes = operation(
  z.object({ AccessToken: fields.accessToken, UserAttributes: fields.attributes }),
  (pool, input) =>
    pool.db.transaction(async (tx) => {
      const user = await requireUser(pool, tx, input.AccessToken);
      for (const { Name, Value } of input.UserAttributes) {
        if (Name !== 'name')
          throw new PoolError(
            'NotAuthorizedException',
            `A client attempted to write unauthorized attribute ${Name}`,
          );
        const name = nameSchema.safeParse(Value);
        if (!name.success) throw invalidParameter('Attributes did not conform to the schema: name');
        await updateUser(pool, tx, user.id, { name: name.data || null });
      }
      return { CodeDeliveryDetailsList: [] };
    }),
);

const deleteUser = operation(z.object({ AccessToken: fields.accessToken }), (pool, input) =>
  pool.db.transaction(async (tx) => {
    const user = await requireUser(pool, tx, input.AccessToken);
    await tx.delete(poolUsers).where(eq(poolUsers.id, user.id));
    return {};
  }),
);

export const accountOperations = {
  GetUser: getUser,
  UpdateUserAttributes: updateUserAttributes,
  DeleteUser: deleteUser,
};
