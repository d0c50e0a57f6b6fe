import type { AttemptRow } from '@/lib/domain/exam/attempt-api';

function leftWords({ budgetMs, usedMs }: AttemptRow): string {
  if (budgetMs === null) return 'no time limit';
  return `${Math.max(0, Math.ceil((budgetMs - usedMs) / 60_000))} min left`;
}

/** What was begun and not handed in; each opens where it was left. */
export function UnfinishedList({ attempts }: { attempts: AttemptRow[] }) {
  if (attempts.length === 0)
    return (
      <p>
        Nothing is waiting. <a href="/act-problem-sets">Choose a set</a> to begin one; the clock stops when
        you leave.
      </p>
    );
  return (
    <ul className="starts">
      {attempts.map((attempt) => (
        <li key={attempt.id}>
          <a className="flex-wrap gap-y-0.5" href={`/act-practice/${attempt.form}`}>
            {attempt.title}
            <span>
              {attempt.answered} of {attempt.questions} answered, {leftWords(attempt)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
