// Amplify in the browser: the same calls for Amazon Cognito and for the embedded pool, which answers on our own origin.

import { Amplify } from 'aws-amplify';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, CookieStorage } from 'aws-amplify/utils';
import type { BrowserIdentity } from '@/lib/domain/people/browser-identity';

const sessionDays = 30;

let configured = '';

/**
 * Says which user pool signs people in; call it before any other Amplify call. The tokens live in cookies, so that the
 * server sees them, and not only over https: a site tried out on a local network has none.
 */
export function configureAmplify({ userPoolId, clientId, identityPoolId, endpointPath }: BrowserIdentity) {
  if (configured === clientId) return;
  configured = clientId;
  // The pool's own endpoint is meant, and a warning about it tells a visitor nothing.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  const pool = {
    userPoolId,
    userPoolClientId: clientId,
    loginWith: { email: true },
    ...(endpointPath ? { userPoolEndpoint: new URL(endpointPath, location.origin).href } : {}),
  };
  const auth = identityPoolId ? { Cognito: { ...pool, identityPoolId } } : { Cognito: pool };
  Amplify.configure({ Auth: auth }, { ssr: true });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(
    new CookieStorage({ sameSite: 'lax', secure: location.protocol === 'https:', expires: sessionDays }),
  );
}
