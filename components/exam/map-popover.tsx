import { ChevronUp } from 'lucide-react';
import { useRef } from 'react';
import { countsText } from './counts';
import { type MapCell, QuestionMap } from './question-map';

type MapPopoverProps = {
  title: string;
  cells: MapCell[];
  current: string | null;
  onVisit: (id: string) => void;
  onReview: () => void;
};

export const mapId = 'question-map';

/** The question map, opened from the bottom bar. The browser closes it by Escape or a click beside it. */
export function MapPopover({ title, cells, current, onVisit, onReview }: MapPopoverProps) {
  const box = useRef<HTMLDivElement>(null);
  const number = cells.find((cell) => cell.id === current)?.number ?? 1;
  const leave = (go: () => void) => {
    box.current?.hidePopover();
    go();
  };
  return (
    <>
      <button type="button" className="mapbtn" popoverTarget={mapId}>
        <span>
          Question {number}
          <span className="of"> of {cells.length}</span>
        </span>
        <ChevronUp className="i" aria-hidden="true" />
      </button>
      <div id={mapId} ref={box} popover="auto" className="mapbox" role="dialog" aria-label="Question map">
        <div className="mh">
          <div>
            <h2>{title}</h2>
            <p>{countsText(cells)}</p>
          </div>
          <button type="button" className="btn" onClick={() => leave(onReview)}>
            Check your work
          </button>
        </div>
        <QuestionMap cells={cells} current={current} onVisit={(id) => leave(() => onVisit(id))} />
      </div>
    </>
  );
}
