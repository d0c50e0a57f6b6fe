import type { CSSProperties } from 'react';
import { clockText } from '@/components/exam/clock-text';
import type { ItemResult } from '@/lib/domain/exam/score';
import './pacing-bars.css';

type PacingBarsProps = {
  results: ItemResult[];
  /** Budget of the set in milliseconds; null when untimed. */
  budgetMs: number | null;
};

/** Round times from 0 to above the longest answer, milliseconds: half minutes, minutes, or five minutes apart. */
function gridLines(longestMs: number): number[] {
  const unit = longestMs <= 90_000 ? 30_000 : longestMs <= 300_000 ? 60_000 : 300_000;
  return Array.from({ length: Math.ceil(longestMs / unit) + 1 }, (_, i) => i * unit);
}

const at = (share: number) => ({ '--at': `${(share * 100).toFixed(2)}%` }) as CSSProperties;

/** Time on each question in order, beside the even pace the set allows. The list of questions has the same in numbers. */
export function PacingBars({ results, budgetMs }: PacingBarsProps) {
  const pace = budgetMs === null ? null : budgetMs / results.length;
  const lines = gridLines(Math.max(30_000, pace ?? 0, ...results.map((result) => result.ms)));
  const top = lines.at(-1) ?? 1;
  return (
    <figure className="pacing">
      <div
        className="bars"
        role="img"
        aria-label="Time on each question, in order. The list below has the numbers."
      >
        {lines.map((ms) => (
          <span key={ms} className="grid-line" style={at(ms / top)}>
            <span>{clockText(ms / 1000)}</span>
          </span>
        ))}
        <ol>
          {results.map((result) => (
            <li
              key={result.id}
              className={result.outcome === 'right' ? 'b' : 'bw'}
              style={at(result.ms / top)}
            >
              <span>{result.number}</span>
            </li>
          ))}
        </ol>
        {pace !== null && <span className="even" style={at(pace / top)} />}
      </div>
      <figcaption className="legend">
        <span>
          <i className="sq" aria-hidden="true" />
          Right
        </span>
        <span>
          <i className="sq w" aria-hidden="true" />
          Wrong or empty
        </span>
        {pace !== null && (
          <span>
            <i className="line" aria-hidden="true" />
            Even pace, {clockText(Math.round(pace / 1000))} a question
          </span>
        )}
      </figcaption>
    </figure>
  );
}
