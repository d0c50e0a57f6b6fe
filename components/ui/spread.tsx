import type { ReactNode } from 'react';
import type { Accent } from '@/lib/domain/site/section';

type SpreadProps = {
  /** Opens a section: its name in the margin and a bubble on the line. */
  label?: string;
  /** Facts below the name, one line each. */
  notes?: string[];
  section?: Accent;
  /** What else stands in the margin. */
  margin?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A stretch of the page: the margin, the line, the text. */
export function Spread({ label, notes = [], section, margin, className = '', children }: SpreadProps) {
  return (
    <section className="frame" data-section={section}>
      <div className={`spread ${label ? 'node' : ''} ${className}`.trim()}>
        <div className="margin">
          {label && <p className="label">{label}</p>}
          {notes.length > 0 && (
            <p className="note">
              {notes.map((note) => (
                <span key={note}>{note}</span>
              ))}
            </p>
          )}
          {margin}
        </div>
        <div className="main">{children}</div>
      </div>
    </section>
  );
}
