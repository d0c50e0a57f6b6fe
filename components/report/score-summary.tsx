import { clockText } from '@/components/exam/clock-text';
import type { OwnReport } from '@/lib/domain/exam/report';
import { OutcomeDot, outcomeWords } from './outcome-dot';

const modes = { strict: 'as on test day', practice: 'in practice mode', untimed: 'without a time limit' };

/** The score as a count, never as a percentage, and how the set was taken. */
export function ScoreSummary({ report }: { report: OwnReport }) {
  const { score, plan, usedMs, questions } = report;
  const budget = plan.parts[0]?.budgetMs ?? null;
  const used = clockText(Math.round(usedMs / 1000));
  const outcomes = (['wrong', 'omitted', 'not-reached'] as const)
    .map((outcome) => ({ outcome, n: questions.filter(({ result }) => result.outcome === outcome).length }))
    .filter(({ n }) => n > 0);
  return (
    <>
      <div className="score">
        <div>
          <p className="lbl">Right answers, of {score.questions}</p>
          <p className="big">{score.right}</p>
        </div>
        <ul className="score-strip" aria-label="Questions in order">
          {questions.map(({ result }) => (
            <li key={result.id}>
              <a href={`#q${result.number}`}>
                <OutcomeDot outcome={result.outcome} />
                <span className="vh">
                  Question {result.number}: {outcomeWords[result.outcome]}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className="how">
        Taken {modes[plan.mode]} in {used}
        {budget !== null && ` of ${clockText(Math.round(budget / 1000))}`}.{' '}
        {outcomes.map(({ outcome, n }) => `${n} ${outcomeWords[outcome].toLowerCase()}`).join(', ')}
        {outcomes.length > 0 && '. '}A set this short gives no ACT score: the count is what there is to know.
      </p>
    </>
  );
}
