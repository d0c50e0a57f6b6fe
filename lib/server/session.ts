import 'server-only';
import { fetchAuthSession } from 'aws-amplify/auth/server';
import { JwtExpiredError } from 'aws-jwt-verify/error';
import { cookies } from 'next/headers';
import { unstable_rethrow } from 'next/navigation';
import type { NextResponse } from 'next/server';
import { cache } from 'react';
import type { Viewer } from '@/lib/domain/people/viewer';
import { type CookieContext, runAuth, sessionCookie } from './auth-runner';
import { verifyTokens } from './token-verifier';

/** Readable by scripts; says only that this browser believes it is signed in. Never trusted. */
export const signedInHint = 'signed_in';

/** Makes the hint say what was found out. It lasts as long as the session can. */
export function setSignedInHint(jar: NextResponse['cookies'], signedIn: boolean) {
  if (signedIn) jar.set(signedInHint, '1', { ...sessionCookie });
  else jar.delete(signedInHint);
}

/**
 * Who the cookies prove, refreshing them when they ran out. Any failure is a signed-out visitor.
 * Amplify decides expiry with a clock-drift cookie that nobody signed, so both tokens are verified again here, and a
 * token that is truly over gets one refresh.
 */
export async function resolveSession(context: CookieContext): Promise<Viewer> {
  try {
    return await runAuth({
      nextServerContext: context,
      operation: async (amplify) => {
        const read = async (forceRefresh: boolean) => {
          const { tokens } = await fetchAuthSession(amplify, { forceRefresh });
          if (!tokens?.idToken) throw new Error('There is no session.');
          return verifyTokens(tokens.accessToken.toString(), tokens.idToken.toString());
        };
        return read(false).catch((error: unknown) => {
          if (error instanceof JwtExpiredError) return read(true);
          throw error;
        });
      },
    });
  } catch (error) {
    unstable_rethrow(error);
    return { signedIn: false };
  }
}

/** The viewer of this request, proven once per request. Call it in every page, action and handler that needs to know. */
export const getSession: () => Promise<Viewer> = cache(async () => {
  // Asked for outside the net above: a page that calls this must never be taken for a static one.
  await cookies();
  return resolveSession({ cookies });
});
