import type { CSSProperties } from 'react';

export type StripSegment = {
  title: string;
  /** What stands below the title: "54 questions, 64 minutes". */
  note: string;
  /** Ticks to draw; 0 is a pause. */
  count: number;
  /** Share of the whole, in any unit that all segments have in common (minutes). */
  span: number;
  optional?: boolean;
};

type TickStripProps = {
  segments: StripSegment[];
  /** Says in words what the strip draws. */
  label: string;
  /** The span that fills the whole width, so that several strips share a scale. Default: this strip's own total. */
  scale?: number;
};

const vars = (values: Record<`--${string}`, number | string>) => values as CSSProperties;

/** Tick positions in the middle of their share, as one path on a box `span` wide and 1 high. */
function ticks(count: number, span: number): string {
  const step = span / count;
  return Array.from({ length: count }, (_, i) => `M${((i + 0.5) * step).toFixed(2)} 0V1`).join('');
}

/** A test to scale: one tick is one question, spaced by the time it is given. */
export function TickStrip({ segments, label, scale }: TickStripProps) {
  const total = segments.reduce((sum, segment) => sum + segment.span, 0);
  const longest = Math.max(...segments.map((segment) => segment.span));
  const width = scale && scale > total ? `${((total / scale) * 100).toFixed(2)}%` : '100%';
  return (
    <div className="strip" role="img" aria-label={label} style={vars({ '--max': longest, '--w': width })}>
      {segments.map(({ title, note, count, span, optional }) => (
        <div
          key={title}
          className={count === 0 ? 'seg pause' : optional ? 'seg opt' : 'seg'}
          style={vars({ '--m': span })}
        >
          {count > 0 && (
            <svg viewBox={`0 0 ${span} 1`} preserveAspectRatio="none" aria-hidden="true">
              <path d={ticks(count, span)} />
            </svg>
          )}
          <div className="cap">
            <b>{title}</b> <span>{note}</span>
          </div>
        </div>
      ))}
    </div>
  );
}
