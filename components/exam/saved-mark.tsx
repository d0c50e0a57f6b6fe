import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import type { SavedState } from '@/lib/browser/attempt-session';

const marks = {
  saved: { icon: Check, text: 'Saved' },
  saving: { icon: LoaderCircle, text: 'Saving…' },
  kept: { icon: CloudOff, text: 'Kept on this device' },
  'at-risk': { icon: TriangleAlert, text: 'Not saved yet. Keep this page open' },
};

/** Where the answers are at this moment. Spoken only when something is not as it should be, or is so again. */
export function SavedMark({ saved }: { saved: SavedState }) {
  const { icon: Icon, text } = marks[saved];
  const quiet = saved === 'saved' || saved === 'saving';
  return (
    <>
      <p className={`saved ${saved}`}>
        <Icon className="i" aria-hidden="true" />
        <span>{text}</span>
      </p>
      <p className="vh" role="status">
        {quiet ? '' : text}
      </p>
    </>
  );
}
