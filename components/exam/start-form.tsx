'use client';

import { useState } from 'react';
import type { Failure, StartChoice } from '@/lib/browser/attempt-client';
import { uuid } from '@/lib/browser/uuid';
import type { AttemptMode } from '@/lib/domain/exam/attempt';
import { durationWords } from '@/lib/domain/exam/describe';
import { FailureNotice } from './failure-notice';
import { ModeChoice } from './mode-choice';

type StartFormProps = {
  seconds: number;
  busy: boolean;
  failure: Failure | null;
  onStart: (choice: Omit<StartChoice, 'set'>) => void;
};

const factors = [
  { value: 1, name: 'Standard time' },
  { value: 1.5, name: 'Time and a half' },
  { value: 2, name: 'Double time' },
] as const;

/** How to take the set, and the button that begins it. The same press, sent twice, begins one attempt. */
export function StartForm({ seconds, busy, failure, onStart }: StartFormProps) {
  const [mode, setMode] = useState<AttemptMode>('practice');
  const [timeFactor, setTimeFactor] = useState<1 | 1.5 | 2>(1);
  const [requestId, setRequestId] = useState(() => uuid());
  const change = (apply: () => void) => {
    apply();
    setRequestId(uuid());
  };
  const again = () => onStart({ mode, timeFactor: mode === 'untimed' ? 1 : timeFactor, requestId });
  return (
    <>
      {failure && <FailureNotice failure={failure} onSignedIn={again} />}
      <form
        className="start-form"
        onSubmit={(event) => {
          event.preventDefault();
          again();
        }}
      >
        <ModeChoice mode={mode} onChange={(next) => change(() => setMode(next))} />
        {mode !== 'untimed' && (
          <div className="start-time">
            <label className="label" htmlFor="time-factor">
              Time
            </label>
            <select
              id="time-factor"
              className="field"
              value={timeFactor}
              onChange={(event) => change(() => setTimeFactor(Number(event.target.value) as 1 | 1.5 | 2))}
            >
              {factors.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}, {durationWords(Math.round(seconds * value))}
                </option>
              ))}
            </select>
          </div>
        )}
        <p className="page-acts">
          <button type="submit" className="btn accent" disabled={busy}>
            {busy ? 'Getting the questions…' : 'Start'}
          </button>
        </p>
        <p className="hint">
          Every answer is kept on this device first and then sent, so a lost connection costs nothing. You
          need no account.
        </p>
      </form>
    </>
  );
}
