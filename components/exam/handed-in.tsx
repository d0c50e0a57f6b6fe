'use client';

import type { AttemptSession } from '@/lib/browser/attempt-session';
import { useSnapshot } from '@/lib/browser/use-snapshot';
import { DownloadAnswers } from './download-answers';
import { failureText } from './failure-text';
import { NoticePage } from './notice-page';
import type { SetCard } from './set-card';
import { SignInPrompt } from './sign-in-prompt';

/** After the end: sending until the receipt is here, then the way to the report. */
export function HandedIn({ session, set }: { session: AttemptSession; set: SetCard }) {
  const { view, state, sending, receipt } = useSnapshot(session);
  const answered = Object.values(state.items).filter((item) => item.answer !== null).length;
  const budget = view.plan.parts[0]?.budgetMs ?? null;
  const timeUp = budget !== null && (state.usedMs[0] ?? 0) >= budget;
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
  const failure = sending.kind === 'waiting' || sending.kind === 'stopped' ? sending.failure : null;
  const answers = `Your ${answered} answers are locked`;
  return (
    <NoticePage key="sending" label={set.section} title={timeUp ? 'Time is up' : 'Sending your answers'}>
      <p className="deck" role="status">
        {failure
          ? `${failureText(failure)} ${answers} and kept on this device.`
          : `${answers} and on their way.`}
        {sending.kind === 'waiting' &&
          ' They are sent by themselves as soon as it works; you may also close this page and open it again later.'}
      </p>
      {failure && (
        <div className="page-acts">
          <button type="button" className="btn solid" onClick={session.retryNow}>
            Try again now
          </button>
          <DownloadAnswers session={session} className="btn" />
          {failure.kind === 'signed-out' && <SignInPrompt onSignedIn={session.retryNow} />}
        </div>
      )}
    </NoticePage>
  );
}
