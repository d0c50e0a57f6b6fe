import 'server-only';
import { z } from 'zod';
import { parseBirthYear } from '@/lib/domain/people/birth-year';
import { alreadyConfirmedMail, confirmMail } from './code-mail';
import { forgetCodes, makeCode, spendCode, toDelivery } from './codes';
import { fields, operation, requireClient, requireStrong } from './operation';
import { commit, type Pool } from './pool';
import { codeExpired, invalidParameter, PoolError } from './pool-error';
import { emailSchema, findUser, insertUser, updateUser } from './users';

const nameSchema = z.string().trim().min(1).max(100);

function readAttributes(pool: Pool, email: string, given: z.output<typeof fields.attributes>) {
  let name: string | undefined;
  let bornYear: number | undefined;
  for (const { Name, Value } of given) {
    if (Name === 'email') {
      if (Value.trim().toLowerCase() !== email) throw invalidParameter('The e-mail must be the username.');
    } else if (Name === 'name') {
      const parsed = nameSchema.safeParse(Value);
      if (!parsed.success) throw invalidParameter('Attributes did not conform to the schema: name');
      name = parsed.data;
    } else if (Name === 'custom:birth_year') {
      bornYear = readBirthYear(pool, Value);
    } else throw invalidParameter(`Attributes did not conform to the schema: ${Name}`);
  }
  return { name, bornYear };
}

/** On Amazon a pre-sign-up function says this; here the pool does, under the name such a function's refusal has. */
function readBirthYear(pool: Pool, value: string): number {
  const parsed = parseBirthYear(value, pool.now().getUTCFullYear());
  if (parsed.kind === 'ok') return parsed.year;
  throw new PoolError(
    'UserLambdaValidationException',
    `PreSignUp failed with error ${parsed.kind === 'too-young' ? `Registration opens in ${parsed.from}.` : parsed.message}`,
  );
}

const signUp = operation(
  z.object({
    ClientId: fields.client,
    Username: fields.username,
    Password: fields.password,
    UserAttributes: fields.attributes,
  }),
  async (pool, input) => {
    requireClient(pool, input.ClientId);
    const parsed = emailSchema.safeParse(input.Username);
    if (!parsed.success) throw invalidParameter('Username should be an email.');
    const email = parsed.data;
    requireStrong(input.Password, email);
    const attributes = readAttributes(pool, email, input.UserAttributes);
    return commit(pool, async (tx) => {
      const user = await insertUser(pool, tx, {
        email,
        password: input.Password,
        status: 'UNCONFIRMED',
        ...attributes,
      });
      if (!user) return new PoolError('UsernameExistsException', 'User already exists');
      await forgetCodes(tx, email);
      const code = await makeCode(pool, tx, email, 'confirm', true);
      if (code instanceof PoolError) return code;
      await pool.send(tx, confirmMail(email, code));
      return { UserConfirmed: false, UserSub: user.id, ...toDelivery(email) };
    });
  },
);

const confirmSignUp = operation(
  z.object({ ClientId: fields.client, Username: fields.username, ConfirmationCode: fields.code }),
  async (pool, input) => {
    requireClient(pool, input.ClientId);
    const email = input.Username.trim().toLowerCase();
    return commit(pool, async (tx) => {
      const refusal = await spendCode(pool, tx, email, 'confirm', input.ConfirmationCode.trim());
      if (refusal) return refusal;
      const user = await findUser(tx, email);
      if (!user) return codeExpired();
      await updateUser(pool, tx, user.id, { status: 'CONFIRMED' });
      return {};
    });
  },
);

/** The answer is the same for every address; what differs is the mail its owner gets. */
const resendConfirmationCode = operation(
  z.object({ ClientId: fields.client, Username: fields.username }),
  async (pool, input) => {
    requireClient(pool, input.ClientId);
    const email = input.Username.trim().toLowerCase();
    return commit(pool, async (tx) => {
      const user = await findUser(tx, email);
      const waiting = user?.status === 'UNCONFIRMED';
      const code = await makeCode(pool, tx, email, 'confirm', waiting);
      if (code instanceof PoolError) return code;
      if (user)
        await pool.send(tx, waiting ? confirmMail(user.email, code) : alreadyConfirmedMail(user.email));
      return toDelivery(email);
    });
  },
);

export const signUpOperations = {
  SignUp: signUp,
  ConfirmSignUp: confirmSignUp,
  ResendConfirmationCode: resendConfirmationCode,
};
