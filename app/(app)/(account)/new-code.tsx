'use client';

import { useState } from 'react';
import { type AccountMoment, toAccountMessage } from '@/lib/domain/people/account-message';

type NewCodeProps = { email: string; moment: AccountMoment; send: () => Promise<unknown> };

/** Sends another code and says so. */
export function NewCode({ email, moment, send }: NewCodeProps) {
  const [said, setSaid] = useState('');
  async function again() {
    setSaid('Sending a new code.');
    await send().then(
      () => setSaid(`A new code is on its way to ${email}. The one before it no longer works.`),
      (error: unknown) => setSaid(toAccountMessage(error, moment).text),
    );
  }
  return (
    <div className="after">
      <p>No mail after a minute? Look in the spam folder, or:</p>
      <button type="button" className="linkbtn" onClick={again}>
        Send a new code
      </button>
      <p role="status">{said}</p>
    </div>
  );
}
