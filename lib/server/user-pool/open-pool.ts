import 'server-only';
import { createHash } from 'node:crypto';
import { getDb } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { identity } from '@/lib/server/identity';
import { sendMail } from '@/lib/server/mail';
import { installSecret } from './install-secret';
import type { Pool } from './pool';
import { createSeal } from './seal';

let opened: Promise<Pool> | undefined;

/** The user pool of this process, on the site's own database. Its state is all in there; instances may be many. */
export function getUserPool(): Promise<Pool> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function open(): Promise<Pool> {
  const secret = env.USER_POOL_KEY ?? installSecret('user-pool.key');
  return {
    db: await getDb(),
    seal: createSeal(createHash('sha256').update(secret).digest()),
    now: () => new Date(),
    send: (tx, mail) => sendMail(mail, tx),
    region: identity.region,
    userPoolId: identity.userPoolId,
    clientId: identity.clientId,
  };
}
