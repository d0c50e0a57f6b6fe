import type { Metadata } from 'next';
import { AccountFrame } from '@/app/(app)/(account)/account-frame';
import { AccountKeeps } from '@/app/(app)/(account)/account-keeps';
import { WaitingSet } from '@/app/(app)/(account)/waiting-set';
import { wayBack } from '@/lib/domain/people/way-back';
import { browserIdentity } from '@/lib/server/identity';
import { RegisterForm } from './register-form';

export const metadata: Metadata = { title: 'Create an account', robots: { index: false } };

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export default async function RegisterPage({ searchParams }: Props) {
  const { next } = await searchParams;
  const back = wayBack(typeof next === 'string' ? next : null);
  return (
    <AccountFrame
      next={back}
      aside={
        <WaitingSet
          words="With an account you go on from any device."
          link="Go on without an account"
          otherwise={<AccountKeeps />}
        />
      }
    >
      <RegisterForm identity={browserIdentity} next={back} thisYear={new Date().getUTCFullYear()} />
    </AccountFrame>
  );
}
