import 'server-only';
import { JwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import { z } from 'zod';
import { toRoles, type Viewer } from '@/lib/domain/people/viewer';
import { identity, issuer, poolAddress } from './identity';

const keySet = '.well-known/jwks.json';

/** The library's own fetcher speaks https only, and the embedded pool answers on this machine. */
const embeddedFetcher = {
  fetch: async () => {
    const answer = await fetch(new URL(keySet, poolAddress()), { cache: 'no-store' });
    if (!answer.ok) throw new Error(`The key set of the embedded user pool answered ${answer.status}.`);
    return answer.arrayBuffer();
  },
};

const verifier = JwtVerifier.create(
  { issuer, jwksUri: `${issuer}/${keySet}`, audience: null },
  { jwksCache: new SimpleJwksCache(identity.embedded ? { fetcher: embeddedFetcher } : undefined) },
);

const accessClaims = z.object({
  token_use: z.literal('access'),
  client_id: z.literal(identity.clientId),
  sub: z.string().min(1),
  'cognito:groups': z.array(z.string()).default([]),
});

const idClaims = z.object({
  token_use: z.literal('id'),
  aud: z.literal(identity.clientId),
  sub: z.string().min(1),
  email: z.string().min(3),
  'custom:birth_year': z.coerce.number().int().nullable().catch(null).default(null),
});

/**
 * Proves both tokens: signature, issuer, expiry, what each is for, for whom, and that they are of one person.
 * @throws JwtExpiredError when only time has run out; another error for everything else.
 */
export async function verifyTokens(accessToken: string, idToken: string): Promise<Viewer> {
  const access = accessClaims.parse(await verifier.verify(accessToken));
  const id = idClaims.parse(await verifier.verify(idToken));
  if (access.sub !== id.sub) throw new Error('The two tokens belong to different people.');
  return {
    signedIn: true,
    id: access.sub,
    username: id.email,
    roles: toRoles(access['cognito:groups']),
    bornYear: id['custom:birth_year'],
  };
}
