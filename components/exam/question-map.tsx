import { Bookmark } from 'lucide-react';
import type { ItemState } from '@/lib/domain/exam/attempt';
import './question-map.css';

export type MapCell = { id: string; number: number; item: ItemState };

type QuestionMapProps = { cells: MapCell[]; current: string | null; onVisit: (id: string) => void };

const name = ({ number, item }: MapCell, here: boolean) =>
  [
    `Question ${number}`,
    item.answer === null ? 'not answered' : 'answered',
    item.marked && 'marked for review',
    here && 'current',
  ]
    .filter(Boolean)
    .join(', ');

/** Every question at a glance: filled when answered, dashed when not, ringed where you are, flagged for review. */
export function QuestionMap({ cells, current, onVisit }: QuestionMapProps) {
  return (
    <>
      <ul className="cells">
        {cells.map((cell) => {
          const here = cell.id === current;
          const classes = ['cell', cell.item.answer !== null && 'done', here && 'now']
            .filter(Boolean)
            .join(' ');
          return (
            <li key={cell.id}>
              <button
                type="button"
                className={classes}
                aria-label={name(cell, here)}
                aria-current={here || undefined}
                onClick={() => onVisit(cell.id)}
              >
                {cell.number}
                {cell.item.marked && <Bookmark className="flag" aria-hidden="true" />}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="map-key" aria-hidden="true">
        {current !== null && (
          <span>
            <i className="n" />
            Current
          </span>
        )}
        <span>
          <i className="d" />
          Answered
        </span>
        <span>
          <i />
          Not answered
        </span>
        <span>
          <Bookmark className="i" />
          For review
        </span>
      </p>
    </>
  );
}
