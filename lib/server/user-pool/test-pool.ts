import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Db } from '@/lib/server/db/client';
import { handle } from './handle';
import type { Mail, Pool } from './pool';
import { createSeal } from './seal';

export type TestPool = Pool & {
  /** Mail that was sent, oldest first. */
  mail: Mail[];
  /** Moves the pool's clock forward. */
  wait(seconds: number): void;
  call(operation: string, body: object): Promise<Record<string, never> & Answer>;
  /** The name of the refusal, or 'none'. */
  refusal(operation: string, body: object): Promise<string>;
  lastCode(): string;
};

export type Answer = {
  UserSub: string;
  Session: string;
  SecretCode: string;
  ChallengeName: string;
  ChallengeParameters: Record<string, string>;
  AuthenticationResult: { AccessToken: string; IdToken: string; RefreshToken: string };
  UserAttributes: { Name: string; Value: string }[];
};

export const strong = 'correct horse battery';
export const clientId = 'prepsteadweb';

/** A pool on a test's database, with a clock the test moves and mail the test reads. */
export function aPool(db: Db, secret = 'a secret of this test'): TestPool {
  const mail: Mail[] = [];
  let late = 0;
  const pool: Pool = {
    db,
    seal: createSeal(Buffer.from(secret)),
    now: () => new Date(Date.now() + late),
    send: async (_tx, one) => void mail.push(one),
    region: 'us-local-1',
    userPoolId: 'us-local-1_Prepstead',
    clientId,
  };
  const call = (operation: string, body: object) =>
    handle(pool, operation, { ClientId: clientId, ...body }) as ReturnType<TestPool['call']>;
  return Object.assign(pool, {
    mail,
    wait: (seconds: number) => {
      late += seconds * 1000;
    },
    call,
    refusal: (operation: string, body: object) =>
      call(operation, body).then(
        () => 'none',
        (error: Error) => error.name,
      ),
    lastCode: () => /\d{6}/.exec(mail.at(-1)?.text ?? '')?.[0] ?? '',
  });
}

/** Registers, and confirms unless told not to. Returns the address. */
export async function aPerson(
  pool: TestPool,
  { confirmed = true, email = `${randomUUID()}@example.com` } = {},
) {
  await pool.call('SignUp', {
    Username: email,
    Password: strong,
    UserAttributes: [
      { Name: 'email', Value: email },
      { Name: 'custom:birth_year', Value: '2008' },
    ],
  });
  if (confirmed) await pool.call('ConfirmSignUp', { Username: email, ConfirmationCode: pool.lastCode() });
  return email;
}

export const passwordFlow = (email: string, password = strong) => ({
  AuthFlow: 'USER_PASSWORD_AUTH',
  AuthParameters: { USERNAME: email, PASSWORD: password },
});

export const signIn = async (pool: TestPool, email: string, password = strong) =>
  (await pool.call('InitiateAuth', passwordFlow(email, password))).AuthenticationResult;
