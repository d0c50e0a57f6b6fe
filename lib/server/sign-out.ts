import 'server-only';
import { cookies } from 'next/headers';
import { identity, poolAddress } from './identity';
import { log } from './log';
import { signedInHint } from './session';

const prefix = `CognitoIdentityServiceProvider.${identity.clientId}.`;

/**
 * Ends the session of this browser: every refresh token it holds is revoked, every cookie of the session removed. The
 * cookies go even when the pool does not answer; work that is kept on the device is not touched.
 */
export async function signOutBrowser(): Promise<void> {
  const jar = await cookies();
  const held = jar.getAll().filter((cookie) => cookie.name.startsWith(prefix));
  const tokens = held.filter((cookie) => cookie.name.endsWith('.refreshToken')).map((cookie) => cookie.value);
  await Promise.all(
    tokens.map((token) =>
      revoke(token).catch((error: unknown) => log.warn({ err: error }, 'A session was not revoked')),
    ),
  );
  for (const { name } of held) jar.delete(name);
  jar.delete(signedInHint);
}

async function revoke(token: string) {
  const answer = await fetch(poolAddress(), {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: JSON.stringify({ ClientId: identity.clientId, Token: token }),
    signal: AbortSignal.timeout(5000),
    cache: 'no-store',
  });
  if (!answer.ok) throw new Error(`The user pool answered ${answer.status} to RevokeToken.`);
}
