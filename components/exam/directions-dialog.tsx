import { Modal } from './modal';

/** The exam's own directions for this section; reading them does not stop the clock. */
export function DirectionsDialog({ paragraphs, onClose }: { paragraphs: string[]; onClose: () => void }) {
  return (
    <Modal title="Directions" onClose={onClose}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className="modal-acts">
        <button type="button" className="btn solid" onClick={onClose}>
          Close
        </button>
      </p>
    </Modal>
  );
}
