import type { CompiledQuestion } from '@/lib/domain/question/public-question';

type FirstQuestionProps = { question: CompiledQuestion; from: string };

/**
 * One published question that answers back without a script: the choice shows its own reason when the answer is opened.
 * It is a sample. Its key is in the page, so no running test may hold it back.
 */
export function FirstQuestion({ question, from }: FirstQuestionProps) {
  const { public: shown, key, rationales, explanation } = question;
  if (shown.kind !== 'choice' || key.kind !== 'choice') return null;
  return (
    <fieldset className="q1">
      <legend className="vh">A question to start with</legend>
      <div className="q1-head">
        <span className="bub full">1</span>
        {from}
      </div>
      <div className="stem" dangerouslySetInnerHTML={{ __html: shown.stem }} />
      <div className="choices">
        {shown.choices.map(({ id, html }) => (
          <label key={id} className="choice">
            <input type="radio" name="first-question" value={id} />
            <span className="bub">{id}</span>
            <span className="txt" dangerouslySetInnerHTML={{ __html: html }} />
          </label>
        ))}
      </div>
      <details>
        <summary className="btn">Check the answer</summary>
        <p className="why unchosen">
          <b>The answer is {key.choice}.</b> Choose any of the four to read why it is right or wrong.
        </p>
        {shown.choices.map(({ id }) => (
          <p key={id} className="why" data-choice={id}>
            <b>{id === key.choice ? `${id} is right.` : `${id} is not it. The answer is ${key.choice}.`}</b>
            <span dangerouslySetInnerHTML={{ __html: rationales[id] ?? '' }} />
          </p>
        ))}
        <div className="why always">
          <b>How to get there</b>
          <div dangerouslySetInnerHTML={{ __html: explanation }} />
        </div>
      </details>
    </fieldset>
  );
}
