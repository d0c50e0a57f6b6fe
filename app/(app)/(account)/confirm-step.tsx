'use client';

import { confirmSignUp, resendSignUpCode } from 'aws-amplify/auth';
import { checkCode } from './account-checks';
import { AccountForm } from './account-form';
import { CodeField } from './code-field';
import { NewCode } from './new-code';

type ConfirmStepProps = { email: string; onConfirmed: () => Promise<void> };

/** The address is proven with the code that was mailed to it. */
export function ConfirmStep({ email, onConfirmed }: ConfirmStepProps) {
  return (
    <>
      <h1>Confirm your e-mail</h1>
      <p className="lead">
        If {email} can be confirmed, a code with six digits is on its way to it. Enter it here; it works for a
        day.
      </p>
      <AccountForm
        moment="confirm"
        label="Confirm"
        busyLabel="Confirming"
        check={({ code }) => checkCode(code)}
        onSubmit={async ({ code }) => {
          await confirmSignUp({ username: email, confirmationCode: code });
          await onConfirmed();
        }}
      >
        {(errors) => <CodeField error={errors.code} />}
      </AccountForm>
      <NewCode email={email} moment="confirm" send={() => resendSignUpCode({ username: email })} />
    </>
  );
}
