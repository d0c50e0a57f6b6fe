'use client';

import { useEffect, useRef } from 'react';
import type { AttemptSession } from '@/lib/browser/attempt-session';
import { useSnapshot } from '@/lib/browser/use-snapshot';
import { countsText } from './counts';
import { QuestionMap } from './question-map';
import { SavedMark } from './saved-mark';
import { toCells } from './to-cells';

type CheckWorkProps = { session: AttemptSession; title: string; onSubmit: () => void };

/** The page before the end: what is answered, what is not, what was marked, and the way back to each. */
export function CheckWork({ session, title, onSubmit }: CheckWorkProps) {
  const { view, state, saved } = useSnapshot(session);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const cells = toCells(view, state);
  const back = state.current ?? cells[0]?.id;
  const visit = (item: string) => void session.act({ type: 'visit', item });
  return (
    <main id="main" className="single">
      <div className="pane">
        <div className="column check-work">
          <h1 tabIndex={-1} ref={heading}>
            Check your work
          </h1>
          <p className="deck">
            {title}: {countsText(cells)}. {view.plan.mode === 'untimed' ? '' : 'The clock is still running. '}
            There is no penalty for a wrong answer, so leave nothing empty.
          </p>
          <QuestionMap cells={cells} current={null} onVisit={visit} />
          <div className="check-acts">
            {back && (
              <button type="button" className="btn" onClick={() => visit(back)}>
                Back to question {cells.find((cell) => cell.id === back)?.number}
              </button>
            )}
            <button type="button" className="btn accent" onClick={onSubmit}>
              Submit the set
            </button>
            <SavedMark saved={saved} />
          </div>
        </div>
      </div>
    </main>
  );
}
