import type { NextStep } from '@/lib/domain/exam/next-steps';

type NextThreeProps = { steps: NextStep[]; numberOf: (id: string) => number };

const listed = (numbers: number[]) =>
  numbers.length === 1
    ? `question ${numbers[0]}`
    : `questions ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

/** Up to three skills to work on, each with the questions that say so. */
export function NextThree({ steps, numberOf }: NextThreeProps) {
  if (steps.length === 0) return <p className="how">Every question was right. The next set is below.</p>;
  return (
    <ol className="steps">
      {steps.map(({ skill, right, questions, missed }) => (
        <li key={skill}>
          <strong>{skill}</strong>
          <p>
            {right} of {questions} right.
          </p>
          <a href={`#q${numberOf(missed[0] ?? '')}`}>Read {listed(missed.map(numberOf))}</a>
        </li>
      ))}
    </ol>
  );
}
