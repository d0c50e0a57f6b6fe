import type { Metadata } from 'next';
import { AccountFrame } from '@/app/(app)/(account)/account-frame';
import { wayBack } from '@/lib/domain/people/way-back';
import { browserIdentity } from '@/lib/server/identity';
import { ForgotForm } from './forgot-form';

export const metadata: Metadata = { title: 'Set a new password', robots: { index: false } };

type Props = { searchParams: Promise<{ next?: string | string[] }> };

export default async function ForgotPasswordPage({ searchParams }: Props) {
  const { next } = await searchParams;
  const back = wayBack(typeof next === 'string' ? next : null);
  return (
    <AccountFrame next={back}>
      <ForgotForm identity={browserIdentity} next={back} />
    </AccountFrame>
  );
}
