'use client';

import type { Stage } from '@/lib/browser/set-runner';
import { timeLeftWords } from './clock-text';
import { FailureNotice } from './failure-notice';

type UnfinishedSetProps = {
  stage: Extract<Stage, { at: 'unfinished' }>;
  onGoOn: () => void;
  onStartAfresh: () => void;
};

const where = {
  here: 'You began this set here and have not finished it.',
  'other-tab': 'This set is open in another tab. One tab works at a time, so that no answer is written over.',
  'other-device':
    'You began this set on another device. You can go on here; what you answered there is here too.',
};

/** An attempt waits. Time starts to run only when the student says so. */
export function UnfinishedSet({ stage, onGoOn, onStartAfresh }: UnfinishedSetProps) {
  const { found, busy, failure } = stage;
  const tab = stage.where === 'other-tab';
  return (
    <section className="unfinished" aria-label="Unfinished attempt">
      <p className="deck">{where[stage.where]}</p>
      <p>
        {found.answered} of {found.questions} questions answered
        {found.leftMs === null ? ', no time limit' : `, ${timeLeftWords(Math.ceil(found.leftMs / 1000))}`}.
      </p>
      {failure && <FailureNotice failure={failure} onSignedIn={onGoOn} />}
      <p className="page-acts">
        <button type="button" className="btn accent" disabled={busy} onClick={onGoOn}>
          {busy ? 'Opening…' : tab ? 'Use this tab instead' : 'Go on'}
        </button>
        {!tab && (
          <button type="button" className="btn" disabled={busy} onClick={onStartAfresh}>
            Start again from the beginning
          </button>
        )}
      </p>
    </section>
  );
}
