'use client';

import { useEffect, useState } from 'react';
import type { AttemptSession } from '@/lib/browser/attempt-session';
import { keepAlive } from '@/lib/browser/session-life';
import { useShortcutSetting } from '@/lib/browser/use-shortcuts';
import { useSnapshot } from '@/lib/browser/use-snapshot';
import { CheckWork } from './check-work';
import { DirectionsDialog } from './directions-dialog';
import { ExitDialog } from './exit-dialog';
import { HandedIn } from './handed-in';
import { PausedPage } from './paused-page';
import { QuestionView } from './question-view';
import type { SetCard } from './set-card';
import { ShortcutSheet } from './shortcut-sheet';
import { SubmitDialog } from './submit-dialog';
import { TakenOver } from './taken-over';

export type Dialog = 'directions' | 'shortcuts' | 'submit' | 'exit' | null;

type ExamRunnerProps = { session: AttemptSession; set: SetCard; onTakeBack: () => void };

/** An open attempt: one question at a time, the check at the end, and what stands in the way if something does. */
export function ExamRunner({ session, set, onTakeBack }: ExamRunnerProps) {
  const { state, writing } = useSnapshot(session);
  const [dialog, setDialog] = useState<Dialog>(null);
  const [clockHidden, setClockHidden] = useState(false);
  const [timeAsked, setTimeAsked] = useState(0);
  const [shortcuts, setShortcuts] = useShortcutSetting();
  useEffect(() => keepAlive(session), [session]);

  const close = () => setDialog(null);
  const submit = () => {
    close();
    void session.act({ type: 'submit' });
  };

  if (writing !== 'here') return <TakenOver writing={writing} set={set} onTakeBack={onTakeBack} />;
  const clock = { clockHidden, onClockHidden: setClockHidden, timeAsked };
  const frame = { session, set, ...clock, onDialog: setDialog };
  const askTime = () => {
    setClockHidden(false);
    setTimeAsked((times) => times + 1);
  };
  return (
    <div className="runner" data-section="act">
      {state.phase === 'working' && (
        <QuestionView {...frame} shortcuts={shortcuts && dialog === null} onAskTime={askTime} />
      )}
      {state.phase === 'reviewing' && <CheckWork {...frame} />}
      {state.phase === 'paused' && <PausedPage session={session} set={set} />}
      {(state.phase === 'submitted' || state.phase === 'time-up') && <HandedIn session={session} set={set} />}
      {dialog === 'directions' && <DirectionsDialog paragraphs={set.directions} onClose={close} />}
      {dialog === 'shortcuts' && <ShortcutSheet on={shortcuts} onChange={setShortcuts} onClose={close} />}
      {dialog === 'submit' && (
        <SubmitDialog items={Object.values(state.items)} onSubmit={submit} onClose={close} />
      )}
      {dialog === 'exit' && <ExitDialog session={session} home={set.home} onClose={close} />}
    </div>
  );
}
