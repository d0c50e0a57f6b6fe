'use client';

import { useEffect, useRef } from 'react';
import { useSnapshot } from '@/lib/browser/use-snapshot';
import { countsText } from './counts';
import { QuestionMap } from './question-map';
import { type FrameProps, RunnerFrame } from './runner-frame';
import { SavedMark } from './saved-mark';
import { toCells } from './to-cells';

/** The page before the end: what is answered, what is not, what was marked, and the way back to each. */
export function CheckWork(frame: FrameProps) {
  const { session, set, onDialog } = frame;
  const { view, state, saved } = useSnapshot(session);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const cells = toCells(view, state);
  const back = cells.find((cell) => cell.id === state.current) ?? cells[0];
  const visit = (item: string) => void session.act({ type: 'visit', item });
  const foot = (
    <div className="run-bar">
      <SavedMark saved={saved} />
      <span />
      <div className="moves">
        {back && (
          <button type="button" className="btn" onClick={() => visit(back.id)}>
            Question {back.number}
          </button>
        )}
        <button type="button" className="btn accent" onClick={() => onDialog('submit')}>
          Submit
        </button>
      </div>
    </div>
  );
  return (
    <RunnerFrame {...frame} foot={foot}>
      <main id="main" className="single">
        <div className="pane">
          <div className="column check-work">
            <h1 tabIndex={-1} ref={heading}>
              Check your work
            </h1>
            <p className="deck">
              {set.title}: {countsText(cells)}.{' '}
              {view.plan.mode !== 'untimed' && 'The clock is still running. '}
              Nothing is taken off for a wrong answer, so leave none empty.
            </p>
            <QuestionMap cells={cells} current={null} onVisit={visit} />
          </div>
        </div>
      </main>
    </RunnerFrame>
  );
}
