import type { PublicChoice } from '@/lib/domain/question/public-question';

type ReviewedChoicesProps = { choices: PublicChoice[]; answer: string | null; correct: string };

/** The choices as they stood, with words for the key and for what was taken. */
export function ReviewedChoices({ choices, answer, correct }: ReviewedChoicesProps) {
  return (
    <ul className="choices">
      {choices.map(({ id, html }) => (
        <li key={id} className={id === correct ? 'choice is-key' : 'choice'}>
          <span className={id === correct ? 'bub full' : 'bub'}>{id}</span>
          <span className="txt" dangerouslySetInnerHTML={{ __html: html }} />
          {(id === correct || id === answer) && (
            <span className="tag">
              {id === correct && id === answer ? 'Key, your answer' : id === correct ? 'Key' : 'Your answer'}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
