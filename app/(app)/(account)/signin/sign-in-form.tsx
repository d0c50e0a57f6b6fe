'use client';

import { useState } from 'react';
import { checkEmail, checkPresent } from '@/app/(app)/(account)/account-checks';
import { AccountForm } from '@/app/(app)/(account)/account-form';
import { ConfirmStep } from '@/app/(app)/(account)/confirm-step';
import { Field } from '@/components/ui/field';
import { PasswordField } from '@/components/ui/password-field';
import { configureAmplify } from '@/lib/browser/amplify';
import { goOnSignedIn, type SignInStep, startSignIn } from '@/lib/browser/sign-in';
import type { BrowserIdentity } from '@/lib/domain/people/browser-identity';
import { withWayBack } from '@/lib/domain/people/way-back';
import { CodeStep } from './code-step';
import { NewPasswordStep } from './new-password-step';

type SignInFormProps = { identity: BrowserIdentity; next: string };

const unmet = {
  field: null,
  text: 'This account asks for a step that this site does not offer. Write to us, and we will help you in.',
};

/** E-mail and password, then whatever the account still asks for, then back to where the visitor was going. */
export function SignInForm({ identity, next }: SignInFormProps) {
  const [step, setStep] = useState<SignInStep>('done');
  const [given, setGiven] = useState({ email: '', password: '' });

  async function take(reached: SignInStep): Promise<void> {
    if (reached === 'done') return goOnSignedIn(next);
    if (reached === 'reset-password') return location.assign(withWayBack('/forgotpassword', next));
    if (reached === 'other') throw unmet;
    setStep(reached);
  }

  if (step === 'confirm-email')
    return (
      <ConfirmStep
        email={given.email}
        onConfirmed={async () => take(await startSignIn(given.email, given.password))}
      />
    );
  if (step === 'new-password') return <NewPasswordStep email={given.email} onStep={take} />;
  if (step === 'app-code' || step === 'sent-code') return <CodeStep kind={step} onStep={take} />;
  return (
    <>
      <h1>Sign in</h1>
      <AccountForm
        moment="sign-in"
        label="Sign in"
        busyLabel="Signing in"
        check={({ email, password }) => ({ ...checkEmail(email), ...checkPresent(password) })}
        onSubmit={async ({ email, password }) => {
          configureAmplify(identity);
          setGiven({ email, password });
          await take(await startSignIn(email, password));
        }}
      >
        {(errors) => (
          <>
            <Field
              name="email"
              label="E-mail"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              error={errors.email}
            />
            <PasswordField
              name="password"
              label="Password"
              autoComplete="current-password"
              error={errors.password}
              aside={
                <a className="act" href={withWayBack('/forgotpassword', next)}>
                  Forgot it?
                </a>
              }
            />
          </>
        )}
      </AccountForm>
      <p className="after">
        New here?{' '}
        <a className="act" href={withWayBack('/register', next)}>
          Create an account
        </a>
      </p>
    </>
  );
}
