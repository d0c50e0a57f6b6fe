import type { Failure } from '@/lib/browser/attempt-client';

/** What stands in the way, in a sentence that says what to do. Nothing is lost in any of these. */
export function failureText(failure: Failure): string {
  switch (failure.kind) {
    case 'offline':
      return 'There is no connection to the server. Check your connection and try again.';
    case 'signed-out':
      return 'Your sign-in has ended. Sign in again to go on; nothing you answered is lost.';
    case 'not-found':
      return 'This attempt belongs to another account or to a browser whose data was cleared. Sign in with the account you began it with.';
    default:
      return failure.message;
  }
}
