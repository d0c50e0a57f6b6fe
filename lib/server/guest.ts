import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { cookies } from 'next/headers';
import { env } from './env';

export const guestCookie = 'guest';

/** The database knows a guest by this hash, so nothing in it can be used as the cookie. */
const toGuestId = (secret: string) => createHash('sha256').update(secret).digest('hex').slice(0, 32);

const isSecret = (value: string | undefined): value is string => /^[\w-]{43}$/.test(value ?? '');

/** The guest this browser has been before, or null. */
export async function findGuest(): Promise<string | null> {
  const secret = (await cookies()).get(guestCookie)?.value;
  return isSecret(secret) ? toGuestId(secret) : null;
}

/**
 * Makes this browser a new guest and returns the guest's id. Lasts a year, out of reach of scripts.
 * @throws in a page, where Next does not let cookies be set.
 */
export async function startGuest(): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  (await cookies()).set(guestCookie, secret, {
    httpOnly: true,
    sameSite: 'lax',
    secure: env.SITE_URL.startsWith('https:'),
    path: '/',
    maxAge: 365 * 86_400,
  });
  return toGuestId(secret);
}
