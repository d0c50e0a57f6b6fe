import type { Metadata } from 'next';
import { AccountFrame } from '@/app/(app)/(account)/account-frame';
import { WaitingSet } from '@/app/(app)/(account)/waiting-set';
import { SignOutButton } from '@/components/shell/sign-out-button';

export const metadata: Metadata = { title: 'Sign out', robots: { index: false } };

/** Reached from a sign-out while answers are still only on this device. */
export default function SignOutPage() {
  return (
    <AccountFrame next="/profile" aside={<WaitingSet />}>
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
