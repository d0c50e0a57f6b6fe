'use client';

import { checkCode } from '@/app/(app)/(account)/account-checks';
import { AccountForm } from '@/app/(app)/(account)/account-form';
import { CodeField } from '@/app/(app)/(account)/code-field';
import { answerStep, type SignInStep } from '@/lib/browser/sign-in';

type CodeStepProps = { kind: 'app-code' | 'sent-code'; onStep: (step: SignInStep) => Promise<void> };

/** The second proof: six digits from an app, a mail or a message. */
export function CodeStep({ kind, onStep }: CodeStepProps) {
  return (
    <>
      <h1>Enter your code</h1>
      <p className="lead">
        {kind === 'app-code'
          ? 'Open your authenticator app and enter the six digits it shows for this site.'
          : 'A code with six digits was sent to you. Enter it here.'}
      </p>
      <AccountForm
        moment="one-time-code"
        label="Go on"
        busyLabel="Checking"
        check={({ code }) => checkCode(code)}
        onSubmit={async ({ code }) => onStep(await answerStep(code))}
      >
        {(errors) => <CodeField error={errors.code} />}
      </AccountForm>
      <p className="after">
        <a className="act" href="/signin">
          Start again
        </a>
      </p>
    </>
  );
}
