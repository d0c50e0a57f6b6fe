import 'server-only';
import type { BrowserIdentity } from '@/lib/domain/people/browser-identity';
import { identityOrigins as originsOf } from '@/lib/domain/people/identity-origins';
import { env } from './env';

/** Names the embedded pool goes by. Shaped like Amazon's own, which the token verifiers insist on. */
const embeddedPool = {
  region: 'us-local-1',
  userPoolId: 'us-local-1_Prepstead',
  clientId: 'prepsteadweb',
  identityPoolId: null,
};

/** The user pool that signs people in: Amazon Cognito when COGNITO_* is set, else the embedded one. */
export const identity: {
  embedded: boolean;
  region: string;
  userPoolId: string;
  clientId: string;
  identityPoolId: string | null;
} =
  env.COGNITO_REGION && env.COGNITO_USER_POOL_ID && env.COGNITO_CLIENT_ID
    ? {
        embedded: false,
        region: env.COGNITO_REGION,
        userPoolId: env.COGNITO_USER_POOL_ID,
        clientId: env.COGNITO_CLIENT_ID,
        identityPoolId: env.COGNITO_IDENTITY_POOL_ID ?? null,
      }
    : { embedded: true, ...embeddedPool };

/** What `iss` says in every token; the same formula for both pools. */
export const issuer = `https://cognito-idp.${identity.region}.amazonaws.com/${identity.userPoolId}`;

/** Origins the browser must be able to call besides our own, for the content security policy. */
export const identityOrigins = originsOf(identity.embedded ? null : identity.region);

// The server bundles this module more than once; the process has one listener.
const slot = globalThis as { [key: symbol]: string | undefined };
const key = Symbol.for('prepstead.user-pool-address');

/** Where this process reaches the user pool: Amazon, or the embedded pool's loopback listener once it runs. */
export function poolAddress(): string {
  if (!identity.embedded) return `https://cognito-idp.${identity.region}.amazonaws.com/`;
  const address = slot[key];
  if (!address)
    throw new Error('The embedded user pool has not started: call startUserPoolListener() first.');
  return address;
}

export function setPoolAddress(address: string | undefined) {
  slot[key] = address;
}

/** What the browser is told. */
export const browserIdentity: BrowserIdentity = {
  userPoolId: identity.userPoolId,
  clientId: identity.clientId,
  identityPoolId: identity.identityPoolId,
  endpointPath: identity.embedded ? '/api/user-pool' : null,
};
