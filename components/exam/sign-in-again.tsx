'use client';

import { useEffect, useEffectEvent } from 'react';
import { Modal } from './modal';

/**
 * The sign-in ended in the middle. Signing in happens in a window of its own, so that this page, its clock and its
 * unsent answers stay exactly as they are; coming back to this page tries again by itself.
 */
export function SignInAgain({ onSignedIn }: { onSignedIn: () => void }) {
  const tryAgain = useEffectEvent(onSignedIn);
  useEffect(() => {
    const back = () => tryAgain();
    window.addEventListener('focus', back);
    return () => window.removeEventListener('focus', back);
  }, []);
  return (
    <Modal title="Sign in again to go on" onClose={onSignedIn} closable={false}>
      <p>
        Your sign-in has ended. Your answers are kept on this device. Sign in, come back to this page, and
        they are sent by themselves.
      </p>
      <p className="modal-acts">
        <a className="btn accent" href="/signin" target="_blank" rel="noopener opener">
          Sign in
        </a>
        <button type="button" className="btn" onClick={onSignedIn}>
          I have signed in
        </button>
      </p>
    </Modal>
  );
}
