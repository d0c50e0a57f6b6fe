'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { AttemptSession } from '@/lib/browser/attempt-session';
import { useCountdown } from '@/lib/browser/use-countdown';
import { clockText, timeLeftWords } from './clock-text';

/** In the last five minutes the clock is shown whatever was chosen before. */
const alertSeconds = 300;
/** What is said aloud, and nothing else: seconds left. */
const announced = [300, 60];

type SectionClockProps = {
  session: AttemptSession;
  hidden: boolean;
  /** Counts the times the student asked for the time by key. */
  asked: number;
  onHidden: (hidden: boolean) => void;
};

/** Time left. It can be hidden until the last five minutes, and says nothing by itself except at five minutes and at one, or when asked. */
export function SectionClock({ session, hidden, asked, onHidden }: SectionClockProps) {
  const seconds = useCountdown(session);
  const [started] = useState(seconds);
  const [answer, setAnswer] = useState('');
  const say = useEffectEvent(() => setAnswer(seconds === null ? 'No time limit' : timeLeftWords(seconds)));
  useEffect(() => {
    if (asked > 0) say();
  }, [asked]);
  if (seconds === null || started === null) return <p className="clock untimed">No time limit</p>;
  const late = seconds <= alertSeconds;
  const due = announced.filter((mark) => started > mark && seconds <= mark).at(-1);
  return (
    <div className={late ? 'clock late' : 'clock'}>
      <div role="timer" aria-label="Time left" aria-live="off">
        {hidden && !late ? <span className="vh">{timeLeftWords(seconds)}</span> : clockText(seconds)}
      </div>
      {!late && (
        <button type="button" aria-pressed={hidden} onClick={() => onHidden(!hidden)}>
          {hidden ? 'Show time' : 'Hide'}
          {!hidden && <span className="vh"> time</span>}
        </button>
      )}
      {late && <span className="late-note">{seconds > 60 ? 'Last five minutes' : 'Last minute'}</span>}
      <p className="vh" role="status">
        {due !== undefined && timeLeftWords(due)}
      </p>
      <p className="vh" role="status" key={asked}>
        {answer}
      </p>
    </div>
  );
}
