import { expect, test } from '@jest/globals';
import { type AccountMoment, toAccountMessage } from './account-message';

const error = (name: string, message = '') => Object.assign(new Error(message), { name });

test('a wrong password and an unknown address read the same', () => {
  const wrong = toAccountMessage(
    error('NotAuthorizedException', 'Incorrect username or password.'),
    'sign-in',
  );
  expect(toAccountMessage(error('UserNotFoundException'), 'sign-in')).toEqual(wrong);
  expect(wrong.field).toBeNull();
});

test.each<[string, string, AccountMoment, string | null, RegExp]>([
  ['NotAuthorizedException', 'Password attempts exceeded', 'sign-in', null, /Wait a few minutes/],
  ['NotAuthorizedException', 'User is disabled.', 'sign-in', null, /closed/],
  [
    'NotAuthorizedException',
    'Invalid session for the user, session is expired.',
    'one-time-code',
    null,
    /Sign in again/,
  ],
  [
    'NotAuthorizedException',
    'User cannot be confirmed. Current status is CONFIRMED',
    'confirm',
    null,
    /Sign in/,
  ],
  ['CodeMismatchException', '', 'confirm', 'code', /new code/],
  ['CodeMismatchException', '', 'one-time-code', 'code', /the app shows now/],
  ['ExpiredCodeException', '', 'reset', 'code', /new code/],
  ['UsernameExistsException', '', 'register', 'email', /already an account/],
  ['InvalidPasswordException', '', 'reset', 'password', /at least 10/],
  ['InvalidParameterException', 'Username should be an email.', 'register', 'email', /whole e-mail/],
  ['LimitExceededException', '', 'forgot', null, /Wait an hour/],
  ['NetworkError', '', 'sign-in', null, /connection/],
  ['SomethingNewException', '', 'sign-in', null, /fault is ours/],
])('%s (%s) while in %s says what to do next', (name, message, moment, field, text) => {
  const said = toAccountMessage(error(name, message), moment);
  expect(said.field).toBe(field);
  expect(said.text).toMatch(text);
  expect(said.text).toMatch(/\.$/);
});

test('what is thrown without being an error gets a sentence too', () => {
  expect(toAccountMessage('odd', 'sign-in').text).toMatch(/try again/);
});
