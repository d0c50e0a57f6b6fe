import type { Writing } from '@/lib/browser/attempt-session';
import { NoticePage } from './notice-page';
import type { SetCard } from './set-card';

type TakenOverProps = { writing: Exclude<Writing, 'here'>; set: SetCard; onTakeBack: () => void };

/** Another tab or device is writing. Nothing is lost, and one button brings the work back here. */
export function TakenOver({ writing, set, onTakeBack }: TakenOverProps) {
  const tab = writing === 'other-tab';
  return (
    <NoticePage
      label={set.section}
      title={tab ? 'This set is open in another tab' : 'You went on with this set on another device'}
    >
      <p className="deck">
        {tab
          ? 'One tab works at a time, so that no answer is written over. Everything you did here is kept.'
          : 'One device works at a time. Everything you did here is kept and sent; nothing you answered later is written over.'}
      </p>
      <p className="page-acts">
        <button type="button" className="btn accent" onClick={onTakeBack}>
          {tab ? 'Use this tab instead' : 'Continue here'}
        </button>
        <a className="btn" href={set.home}>
          Leave
        </a>
      </p>
    </NoticePage>
  );
}
