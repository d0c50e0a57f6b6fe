import { clockText } from '@/components/exam/clock-text';
import type { ItemResult } from '@/lib/domain/exam/score';

type PacingBarsProps = {
  results: ItemResult[];
  /** Budget of the set in milliseconds; null when untimed. */
  budgetMs: number | null;
};

const height = 120;
const step = 26;

/** Whole minutes (or half or tens, for very short or long answers) up to the longest bar. */
function gridLines(longestMs: number): number[] {
  const unit = longestMs <= 90_000 ? 30_000 : longestMs <= 300_000 ? 60_000 : 300_000;
  return Array.from({ length: Math.ceil(longestMs / unit) + 1 }, (_, i) => i * unit);
}

/** Time on each question in order, beside the even pace the set allows. */
export function PacingBars({ results, budgetMs }: PacingBarsProps) {
  const pace = budgetMs === null ? null : budgetMs / results.length;
  const lines = gridLines(Math.max(30_000, pace ?? 0, ...results.map((result) => result.ms)));
  const top = lines.at(-1) ?? 1;
  const y = (ms: number) => height - (ms / top) * height;
  const width = results.length * step;
  return (
    <figure className="pacing">
      <svg
        className="pace"
        viewBox={`-44 -8 ${width + 48} ${height + 34}`}
        role="img"
        aria-label={`Time on each question in order. The table of questions below has the same times in numbers.`}
      >
        {lines.map((ms) => (
          <g key={ms}>
            <path className={ms === 0 ? 'ax' : 'g'} d={`M0 ${y(ms)}H${width}`} />
            <text x={-8} y={y(ms) + 4} textAnchor="end">
              {clockText(ms / 1000)}
            </text>
          </g>
        ))}
        {results.map((result, index) => (
          <g key={result.id}>
            <rect
              className={result.outcome === 'right' ? 'b' : 'bw'}
              x={index * step + 5}
              y={y(result.ms)}
              width={step - 10}
              height={height - y(result.ms)}
            />
            <text x={index * step + step / 2} y={height + 18} textAnchor="middle">
              {result.number}
            </text>
          </g>
        ))}
        {pace !== null && <path className="avg" d={`M0 ${y(pace)}H${width}`} />}
      </svg>
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
