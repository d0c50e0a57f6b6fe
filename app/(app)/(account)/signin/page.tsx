import type { Metadata } from 'next';
import { AccountFrame } from '@/app/(app)/(account)/account-frame';
import { AccountKeeps } from '@/app/(app)/(account)/account-keeps';
import { WaitingSet } from '@/app/(app)/(account)/waiting-set';
import { wayBack } from '@/lib/domain/people/way-back';
import { browserIdentity } from '@/lib/server/identity';
import { SignInForm } from './sign-in-form';

export const metadata: Metadata = { title: 'Sign in', robots: { index: false } };

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export default async function SignInPage({ searchParams }: Props) {
  const { next } = await searchParams;
  const back = wayBack(typeof next === 'string' ? next : null);
  return (
    <AccountFrame
      next={back}
      aside={
        <WaitingSet
          words="Sign in to go on from any device."
          link="Go on without signing in"
          otherwise={<AccountKeeps />}
        />
      }
    >
      <SignInForm identity={browserIdentity} next={back} />
    </AccountFrame>
  );
}
