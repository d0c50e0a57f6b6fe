import type { AttemptSession } from '@/lib/browser/attempt-session';
import { useSnapshot } from '@/lib/browser/use-snapshot';
import { Modal } from './modal';

type ExitDialogProps = { session: AttemptSession; home: string; onClose: () => void };

/** Leaving costs nothing: it says where the answers are before it lets go. */
export function ExitDialog({ session, home, onClose }: ExitDialogProps) {
  const { saved, view } = useSnapshot(session);
  const timed = view.plan.mode !== 'untimed';
  return (
    <Modal title="Leave and go on later?" onClose={onClose}>
      <p>
        {saved === 'saved'
          ? 'Every answer is saved. You can go on from here, on this device or another one.'
          : 'Some answers are on this device only. They are sent when you open this set here again with a connection.'}{' '}
        {timed && 'The clock stops when the page closes.'}
      </p>
      {saved === 'at-risk' && (
        <p className="notice wrong">
          This device has no room to keep your last answers. Wait until the bottom bar says “Saved” before you
          leave.
        </p>
      )}
      <p className="modal-acts">
        <button type="button" className="btn" onClick={onClose}>
          Keep working
        </button>
        <a className="btn solid" href={home}>
          Leave
        </a>
      </p>
    </Modal>
  );
}
