import type { AttemptSession } from '@/lib/browser/attempt-session';
import { useSnapshot } from '@/lib/browser/use-snapshot';
import { MapPopover } from './map-popover';
import { SavedMark } from './saved-mark';
import { TickRuler } from './tick-ruler';
import { toCells } from './to-cells';
import './bottom-bar.css';

type BottomBarProps = {
  session: AttemptSession;
  title: string;
  index: number;
  onVisit: (id: string) => void;
  onMove: (to: number) => void;
  onReview: () => void;
};

/** Where the answers are, the map, and the way on. */
export function BottomBar({ session, title, index, onVisit, onMove, onReview }: BottomBarProps) {
  const { state, view, saved } = useSnapshot(session);
  const cells = toCells(view, state);
  return (
    <>
      <TickRuler items={cells.map((cell) => cell.item)} current={index} />
      <div className="run-bar">
        <SavedMark saved={saved} />
        <nav aria-label="Questions">
          <MapPopover
            title={title}
            cells={cells}
            current={state.current}
            onVisit={onVisit}
            onReview={onReview}
          />
        </nav>
        <div className="moves">
          <button type="button" className="btn" disabled={index === 0} onClick={() => onMove(index - 1)}>
            Back
          </button>
          <button type="button" className="btn solid" onClick={() => onMove(index + 1)}>
            Next
          </button>
        </div>
      </div>
    </>
  );
}
