import 'server-only';
import type { Mail } from './pool';

/** The words of the mails the pool sends. Plain text: a code is read, not clicked. */
export const confirmMail = (to: string, code: string): Mail => ({
  to,
  subject: `${code} is your Prepstead code`,
  text: `Your code is ${code}\n\nEnter it on the page where you registered. It works for 24 hours.\n\nIf you did not register at Prepstead, ignore this mail: without the code the account cannot be used.\n`,
});

export const resetMail = (to: string, code: string): Mail => ({
  to,
  subject: `${code} is your Prepstead code for a new password`,
  text: `Your code is ${code}\n\nEnter it on the page where you asked for a new password. It works for one hour.\n\nIf you did not ask for it, ignore this mail: your password stays as it is.\n`,
});

export const alreadyConfirmedMail = (to: string): Mail => ({
  to,
  subject: 'Your Prepstead account is already confirmed',
  text: 'Somebody, probably you, asked for a code to confirm this address. It is confirmed already, so no code is needed: sign in with your e-mail and password.\n\nIf you do not remember the password, choose "Forgot it?" beside the password field.\n',
});
