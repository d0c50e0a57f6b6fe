// What to tell a person when the user pool refuses: what happened, what is safe, what to do next.

import { passwordLength } from './password';

export type AccountField = 'email' | 'password' | 'birthYear' | 'code';
export type AccountMessage = { field: AccountField | null; text: string };

/** Where in the account pages the refusal came up: the same name means different things there. */
export type AccountMoment =
  | 'register'
  | 'sign-in'
  | 'confirm'
  | 'forgot'
  | 'reset'
  | 'new-password'
  | 'one-time-code';

const say = (text: string, field: AccountField | null = null): AccountMessage => ({ field, text });

const wrongCode = 'That code does not match. Check the six digits, or send a new code.';

const byName: Record<string, (moment: AccountMoment) => AccountMessage> = {
  UserNotFoundException: () => wrongNameOrPassword,
  UserNotConfirmedException: () =>
    say('This account still waits for its code. Enter the code from the mail.'),
  UsernameExistsException: () =>
    say(
      'There is already an account with this e-mail. Sign in, or set a new password if you forgot it.',
      'email',
    ),
  CodeMismatchException: (moment) =>
    moment === 'one-time-code'
      ? say('That code does not match, or it was used before. Enter the code the app shows now.', 'code')
      : say(wrongCode, 'code'),
  ExpiredCodeException: () => say('That code has run out or was used already. Send a new code.', 'code'),
  InvalidPasswordException: () =>
    say(`Choose a longer or less common password: at least ${passwordLength.least} characters.`, 'password'),
  UserLambdaValidationException: () => say('Check the year you were born.', 'birthYear'),
  PasswordResetRequiredException: () =>
    say('This account needs a new password before you can sign in. Choose "Forgot it?" to set one.'),
  LimitExceededException: () =>
    say('Too many tries or codes for now. Wait an hour, then try again; your account is safe.'),
  TooManyFailedAttemptsException: () => say('Too many wrong codes. Send a new code in an hour.'),
  TooManyRequestsException: () => say('Too many requests at once. Wait a minute, then try again.'),
  CodeDeliveryFailureException: () =>
    say('The mail could not be sent. Check the address, then try again.', 'email'),
  NetworkError: () =>
    say('There is no connection. What you entered is still here; try again when you are online.'),
};

const wrongNameOrPassword = say(
  'No account matches this e-mail and password. Check both, or set a new password. Nothing you answered is lost.',
);

function notAuthorized(message: string, moment: AccountMoment): AccountMessage {
  if (/attempts exceeded/i.test(message))
    return say('Too many wrong tries. Wait a few minutes, then try again, or set a new password.');
  if (/disabled/i.test(message))
    return say('This account is closed. Write to us if you think it should not be.');
  if (/session/i.test(message) || moment === 'new-password' || moment === 'one-time-code')
    return say('This step took too long. Sign in again with your e-mail and password.');
  if (moment === 'confirm') return say('This account is confirmed already. Sign in.');
  return wrongNameOrPassword;
}

/** @param error whatever the call threw; an unknown one gets a sentence too. */
export function toAccountMessage(error: unknown, moment: AccountMoment): AccountMessage {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (name === 'NotAuthorizedException') return notAuthorized(message, moment);
  if (name === 'InvalidParameterException' && /email/i.test(message))
    return say('Enter a whole e-mail address, such as ann@example.com.', 'email');
  return (
    byName[name]?.(moment) ??
    say('That did not work, and the fault is ours. Nothing is lost; wait a moment and try again.')
  );
}
