import type { CSSProperties } from 'react';
import './home.css';
import { ExamSection } from '@/app/(chrome)/(company)/exam-section';
import { FirstQuestion } from '@/app/(chrome)/(company)/first-question';
import { PageFrame } from '@/app/(chrome)/page-frame';
import { JsonLd } from '@/components/shell/json-ld';
import { Spread } from '@/components/ui/spread';
import { TickStrip } from '@/components/ui/tick-strip';
import { actEnhanced } from '@/content/exams/act';
import { apHistoryFull } from '@/content/exams/ap';
import { satFull } from '@/content/exams/sat';
import { promises } from '@/content/home';
import { site } from '@/content/site';
import { durationWords, timeWords } from '@/lib/domain/exam/describe';
import { toStrip } from '@/lib/domain/exam/strip';
import { websiteData } from '@/lib/domain/site/structured-data';
import { env } from '@/lib/server/env';
import { listGuides } from '@/lib/server/guides';
import { findSet, listWrittenSets } from '@/lib/server/questions';

export const metadata = { alternates: { canonical: '/' } };

const core = actEnhanced.parts.filter((part) => !part.optional);
const questions = core.reduce((sum, part) => sum + part.questions, 0);
const drawn = actEnhanced.parts.filter((part) => part.kind !== 'essay');
const first = drawn[0];
const total = drawn.reduce((sum, part) => sum + part.seconds, 0);
/** Short, so that the three notes share a line on a phone. */
const shortTime = timeWords(actEnhanced)
  .replace(/ hours?/, ' h')
  .replace(/ minutes?/, ' min');
/** Where the first tick stands, as a share of the strip. */
const firstTick = first ? first.seconds / total / (2 * first.questions) : 0;
/** The strips of the other exams share one scale: the longest of them fills the width. */
const scale = apHistoryFull.parts.reduce((sum, part) => sum + part.seconds, 0) / 60;

export default async function HomePage() {
  const [set, sets, guides] = await Promise.all([findSet('math-1'), listWrittenSets(), listGuides()]);
  const sample = set?.questions.find(({ public: shown }) => shown.kind === 'choice' && !shown.figure);
  const guideOf = (section: string) => guides.filter((guide) => guide.section === section);
  return (
    <PageFrame path="/" accent="site">
      <JsonLd data={websiteData(site, env.SITE_URL)} />
      <Spread
        className="hero"
        section="act"
        label="ACT"
        notes={[`${questions} questions`, shortTime, 'One tick each']}
      >
        <h1>
          The ACT is {questions} questions.
          <br />
          Start with one.
        </h1>
        <div className="hero-scale" style={{ '--first-tick': firstTick } as CSSProperties}>
          <TickStrip
            segments={toStrip(drawn)}
            label={`The ACT to scale: ${drawn.map((part) => `${part.title}, ${part.questions} questions in ${durationWords(part.seconds)}${part.optional ? ', optional' : ''}`).join('; ')}.`}
          />
          {sample && <span className="lead" aria-hidden="true" />}
        </div>
        <div className="first">
          {set && sample && <FirstQuestion question={sample} from={`${set.section}, from ${set.title}`} />}
          <div className="promise">
            <p className="deck">
              Practice the ACT question by question, under its own clock, and read what to study next. The SAT
              and AP exams are explained here with every figure sourced.
            </p>
            {set && (
              <a className="btn accent" href={`/act-practice/${set.id}`}>
                Take this set: {set.questions.length} questions, {durationWords(set.seconds)}
              </a>
            )}
            <div className="starts">
              {sets
                .filter(({ id }) => id !== set?.id)
                .map(({ id, title, questions: asked, seconds }) => (
                  <a key={id} href={`/act-problem-sets/${id}`}>
                    {title}
                    <span>
                      {asked.length} in {seconds / 60} min
                    </span>
                  </a>
                ))}
              {guideOf('act').map((guide) => (
                <a key={guide.slug} href={guide.path}>
                  {guide.title}
                  <span>Guide</span>
                </a>
              ))}
            </div>
          </div>
        </div>
      </Spread>
      <ExamSection
        section="sat"
        label="SAT"
        blueprint={satFull}
        scale={scale}
        title="Two sections, and a second module that depends on the first"
        say="Everyone begins with the same mix. How the first module of a section goes decides whether its second one is the harder or the easier."
        guides={guideOf('sat')}
      />
      <ExamSection
        section="ap"
        label="AP"
        blueprint={apHistoryFull}
        scale={scale}
        title="Three histories, two calculus courses, and psychology"
        say="Drawn here: a full-length history exam, from multiple choice to the long essay. The wider a tick stands, the more time its question has."
        guides={guideOf('ap')}
      />
      <Spread section="site">
        <h2>What you can count on</h2>
        <dl className="count">
          {promises.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Spread>
    </PageFrame>
  );
}
