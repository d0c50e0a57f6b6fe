'use client';

import { type FormEvent, type ReactNode, useState } from 'react';
import { settleUnsent } from '@/lib/browser/settle-unsent';

type SignOutButtonProps = {
  className?: string;
  /** What has to happen first. As it stands: answers that are only on this device are sent. */
  beforeSignOut?: () => Promise<unknown>;
  children?: ReactNode;
};

/** Signs out from an app-like page. Without a script it is a plain form, and the server asks about unsent answers. */
export function SignOutButton({
  className = 'btn',
  beforeSignOut = settleUnsent,
  children = 'Sign out',
}: SignOutButtonProps) {
  const [busy, setBusy] = useState(false);
  async function leave(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    setBusy(true);
    // What could not be sent is said on the page the server then leads to.
    await beforeSignOut().catch(() => undefined);
    form.submit();
  }
  return (
    <form method="post" action="/api/session/sign-out" onSubmit={leave}>
      <button type="submit" className={className} aria-disabled={busy}>
        {busy ? 'Signing out' : children}
      </button>
    </form>
  );
}
