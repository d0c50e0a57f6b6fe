import { Bookmark } from 'lucide-react';
import type { Ref } from 'react';

type QuestionBarProps = {
  number: number;
  count: number;
  marked: boolean;
  eliminating: boolean;
  onMark: () => void;
  onEliminating: () => void;
  heading: Ref<HTMLHeadingElement>;
};

/** Above each question: its number, the mark for review, and the switch for crossing out. */
export function QuestionBar({ number, count, marked, eliminating, heading, ...on }: QuestionBarProps) {
  return (
    <div className="qbar">
      <h1 className="qn" tabIndex={-1} ref={heading}>
        <span className="vh">Question </span>
        {number}
        <span className="vh"> of {count}</span>
      </h1>
      <button type="button" aria-pressed={marked} onClick={on.onMark}>
        <Bookmark className="i flag" aria-hidden="true" />
        Mark for review
      </button>
      <span className="sp" />
      <button type="button" aria-pressed={eliminating} onClick={on.onEliminating}>
        <span className="elim-i" aria-hidden="true">
          ABC
        </span>
        <span className="vh">Cross out choices</span>
      </button>
    </div>
  );
}
