'use client';

import { confirmResetPassword, resetPassword } from 'aws-amplify/auth';
import { checkCode, checkNewPassword } from '@/app/(app)/(account)/account-checks';
import { AccountForm } from '@/app/(app)/(account)/account-form';
import { CodeField } from '@/app/(app)/(account)/code-field';
import { NewCode } from '@/app/(app)/(account)/new-code';
import { PasswordField } from '@/components/ui/password-field';
import { goOnSignedIn, startSignIn } from '@/lib/browser/sign-in';
import { passwordLength } from '@/lib/domain/people/password';
import { withWayBack } from '@/lib/domain/people/way-back';

type ResetStepProps = { email: string; next: string };

/** The code proves the mailbox; the new password takes effect at once, and every device that was signed in is out. */
export function ResetStep({ email, next }: ResetStepProps) {
  async function enter(password: string) {
    const reached = await startSignIn(email, password);
    if (reached === 'done') return goOnSignedIn(next);
    location.assign(withWayBack('/signin', next));
  }
  return (
    <>
      <h1>Choose a new password</h1>
      <p className="lead">
        If there is an account for {email}, a code with six digits is on its way to it. It works for an hour.
        Every device that is signed in will be asked to sign in again.
      </p>
      <AccountForm
        moment="reset"
        label="Save and sign in"
        busyLabel="Saving"
        check={({ code, password }) => ({ ...checkCode(code), ...checkNewPassword(password, email) })}
        onSubmit={async ({ code, password }) => {
          await confirmResetPassword({ username: email, confirmationCode: code, newPassword: password });
          await enter(password);
        }}
      >
        {(errors) => (
          <>
            <CodeField error={errors.code} />
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
      <NewCode email={email} moment="forgot" send={() => resetPassword({ username: email })} />
    </>
  );
}
