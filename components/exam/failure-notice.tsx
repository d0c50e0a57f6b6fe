import type { Failure } from '@/lib/browser/attempt-client';
import { failureText } from './failure-text';
import { SignInPrompt } from './sign-in-prompt';

type FailureNoticeProps = { failure: Failure; onSignedIn: () => void };

/** Why a request did not succeed, beside what asked for it; where a sign-in helps, it is offered in place. */
export function FailureNotice({ failure, onSignedIn }: FailureNoticeProps) {
  return (
    <div className="notice wrong" role="alert">
      <div>
        {failureText(failure)} {failure.kind === 'signed-out' && <SignInPrompt onSignedIn={onSignedIn} />}
      </div>
    </div>
  );
}
