'use client';

import { useState } from 'react';
import { Choices } from '@/components/question/choices';
import { QuestionSheet } from '@/components/question/question-sheet';
import { Stimulus } from '@/components/question/stimulus';
import { useShortcuts } from '@/lib/browser/use-shortcuts';
import { useSnapshot } from '@/lib/browser/use-snapshot';
import { answerKey } from './answer-key-press';
import { BottomBar } from './bottom-bar';
import { mapId } from './map-popover';
import { type FrameProps, RunnerFrame } from './runner-frame';
import { SplitPanes } from './split-panes';

type QuestionViewProps = FrameProps & { shortcuts: boolean; onAskTime: () => void };

/** One question with its passage, and everything that can be done to it by pointer, key or assistive technology. */
export function QuestionView({ shortcuts, onAskTime, ...frame }: QuestionViewProps) {
  const { session, set, onDialog } = frame;
  const { state, view } = useSnapshot(session);
  const [eliminating, setEliminating] = useState(false);
  const [crossing, setCrossing] = useState(false);

  const index = Math.max(
    0,
    view.questions.findIndex((question) => question.id === state.current),
  );
  const question = view.questions[index];
  const item = question && state.items[question.id];
  const stimulus = view.stimuli.find((one) => one.id === question?.stimulus);

  const visit = (to: number) => {
    const next = view.questions[to];
    if (next) void session.act({ type: 'visit', item: next.id });
    else if (to >= view.questions.length) void session.act({ type: 'review' });
  };
  const does = {
    mark: () => question && void session.act({ type: item?.marked ? 'unmark' : 'mark', item: question.id }),
    answer: (value: string) => question && void session.act({ type: 'answer', item: question.id, value }),
    clear: () => question && void session.act({ type: 'clear', item: question.id }),
    cross: (choice: string) => question && void session.act({ type: 'eliminate', item: question.id, choice }),
    restore: (choice: string) => question && void session.act({ type: 'restore', item: question.id, choice }),
  };

  useShortcuts(shortcuts, (key) => {
    const choice = question?.kind === 'choice' ? answerKey(key, question.choices) : null;
    if (crossing) setCrossing(false);
    if (choice && crossing) {
      setEliminating(true);
      if (item?.eliminated.includes(choice)) does.restore(choice);
      else does.cross(choice);
      return true;
    }
    if (choice) does.answer(choice);
    else if (key === 'x') setCrossing(true);
    else if (key === 'n' || key === 'arrowright') visit(index + 1);
    else if (key === 'p' || key === 'arrowleft') visit(index - 1);
    else if (key === 'm') does.mark();
    else if (key === 'g') document.getElementById(mapId)?.togglePopover();
    else if (key === 't') onAskTime();
    else if (key === '?') onDialog('shortcuts');
    else return false;
    return true;
  });

  if (!question || !item) return null;
  const sheet = (
    <QuestionSheet
      question={question}
      number={index + 1}
      count={view.questions.length}
      item={item}
      eliminating={eliminating}
      onMark={does.mark}
      onEliminating={() => setEliminating(!eliminating)}
    >
      {question.kind === 'choice' && (
        <Choices
          question={question.id}
          choices={question.choices}
          answer={item.answer}
          eliminated={item.eliminated}
          eliminating={eliminating}
          onAnswer={does.answer}
          onEliminate={does.cross}
          onRestore={does.restore}
        />
      )}
      <p className="under-choices">
        {item.answer !== null && (
          <button type="button" className="quiet" onClick={does.clear}>
            Clear answer
          </button>
        )}
        <span role="status">{crossing && 'Press a letter to cross that choice out.'}</span>
      </p>
    </QuestionSheet>
  );
  return (
    <RunnerFrame
      {...frame}
      foot={
        <BottomBar
          session={session}
          title={set.section}
          index={index}
          onVisit={(id) => void session.act({ type: 'visit', item: id })}
          onMove={visit}
          onReview={() => void session.act({ type: 'review' })}
        />
      }
    >
      {stimulus ? (
        <SplitPanes
          left={<Stimulus key={stimulus.id} stimulus={stimulus} asking={index + 1} />}
          right={sheet}
        />
      ) : (
        <main id="main" className="single">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a pane that scrolls must be reachable by keyboard */}
          <section className="pane" aria-label="Question" tabIndex={0}>
            <div className="column">{sheet}</div>
          </section>
        </main>
      )}
    </RunnerFrame>
  );
}
