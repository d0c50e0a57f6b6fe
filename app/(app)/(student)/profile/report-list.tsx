import type { AttemptRow } from '@/lib/domain/exam/attempt-api';
import { longDate } from '@/lib/domain/site/long-date';

/** What was handed in, newest first; each opens its report. */
export function ReportList({ attempts }: { attempts: AttemptRow[] }) {
  if (attempts.length === 0) return <p>A report appears here for every set you finish.</p>;
  return (
    <ul className="starts">
      {attempts.map((attempt) => (
        <li key={attempt.id}>
          <a className="flex-wrap gap-y-0.5" href={`/report/${attempt.id}`}>
            {attempt.title}
            <span>{longDate(attempt.submittedAt ?? attempt.startedAt)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
