import type { Metadata } from 'next';
import { PageFrame } from '@/app/(chrome)/page-frame';
import { DataTable } from '@/components/guide/data-table';
import { PageHead } from '@/components/guide/page-head';
import { Icon } from '@/components/ui/icon';
import { Spread } from '@/components/ui/spread';
import { TickStrip } from '@/components/ui/tick-strip';
import { problemSets } from '@/content/catalogue/problem-sets';
import { actClassic, actEnhanced } from '@/content/exams/act';
import { durationWords } from '@/lib/domain/exam/describe';
import { toStrip } from '@/lib/domain/exam/strip';
import { env } from '@/lib/server/env';
import { listGuides } from '@/lib/server/guides';
import { listWrittenSets } from '@/lib/server/questions';

export const metadata: Metadata = {
  title: 'ACT: format, timing and practice',
  description:
    'The ACT today: English, Math and Reading in 2 hours 5 minutes, Science by choice. Counts, seconds a question, practice sets with reports, and guides.',
  alternates: { canonical: '/act' },
};

const seconds = (part: { seconds: number; questions: number }) => Math.round(part.seconds / part.questions);

const core = actEnhanced.parts.filter((part) => !part.optional);
const coreQuestions = core.reduce((sum, part) => sum + part.questions, 0);
const coreTime = durationWords(core.reduce((sum, part) => sum + part.seconds, 0));

export default async function ActPage() {
  const written = await listWrittenSets();
  const guides = (await listGuides()).filter((guide) => guide.section === 'act');
  return (
    <PageFrame path="/act">
      <PageHead
        origin={env.SITE_URL}
        crumbs={[{ label: 'ACT' }]}
        title="The ACT, question by question"
        deck={`Three sections make the Composite: ${coreQuestions} questions in ${coreTime}. Science and Writing are yours to add. Nothing adapts, and a wrong answer costs nothing.`}
      />
      <Spread label="To scale" notes={['One tick, one question', 'Dotted: optional']} className="guide-body">
        <TickStrip
          segments={toStrip(actEnhanced.parts.filter((part) => part.kind !== 'essay'))}
          label="The ACT to scale: English, 50 questions in 35 minutes; Math, 45 in 50; Reading, 36 in 40; Science, optional, 40 in 40."
        />
        <div className="mt-12 max-w-[44rem]">
          <DataTable
            number={1}
            caption="Questions, minutes and pace today, and in the form given until summer 2025"
            columns={[
              { head: 'Section' },
              { head: 'Questions', align: 'right' },
              { head: 'Minutes', align: 'right' },
              { head: 'Seconds each', align: 'right' },
              { head: 'Before', align: 'right', optional: true },
            ]}
            rows={actEnhanced.parts
              .filter((part) => part.kind !== 'essay')
              .map((part) => {
                const before = actClassic.parts.find(({ id }) => id === part.id);
                return [
                  part.optional ? `${part.title}, optional` : part.title,
                  part.questions,
                  part.seconds / 60,
                  seconds(part),
                  before ? `${before.questions} in ${before.seconds / 60} min` : '',
                ];
              })}
          />
          <p className="figcap">{actEnhanced.source}</p>
        </div>
      </Spread>
      <Spread
        label="Practice"
        notes={[
          `${written.length} of ${problemSets.length} sets written`,
          'Timed or untimed',
          'No account needed',
        ]}
      >
        <h2>Short sets, one kind of question at a time</h2>
        <p className="deck">
          Each set keeps the pace of the real section and ends in a report: what was right, why the rest was
          not, and where the seconds went.
        </p>
        <ol className="rows mt-8">
          {written.map((set) => (
            <li key={set.id}>
              <a href={`/act-problem-sets/${set.id}`}>
                {set.title.replace('ACT ', '')}
                <span className="sub">
                  {set.questions.length} questions, {set.seconds / 60} minutes
                </span>
              </a>
              <span className="go">
                Open
                <Icon name="right" />
              </span>
            </li>
          ))}
        </ol>
        <p className="mt-6">
          <a className="act" href="/act-problem-sets">
            All {problemSets.length} sets, by section
          </a>
        </p>
      </Spread>
      <Spread label="Read" notes={['Figures with source and date']}>
        <div className="starts">
          {guides.map((guide) => (
            <a key={guide.slug} href={guide.path}>
              {guide.title}
              <span>{guide.minutes} min</span>
            </a>
          ))}
        </div>
      </Spread>
    </PageFrame>
  );
}
