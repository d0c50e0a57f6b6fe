import { clockText } from '@/components/exam/clock-text';
import type { ReportQuestion } from '@/lib/domain/exam/report';
import { OutcomeDot, outcomeWords } from './outcome-dot';
import { ReviewedChoices } from './reviewed-choices';
import './question-review.css';

type QuestionReviewProps = { item: ReportQuestion; skill: string; open: boolean };

const keyText = ({ key }: ReportQuestion) => (key.kind === 'choice' ? key.choice : (key.accept[0] ?? ''));

/** One question after the fact: first why the choice taken fails, then why the key holds. */
export function QuestionReview({ item, skill, open }: QuestionReviewProps) {
  const { question, result } = item;
  const key = keyText(item);
  return (
    <details className="review" id={`q${result.number}`} open={open}>
      <summary>
        <span className="num">
          <span className="vh">Question </span>
          {result.number}
        </span>
        <b>{skill}</b>
        <span>
          <span className="vh">, you: </span>
          {result.answer ?? '—'}
        </span>
        <span className="opt">
          <span className="vh">, key: </span>
          {key}
        </span>
        <span className="num opt">
          <span className="vh">, time: </span>
          {clockText(Math.round(result.ms / 1000))}
        </span>
        <span className="res">
          <OutcomeDot outcome={result.outcome} />
          {outcomeWords[result.outcome]}
        </span>
      </summary>
      <div className="rev">
        <div>
          {question.figure && <div dangerouslySetInnerHTML={{ __html: question.figure.html }} />}
          <div className="stem" dangerouslySetInnerHTML={{ __html: question.stem }} />
          {question.kind === 'choice' && (
            <ReviewedChoices choices={question.choices} answer={result.answer} correct={key} />
          )}
        </div>
        <div className="whys">
          {item.whyNot && (
            <>
              <h4>You chose {result.answer}</h4>
              <div className="why" dangerouslySetInnerHTML={{ __html: item.whyNot }} />
            </>
          )}
          {item.whyKey && (
            <>
              <h4>
                {key} is right{result.outcome === 'right' && ', as you said'}
              </h4>
              <div className="why" dangerouslySetInnerHTML={{ __html: item.whyKey }} />
            </>
          )}
          <h4>How to get there</h4>
          <div className="why" dangerouslySetInnerHTML={{ __html: item.explanation }} />
          {result.change !== 'none' && (
            <p className="trust">
              You first answered {result.firstAnswer}
              {result.change === 'gained' && '; changing it gained this question'}
              {result.change === 'lost' && '; changing it lost this question'}.
            </p>
          )}
          <OtherChoices item={item} correct={key} />
        </div>
      </div>
    </details>
  );
}

function OtherChoices({ item, correct }: { item: ReportQuestion; correct: string }) {
  const others = Object.entries(item.rationales).filter(
    ([id]) => id !== correct && id !== item.result.answer && id !== 'key',
  );
  if (others.length === 0) return null;
  return (
    <details className="others">
      <summary>The other choices</summary>
      <dl>
        {others.map(([id, html]) => (
          <div key={id}>
            <dt>{id}</dt>
            <dd dangerouslySetInnerHTML={{ __html: html }} />
          </div>
        ))}
      </dl>
    </details>
  );
}
