import 'server-only';

/** A refusal in Cognito's own words: the name is what programs read, the message what its documentation says. */
export class PoolError extends Error {
  constructor(
    override readonly name: string,
    message: string,
  ) {
    super(message);
  }
}

export const wrongNameOrPassword = () =>
  new PoolError('NotAuthorizedException', 'Incorrect username or password.');
export const tooManyTries = () => new PoolError('NotAuthorizedException', 'Password attempts exceeded');
export const limitExceeded = () =>
  new PoolError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
export const codeMismatch = () =>
  new PoolError('CodeMismatchException', 'Invalid verification code provided, please try again.');
export const codeExpired = () =>
  new PoolError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
export const invalidSession = () =>
  new PoolError('NotAuthorizedException', 'Invalid session for the user, session is expired.');
export const invalidParameter = (message: string) => new PoolError('InvalidParameterException', message);
