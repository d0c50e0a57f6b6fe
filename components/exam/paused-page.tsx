import type { AttemptSession } from '@/lib/browser/attempt-session';
import { useCountdown } from '@/lib/browser/use-countdown';
import { timeLeftWords } from './clock-text';
import { NoticePage } from './notice-page';
import type { SetCard } from './set-card';

/** The clock stands and the question is out of sight until the student comes back. */
export function PausedPage({ session, set }: { session: AttemptSession; set: SetCard }) {
  const seconds = useCountdown(session);
  return (
    <NoticePage label={set.section} title="Paused">
      <p className="deck">
        {seconds !== null && `${timeLeftWords(seconds)}. `}The clock stands still until you go on, here or on
        another device.
      </p>
      <p className="page-acts">
        <button type="button" className="btn accent" onClick={() => void session.act({ type: 'resume' })}>
          Go on
        </button>
        <a className="btn" href={set.home}>
          Leave for now
        </a>
      </p>
    </NoticePage>
  );
}
