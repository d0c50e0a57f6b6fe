'use client';

import { useEffect, useState } from 'react';
import { keepPageOffline, persistStorage } from '@/lib/browser/service-worker';
import { setRunner } from '@/lib/browser/set-runner';
import { useSnapshot } from '@/lib/browser/use-snapshot';
import { ExamRunner } from './exam-runner';
import { PracticePage } from './practice-page';
import type { SetCard } from './set-card';
import { StartForm } from './start-form';
import { UnfinishedSet } from './unfinished-set';
import './practice-page.css';

/** A set from its start page to its receipt. The page is the same for everyone; what is personal comes from the device and the API. */
export function SetPractice({ set, site }: { set: SetCard; site: string }) {
  const [runner] = useState(() => setRunner(set.slug));
  const stage = useSnapshot(runner);
  // The runner lives as long as the document: its lock and its store are given back by the browser.
  useEffect(() => {
    void runner.lookUp();
  }, [runner]);

  const open = stage.at === 'open';
  useEffect(() => {
    if (!open) return;
    void keepPageOffline(`/act-practice/${set.slug}`);
    void persistStorage();
  }, [open, set.slug]);

  if (open) {
    return (
      <ExamRunner
        key={stage.session.get().view.lease.epoch}
        session={stage.session}
        set={set}
        onTakeBack={() => void runner.goOnInThisTab()}
      />
    );
  }
  return (
    <PracticePage set={set} site={site}>
      {stage.at === 'opening' && (
        <>
          <p className="deck" role="status">
            Opening the set.
          </p>
          <noscript>
            <p className="notice wrong">
              Taking a set needs JavaScript, because your answers are kept on this device as you go. Switch it
              on and load the page again.
            </p>
          </noscript>
        </>
      )}
      {stage.at === 'start' && (
        <StartForm
          seconds={set.seconds}
          busy={stage.busy}
          failure={stage.failure}
          onStart={(choice) => void runner.start(choice)}
        />
      )}
      {stage.at === 'unfinished' && (
        <UnfinishedSet
          stage={stage}
          onGoOn={() => void runner.goOnInThisTab()}
          onStartAfresh={runner.startAfresh}
        />
      )}
    </PracticePage>
  );
}
