'use client';

import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { Field } from '@/components/ui/field';
import { PasswordField } from '@/components/ui/password-field';
import { signInInPlace } from '@/lib/browser/sign-in-in-place';
import { toAccountMessage } from '@/lib/domain/people/account-message';
import { Modal } from './modal';

type SignInAgainProps = { onSignedIn: () => void; onClose: () => void };

/**
 * The sign-in ended in the middle. Signing in happens here, so that this page, its clock and its unsent answers stay as
 * they are. An account that asks for more steps opens the sign-in page in a window of its own.
 */
export function SignInAgain({ onSignedIn, onClose }: SignInAgainProps) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [elsewhere, setElsewhere] = useState(false);
  const tryAgain = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (!elsewhere) return;
    const back = () => tryAgain();
    window.addEventListener('focus', back);
    return () => window.removeEventListener('focus', back);
  }, [elsewhere]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    setBusy(true);
    setTrouble(null);
    try {
      const place = await signInInPlace(String(data.get('email')).trim(), String(data.get('password')));
      if (place === 'done') return onSignedIn();
      setElsewhere(true);
    } catch (error) {
      setTrouble(toAccountMessage(error, 'sign-in').text);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Modal title="Sign in again to go on" onClose={onClose}>
      <p>Your sign-in has ended. Your answers are kept on this device and are sent when you are signed in.</p>
      {elsewhere ? (
        <>
          <p>This account asks for one more step. Sign in in a new window, then come back to this one.</p>
          <p className="modal-acts">
            <a className="btn solid" href="/signin" target="_blank" rel="noopener opener">
              Open the sign-in page
            </a>
            <button type="button" className="btn" onClick={onSignedIn}>
              I have signed in
            </button>
          </p>
        </>
      ) : (
        <form className="sign-in-again" method="post" noValidate onSubmit={submit}>
          {trouble && (
            <p className="notice wrong" role="alert">
              {trouble}
            </p>
          )}
          <Field name="email" label="E-mail" type="email" autoComplete="username" autoCapitalize="none" />
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <p className="modal-acts">
            <button type="button" className="btn" onClick={onClose}>
              Not now
            </button>
            <button type="submit" className="btn solid" aria-disabled={busy}>
              {busy ? 'Signing in' : 'Sign in'}
            </button>
          </p>
        </form>
      )}
    </Modal>
  );
}
