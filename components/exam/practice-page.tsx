import type { ReactNode } from 'react';
import { AppHead } from '@/components/shell/app-head';
import { TickStrip } from '@/components/ui/tick-strip';
import { durationWords } from '@/lib/domain/exam/describe';
import type { SetCard } from './set-card';

type PracticePageProps = { set: SetCard; site: string; children: ReactNode };

/** The page around a set before it begins: its name, what it is made of, and what comes next. */
export function PracticePage({ set, site, children }: PracticePageProps) {
  const facts = [
    `${set.questions} questions`,
    durationWords(set.seconds),
    set.passages > 0 && `${set.passages} ${set.passages === 1 ? 'passage' : 'passages'}`,
  ].filter(Boolean);
  return (
    <div data-section="act">
      <AppHead name={site} label="Site">
        <a href={set.home}>About this set</a>
        <a href="/act-problem-sets">All ACT sets</a>
      </AppHead>
      <main id="main" className="frame practice-page">
        <div className="spread node">
          <div className="margin">
            <p className="label">ACT {set.section}</p>
            <p className="note">
              {facts.map((fact) => (
                <span key={String(fact)}>{fact}</span>
              ))}
            </p>
          </div>
          <div className="main practice">
            <h1>{set.title}</h1>
            {set.qtype && <p className="byline">{set.qtype}</p>}
            <TickStrip
              label={`${set.questions} questions in ${durationWords(set.seconds)}, one tick each`}
              segments={[
                {
                  title: set.section,
                  note: 'One tick, one question',
                  count: set.questions,
                  span: set.seconds / 60,
                },
              ]}
            />
            {children}
          </div>
        </div>
      </main>
    </div>
  );
}
