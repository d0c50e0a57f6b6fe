import type { ReactNode } from 'react';
import type { AttemptSession } from '@/lib/browser/attempt-session';
import { useSnapshot } from '@/lib/browser/use-snapshot';
import type { Dialog } from './exam-runner';
import { SectionClock } from './section-clock';
import { SendingNotice } from './sending-notice';
import type { SetCard } from './set-card';
import { TopBar } from './top-bar';
import './runner-frame.css';

export type FrameProps = {
  session: AttemptSession;
  set: SetCard;
  clockHidden: boolean;
  timeAsked: number;
  onClockHidden: (hidden: boolean) => void;
  onDialog: (dialog: Dialog) => void;
};

/** The whole window while time runs: top bar, what is worked on, bottom bar. */
export function RunnerFrame(props: FrameProps & { foot: ReactNode; children: ReactNode }) {
  const { session, set, clockHidden, onClockHidden, timeAsked, onDialog, foot, children } = props;
  const { view } = useSnapshot(session);
  const pausable = view.plan.mode === 'practice';
  return (
    <div className="run">
      <TopBar
        where={set.title}
        title={set.section}
        clock={
          <SectionClock session={session} hidden={clockHidden} asked={timeAsked} onHidden={onClockHidden} />
        }
        onDirections={() => onDialog('directions')}
        onShortcuts={() => onDialog('shortcuts')}
        onPause={pausable ? () => void session.act({ type: 'pause' }) : undefined}
        onExit={() => onDialog('exit')}
      />
      {children}
      <footer className="run-foot">
        <SendingNotice session={session} />
        {foot}
      </footer>
    </div>
  );
}
