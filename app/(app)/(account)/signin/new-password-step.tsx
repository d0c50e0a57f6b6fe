'use client';

import { checkNewPassword } from '@/app/(app)/(account)/account-checks';
import { AccountForm } from '@/app/(app)/(account)/account-form';
import { PasswordField } from '@/components/ui/password-field';
import { answerStep, type SignInStep } from '@/lib/browser/sign-in';
import { passwordLength } from '@/lib/domain/people/password';

type NewPasswordStepProps = { email: string; onStep: (step: SignInStep) => Promise<void> };

/** Who was given an account with a temporary password chooses their own. */
export function NewPasswordStep({ email, onStep }: NewPasswordStepProps) {
  return (
    <>
      <h1>Choose your password</h1>
      <p className="lead">The one you were given works once. Choose one that only you know.</p>
      <AccountForm
        moment="new-password"
        label="Save and go on"
        busyLabel="Saving"
        check={({ password }) => checkNewPassword(password, email)}
        onSubmit={async ({ password }) => onStep(await answerStep(password))}
      >
        {(errors) => (
          <>
            <input
              className="vh"
              type="email"
              value={email}
              autoComplete="username"
              readOnly
              tabIndex={-1}
              aria-hidden
            />
            <PasswordField
              name="password"
              label="New password"
              autoComplete="new-password"
              hint={`At least ${passwordLength.least} characters; a few words are fine.`}
              error={errors.password}
            />
          </>
        )}
      </AccountForm>
    </>
  );
}
