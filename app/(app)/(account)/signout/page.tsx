import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { AccountFrame } from '@/app/(app)/(account)/account-frame';
import { WaitingSet } from '@/app/(app)/(account)/waiting-set';
import { SignOutButton } from '@/components/shell/sign-out-button';

export const metadata: Metadata = { title: 'Sign out', robots: { index: false } };

/** Reached from a sign-out while answers are still only on this device; opened by itself it simply signs out. */
export default async function SignOutPage() {
  if ((await cookies()).get('unsent')?.value !== '1')
    return (
      <AccountFrame next="/profile">
        <h1>Sign out</h1>
        <p className="lead">Everything you answered on this device has reached the server.</p>
        <SignOutButton className="btn solid" />
      </AccountFrame>
    );
  return (
    <AccountFrame
      next="/profile"
      aside={<WaitingSet words="Opening it sends what is left." link="Open the set" />}
    >
      <h1>Some answers are only on this device</h1>
      <p className="lead">
        They have not reached the server yet, because the connection was away or the test was closed. Send
        them first, so that they are in your account wherever you sign in.
      </p>
      <SignOutButton className="btn solid">Send them and sign out</SignOutButton>
      <form method="post" action="/api/session/sign-out?anyway">
        <button type="submit" className="btn">
          Sign out without sending
        </button>
      </form>
      <p className="lead">
        Without sending, they stay on this device, and are sent when you sign in here again and open the test.
      </p>
    </AccountFrame>
  );
}
