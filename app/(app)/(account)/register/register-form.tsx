'use client';

import { signUp } from 'aws-amplify/auth';
import { useState } from 'react';
import { checkEmail, checkNewPassword } from '@/app/(app)/(account)/account-checks';
import { type AccountErrors, AccountForm } from '@/app/(app)/(account)/account-form';
import { ConfirmStep } from '@/app/(app)/(account)/confirm-step';
import { Field } from '@/components/ui/field';
import { PasswordField } from '@/components/ui/password-field';
import { configureAmplify } from '@/lib/browser/amplify';
import { goOnSignedIn, startSignIn } from '@/lib/browser/sign-in';
import { parseBirthYear } from '@/lib/domain/people/birth-year';
import type { BrowserIdentity } from '@/lib/domain/people/browser-identity';
import { passwordLength } from '@/lib/domain/people/password';
import { withWayBack } from '@/lib/domain/people/way-back';
import { TooYoung } from './too-young';

type RegisterFormProps = { identity: BrowserIdentity; next: string; thisYear: number };

type Step =
  | { name: 'form' }
  | { name: 'too-young'; from: number }
  | { name: 'confirm'; email: string; password: string };

function checkBirthYear(typed: string, thisYear: number): AccountErrors {
  const year = parseBirthYear(typed, thisYear);
  return year.kind === 'unclear' ? { birthYear: year.message } : {};
}

/** E-mail, password and year of birth; then the code; then signed in and back to where the visitor was going. */
export function RegisterForm({ identity, next, thisYear }: RegisterFormProps) {
  const [step, setStep] = useState<Step>({ name: 'form' });

  async function register(email: string, password: string, birthYear: string) {
    const year = parseBirthYear(birthYear, thisYear);
    if (year.kind === 'too-young') return setStep({ name: 'too-young', from: year.from });
    configureAmplify(identity);
    await signUp({
      username: email,
      password,
      options: { userAttributes: { email, 'custom:birth_year': birthYear.trim() } },
    });
    setStep({ name: 'confirm', email, password });
  }

  async function enter(email: string, password: string) {
    const reached = await startSignIn(email, password);
    if (reached === 'done') return goOnSignedIn(next);
    location.assign(withWayBack('/signin', next));
  }

  if (step.name === 'too-young') return <TooYoung from={step.from} />;
  if (step.name === 'confirm')
    return <ConfirmStep email={step.email} onConfirmed={() => enter(step.email, step.password)} />;
  return (
    <>
      <h1>Create an account</h1>
      <p className="lead">It keeps your sets and reports, and lets you go on from any device.</p>
      <AccountForm
        moment="register"
        label="Create account"
        busyLabel="Creating"
        check={({ email, password, birthYear }) => ({
          ...checkEmail(email),
          ...checkNewPassword(password, email),
          ...checkBirthYear(birthYear, thisYear),
        })}
        onSubmit={({ email, password, birthYear }) => register(email, password, birthYear)}
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
              autoComplete="new-password"
              hint={`At least ${passwordLength.least} characters; a few words are fine.`}
              error={errors.password}
            />
            <Field
              name="birthYear"
              label="Year you were born"
              inputMode="numeric"
              autoComplete="bday-year"
              maxLength={4}
              hint="Anyone under 18 sees no advertising trackers, ever."
              error={errors.birthYear}
            />
          </>
        )}
      </AccountForm>
      <p className="after">
        Have an account?{' '}
        <a className="act" href={withWayBack('/signin', next)}>
          Sign in
        </a>
      </p>
    </>
  );
}
