'use client';

import { Modal } from './modal';

const shortcuts: [keys: string, does: string][] = [
  ['A to E, or 1 to 5', 'Choose an answer'],
  ['X, then a letter', 'Cross out a choice, or bring it back'],
  ['N or right arrow', 'Next question'],
  ['P or left arrow', 'Previous question'],
  ['M', 'Mark for review'],
  ['G', 'Question map'],
  ['T', 'Hear or show the time left'],
  ['?', 'This list'],
];

type ShortcutSheetProps = { on: boolean; onChange: (on: boolean) => void; onClose: () => void };

/** Every shortcut, and the switch that turns single keys off for people whose software uses them. */
export function ShortcutSheet({ on, onChange, onClose }: ShortcutSheetProps) {
  return (
    <Modal title="Keyboard shortcuts" onClose={onClose}>
      <table className="tbl">
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {shortcuts.map(([keys, does]) => (
            <tr key={keys}>
              <th scope="row">{keys}</th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <label className="check">
        <input type="checkbox" checked={on} onChange={(event) => onChange(event.target.checked)} />
        Use single-key shortcuts
      </label>
      <p className="modal-acts">
        <button type="button" className="btn solid" onClick={onClose}>
          Close
        </button>
      </p>
    </Modal>
  );
}
