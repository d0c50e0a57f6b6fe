'use client';

import { useState } from 'react';
import { SignInAgain } from './sign-in-again';

/** Asks for the sign-in once, at once; who would rather finish the question first finds the button where the message is. */
export function SignInPrompt({ onSignedIn }: { onSignedIn: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" className="quiet" onClick={() => setOpen(true)}>
        Sign in
      </button>
      {open && <SignInAgain onSignedIn={onSignedIn} onClose={() => setOpen(false)} />}
    </>
  );
}
