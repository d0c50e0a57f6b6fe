'use client';

import { resetPassword } from 'aws-amplify/auth';
import { useState } from 'react';
import { checkEmail } from '@/app/(app)/(account)/account-checks';
import { AccountForm } from '@/app/(app)/(account)/account-form';
import { Field } from '@/components/ui/field';
import { configureAmplify } from '@/lib/browser/amplify';
import type { BrowserIdentity } from '@/lib/domain/people/browser-identity';
import { withWayBack } from '@/lib/domain/people/way-back';
import { ResetStep } from './reset-step';

type ForgotFormProps = { identity: BrowserIdentity; next: string };

/** Asks for a code, then for the code and a new password. */
export function ForgotForm({ identity, next }: ForgotFormProps) {
  const [email, setEmail] = useState('');
  if (email) return <ResetStep email={email} next={next} />;
  return (
    <>
      <h1>Set a new password</h1>
      <p className="lead">Enter the e-mail of your account. A code will be sent to it.</p>
      <AccountForm
        moment="forgot"
        label="Send the code"
        busyLabel="Sending"
        check={(values) => checkEmail(values.email)}
        onSubmit={async (values) => {
          configureAmplify(identity);
          await resetPassword({ username: values.email });
          setEmail(values.email);
        }}
      >
        {(errors) => (
          <Field
            name="email"
            label="E-mail"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            error={errors.email}
          />
        )}
      </AccountForm>
      <p className="after">
        Remembered it?{' '}
        <a className="act" href={withWayBack('/signin', next)}>
          Sign in
        </a>
      </p>
    </>
  );
}
