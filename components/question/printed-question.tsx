import type { PublicQuestion } from '@/lib/domain/question/public-question';

/** A question as it stands on paper: nothing to press, nothing given away. */
export function PrintedQuestion({ question, title }: { question: PublicQuestion; title?: string }) {
  return (
    <div className="max-w-measure">
      {title && <h3 className="mb-2">{title}</h3>}
      {question.figure && <div dangerouslySetInnerHTML={{ __html: question.figure.html }} />}
      <div className="stem" dangerouslySetInnerHTML={{ __html: question.stem }} />
      {question.kind === 'choice' && (
        <ul className="choices mt-5">
          {question.choices.map(({ id, html }) => (
            <li key={id} className="choice">
              <span className="bub">{id}</span>
              <span className="txt" dangerouslySetInnerHTML={{ __html: html }} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
