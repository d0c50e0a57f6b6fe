import type { ItemResult } from '@/lib/domain/exam/score';

export const filters = ['all', 'wrong', 'empty', 'marked'] as const;
export type Filter = (typeof filters)[number];

const names: Record<Filter, string> = { all: 'All', wrong: 'Wrong', empty: 'Empty', marked: 'Marked' };

/** Whether a question belongs to what is shown. */
export function isShown(filter: Filter, result: ItemResult): boolean {
  if (filter === 'wrong') return result.outcome === 'wrong';
  if (filter === 'empty') return result.outcome === 'omitted' || result.outcome === 'not-reached';
  return filter === 'all' || result.marked;
}

/** Plain links: they work without a script and can be kept or sent. */
export function QuestionFilter({ filter, results }: { filter: Filter; results: ItemResult[] }) {
  return (
    <nav className="tabs no-print" aria-label="Questions shown">
      {filters.map((name) => (
        <a
          key={name}
          href={name === 'all' ? '?#questions' : `?show=${name}#questions`}
          aria-current={name === filter || undefined}
        >
          {names[name]}{' '}
          <span className="num">{results.filter((result) => isShown(name, result)).length}</span>
        </a>
      ))}
    </nav>
  );
}
