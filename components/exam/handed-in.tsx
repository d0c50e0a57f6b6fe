'use client';

import { download, toAttemptFile } from '@/lib/browser/attempt-file';
import type { AttemptSession } from '@/lib/browser/attempt-session';
import { useSnapshot } from '@/lib/browser/use-snapshot';
import { failureText } from './failure-text';
import { NoticePage } from './notice-page';
import type { SetCard } from './set-card';

/** After the end: sending until the receipt is here, then the way to the report. */
export function HandedIn({ session, set }: { session: AttemptSession; set: SetCard }) {
  const snapshot = useSnapshot(session);
  const { view, state, sending, receipt } = snapshot;
  const answered = Object.values(state.items).filter((item) => item.answer !== null).length;
  const failure = sending.kind === 'waiting' || sending.kind === 'stopped' ? sending.failure : null;
  const budget = view.plan.parts[0]?.budgetMs ?? null;
  const timeUp = budget !== null && (state.usedMs[0] ?? 0) >= budget;
  const save = async () => download(`${set.slug}.json`, toAttemptFile(snapshot, await session.everything()));

  if (receipt) {
    return (
      <NoticePage key="received" label={set.section} title="Received">
        <p className="deck">
          {answered} of {view.questions.length} answers are in. Your receipt is{' '}
          <b className="num">{receipt}</b>: it proves that the server has every one of them.
        </p>
        <p className="page-acts">
          <a className="btn accent" href={`/report/${view.id}`}>
            Read your report
          </a>
        </p>
      </NoticePage>
    );
  }
  return (
    <NoticePage key="sending" label={set.section} title={timeUp ? 'Time is up' : 'Sending your answers'}>
      <p className="deck" role="status">
        {failure
          ? `${failureText(failure)} Your ${answered} answers are locked and kept on this device.`
          : `Your ${answered} answers are locked and on their way.`}
        {failure &&
          sending.kind === 'waiting' &&
          ' They are sent by themselves as soon as it works; you may also close this page and open it again later.'}
      </p>
      <p className="page-acts">
        {failure && (
          <>
            <button type="button" className="btn solid" onClick={session.retryNow}>
              Try again now
            </button>
            <button type="button" className="btn" onClick={() => void save()}>
              Download your answers
            </button>
          </>
        )}
      </p>
    </NoticePage>
  );
}
