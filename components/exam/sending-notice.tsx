'use client';

import type { AttemptSession } from '@/lib/browser/attempt-session';
import { useSnapshot } from '@/lib/browser/use-snapshot';
import { DownloadAnswers } from './download-answers';
import { failureText } from './failure-text';
import { SignInPrompt } from './sign-in-prompt';

const full =
  'The storage of this device is full, so your last answers exist on this page only. Keep it open while they are sent.';

/** Shown only when waiting alone may not help, or when the device cannot keep the answers. */
export function SendingNotice({ session }: { session: AttemptSession }) {
  const { sending, saved } = useSnapshot(session);
  const failure = sending.kind === 'waiting' || sending.kind === 'stopped' ? sending.failure : null;
  const told = failure && failure.kind !== 'offline' ? failure : null;
  if (!told && saved !== 'at-risk') return null;
  return (
    <div className="notice wrong sending-notice">
      <p role="status">
        {saved === 'at-risk' && `${full} `}
        {told && failureText(told)}
      </p>
      {told?.kind === 'signed-out' ? (
        <SignInPrompt onSignedIn={session.retryNow} />
      ) : (
        <DownloadAnswers session={session} className="quiet" />
      )}
    </div>
  );
}
