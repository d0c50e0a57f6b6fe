// Signing in without leaving the page. Amplify is loaded only when it comes to that: a runner does not carry it.

import type { BrowserIdentity } from '@/lib/domain/people/browser-identity';

export type SignInPlace = 'done' | 'more-steps';

/**
 * Signs in with e-mail and password, or says that the account asks for more than this place can offer.
 * @throws what the user pool refuses with, or a TypeError without a connection.
 */
export async function signInInPlace(email: string, password: string): Promise<SignInPlace> {
  const response = await fetch('/api/session/identity', { cache: 'no-store' });
  const identity = (await response.json()) as BrowserIdentity;
  const [{ configureAmplify }, { hintSignedIn, startSignIn }] = await Promise.all([
    import('./amplify'),
    import('./sign-in'),
  ]);
  configureAmplify(identity);
  if ((await startSignIn(email, password)) !== 'done') return 'more-steps';
  hintSignedIn();
  return 'done';
}
