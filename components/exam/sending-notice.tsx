'use client';

import { download, toAttemptFile } from '@/lib/browser/attempt-file';
import type { AttemptSession } from '@/lib/browser/attempt-session';
import { useSnapshot } from '@/lib/browser/use-snapshot';
import { failureText } from './failure-text';

/** Shown only when answers cannot be sent and waiting alone may not help, or when the device cannot keep them. */
export function SendingNotice({ session }: { session: AttemptSession }) {
  const snapshot = useSnapshot(session);
  const { sending, saved, view } = snapshot;
  const stuck = sending.kind === 'stopped' && sending.failure.kind !== 'signed-out' ? sending.failure : null;
  const busy = sending.kind === 'waiting' && sending.failure.kind === 'busy' ? sending.failure : null;
  if (!stuck && !busy && saved !== 'at-risk') return null;
  const save = async () =>
    download(`${view.plan.form.id}.json`, toAttemptFile(snapshot, await session.everything()));
  return (
    <div className="notice wrong sending-notice" role="status">
      <p>
        {saved === 'at-risk' &&
          'The storage of this device is full, so your last answers exist on this page only. Keep it open: they are being sent to the server. Freeing some space also helps. '}
        {(stuck ?? busy) && `${failureText((stuck ?? busy) as NonNullable<typeof stuck>)} `}
        {stuck && 'Your answers are kept here. '}
        <button type="button" className="quiet" onClick={() => void save()}>
          Download your answers
        </button>
      </p>
    </div>
  );
}
