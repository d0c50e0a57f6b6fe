import { AppHead } from '@/components/shell/app-head';
import { Spread } from '@/components/ui/spread';
import { nextSteps } from '@/lib/domain/exam/next-steps';
import type { OwnReport } from '@/lib/domain/exam/report';
import { AnswerChanges } from './answer-changes';
import { KeepReport } from './keep-report';
import { NextThree } from './next-three';
import { OpenLinked } from './open-linked';
import { PacingBars } from './pacing-bars';
import { PassageText } from './passage-text';
import { PrintButton } from './print-button';
import { type Filter, isShown, QuestionFilter } from './question-filter';
import { QuestionReview } from './question-review';
import { ScoreSummary } from './score-summary';
import { SkillDots } from './skill-dots';
import './report.css';

type ReportPageProps = {
  report: OwnReport;
  filter: Filter;
  site: { name: string; disclaimer: string };
  signedIn: boolean;
  skillName: (skill: string) => string;
  /** The set to take next, when one is written. */
  next: { slug: string; title: string } | null;
};

/** The report of a set, top to bottom: score, what next, skills, pacing, every question. */
export function ReportPage({ report, filter, site, signedIn, skillName, next }: ReportPageProps) {
  const { plan, questions } = report;
  const results = questions.map(({ result }) => result);
  const byId = new Map(results.map((result) => [result.id, result]));
  const rightOnes = new Set(results.filter(({ outcome }) => outcome === 'right').map(({ id }) => id));
  const domains = report.score.domains.map((domain) => ({
    ...domain,
    skills: domain.skills.map((skill) => ({ ...skill, name: skillName(skill.name) })),
  }));
  const shown = questions.filter(({ result }) => isShown(filter, result));
  return (
    <div data-section={plan.exam}>
      <AppHead name={site.name} label="Report">
        {signedIn && <a href="/profile">Your tests</a>}
        <a href="/act-problem-sets">All ACT sets</a>
        <PrintButton />
      </AppHead>
      <main id="main">
        <OpenLinked />
        <Spread>
          <h1>{plan.form.title}</h1>
          <ScoreSummary report={report} />
          {!signedIn && <KeepReport attempt={report.attempt} />}
        </Spread>
        <Spread label="Next" notes={['What to study first']}>
          <NextThree steps={nextSteps({ domains }, rightOnes)} numberOf={(id) => byId.get(id)?.number ?? 1} />
          <p className="page-acts no-print">
            {next && (
              <a className="btn accent" href={`/act-practice/${next.slug}`}>
                Take {next.title}
              </a>
            )}
            <a className="btn" href={`/act-problem-sets/${plan.form.id}`}>
              This set again
            </a>
          </p>
        </Spread>
        <Spread label="Skills" notes={['One dot, one question']}>
          <SkillDots domains={domains} results={byId} />
        </Spread>
        <Spread label="Pacing" notes={['Minutes on each question, in order']}>
          <PacingBars results={results} budgetMs={plan.parts[0]?.budgetMs ?? null} />
          <AnswerChanges changes={report.score.changes} />
        </Spread>
        <Spread label="Questions" notes={['Receipt', report.receipt]}>
          <div id="questions">
            {report.stimuli.map((stimulus) => (
              <PassageText key={stimulus.id} stimulus={stimulus} />
            ))}
            <QuestionFilter filter={filter} results={results} />
            <p className="review-head" aria-hidden="true">
              <span>No.</span>
              <span>Skill</span>
              <span>You</span>
              <span>Key</span>
              <span>Time</span>
              <span>Result</span>
            </p>
            {shown.length === 0 && <p className="how">No question here.</p>}
            {shown.map((item) => (
              <QuestionReview
                key={item.question.id}
                item={item}
                skill={skillName(item.skill)}
                open={filter !== 'all'}
              />
            ))}
          </div>
        </Spread>
      </main>
      <footer className="frame report-foot">
        <p>{site.disclaimer}</p>
      </footer>
    </div>
  );
}
