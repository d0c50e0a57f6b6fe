import type { ItemState } from '@/lib/domain/exam/attempt';
import { Modal } from './modal';

type SubmitDialogProps = { items: ItemState[]; onSubmit: () => void; onClose: () => void };

/** The last question before an answer can no longer change. */
export function SubmitDialog({ items, onSubmit, onClose }: SubmitDialogProps) {
  const empty = items.filter((item) => item.answer === null).length;
  return (
    <Modal title="Submit this set?" onClose={onClose}>
      <p>
        {empty === 0
          ? 'Every question has an answer. '
          : `${empty} of ${items.length} questions ${empty === 1 ? 'has' : 'have'} no answer. `}
        After you submit, answers cannot be changed, and your report opens.
      </p>
      <p className="modal-acts">
        <button type="button" className="btn" onClick={onClose}>
          Keep working
        </button>
        <button type="button" className="btn accent" onClick={onSubmit}>
          Submit
        </button>
      </p>
    </Modal>
  );
}
