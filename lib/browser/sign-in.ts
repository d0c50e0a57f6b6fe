// Signing in, step by step, in words of our own.

import { confirmSignIn, type SignInOutput, signIn, signOut } from 'aws-amplify/auth';

export type SignInStep =
  | 'done'
  | 'confirm-email'
  | 'new-password'
  | 'reset-password'
  /** A code from an authenticator app. */
  | 'app-code'
  /** A code that was sent by mail or text message. */
  | 'sent-code'
  /** Something this site has no page for. */
  | 'other';

const steps: Partial<Record<SignInOutput['nextStep']['signInStep'], SignInStep>> = {
  DONE: 'done',
  CONFIRM_SIGN_UP: 'confirm-email',
  CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED: 'new-password',
  RESET_PASSWORD: 'reset-password',
  CONFIRM_SIGN_IN_WITH_TOTP_CODE: 'app-code',
  CONFIRM_SIGN_IN_WITH_EMAIL_CODE: 'sent-code',
  CONFIRM_SIGN_IN_WITH_SMS_CODE: 'sent-code',
};

const toStep = ({ nextStep }: SignInOutput): SignInStep => steps[nextStep.signInStep] ?? 'other';

/** The password is proven without being sent (SRP). @throws what the user pool refuses with. */
export async function startSignIn(email: string, password: string): Promise<SignInStep> {
  try {
    return toStep(await signIn({ username: email, password }));
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'UserAlreadyAuthenticatedException') throw error;
    // Cookies of a session that the server no longer takes stand in the way.
    await signOut();
    return toStep(await signIn({ username: email, password }));
  }
}

/** Answers the step that is open: a new password or a code. */
export const answerStep = async (answer: string): Promise<SignInStep> =>
  toStep(await confirmSignIn({ challengeResponse: answer }));

/** Leaves the hint for static pages, takes over what this browser did as a guest, and goes on to where the visitor was going. */
export async function goOnSignedIn(next: string): Promise<void> {
  hintSignedIn();
  // What cannot be handed over now stays the guest's, and is at the next sign-in.
  await fetch('/api/session/claim', { method: 'POST' }).catch(() => undefined);
  location.assign(next);
}

/** Tells static pages that this browser believes it is signed in. */
export function hintSignedIn() {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the page is left right after, and the Cookie Store API would not be done
  document.cookie = `signed_in=1; path=/; max-age=${30 * 86_400}; samesite=lax${secure}`;
}
