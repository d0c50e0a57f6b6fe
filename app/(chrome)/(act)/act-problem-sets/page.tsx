import type { Metadata } from 'next';
import { PageFrame } from '@/app/(chrome)/page-frame';
import { PageHead } from '@/components/guide/page-head';
import { Icon } from '@/components/ui/icon';
import { Spread } from '@/components/ui/spread';
import { problemSets } from '@/content/catalogue/problem-sets';
import { actProblemSets } from '@/content/exams/act';
import { toShownQtype } from '@/lib/domain/catalogue/problem-set-entry';
import { env } from '@/lib/server/env';
import { listWrittenSets } from '@/lib/server/questions';
import { SetFilter } from './set-filter';

export const metadata: Metadata = {
  title: 'ACT problem sets',
  description:
    'Sixty ACT practice sets in English, Math, Reading and Science, one kind of question at a time. Timed or untimed, no account needed, each with a full report.',
  alternates: { canonical: '/act-problem-sets' },
};

const sections = [
  { name: 'Math', note: 'Four choices, calculator allowed' },
  { name: 'English', note: 'One essay, revised as you read' },
  { name: 'Reading', note: 'Four kinds of passage' },
  { name: 'Science', note: 'Data, experiments, arguments' },
] as const;

const numberOf = (slug: string) => Number(slug.split('-')[1]);

/** What the row says: the kind of question, or where there is none the section and number. */
const rowTitle = (set: (typeof problemSets)[number]) =>
  set.qtype ? toShownQtype(set.qtype) : `${set.section} set ${numberOf(set.slug)}`;

export default async function ProblemSetsPage() {
  const written = new Set((await listWrittenSets()).map((set) => set.id));
  return (
    <PageFrame path="/act-problem-sets">
      <PageHead
        origin={env.SITE_URL}
        crumbs={[{ label: 'ACT', href: '/act' }, { label: 'Practice' }]}
        title="ACT problem sets"
        deck="Short sets, one kind of question at a time. Each can be timed or untimed, and each ends in a report."
      >
        <SetFilter
          sections={sections.map(({ name }) => ({
            name,
            count: problemSets.filter((set) => set.section === name).length,
          }))}
          total={problemSets.length}
          ready={written.size}
        />
      </PageHead>
      {sections.map(({ name, note }) => {
        const sets = problemSets.filter((set) => set.section === name);
        const { questions, seconds } = actProblemSets[name].parts[0] ?? { questions: 0, seconds: 0 };
        return (
          <div key={name} data-filter-group={name}>
            <Spread
              label={name}
              notes={[`${sets.length} sets`, note, `${questions} questions in ${seconds / 60} minutes`]}
              className="listing"
            >
              <ol className="rows">
                {sets.map((set) => (
                  <li
                    key={set.slug}
                    className={written.has(set.slug) ? undefined : 'off'}
                    data-filter-row={`${set.slug} ${set.title} ${toShownQtype(set.qtype)}`.toLowerCase()}
                    data-ready={written.has(set.slug) || undefined}
                  >
                    <span className="n">{numberOf(set.slug)}</span>
                    {written.has(set.slug) ? (
                      <>
                        <a href={`/act-problem-sets/${set.slug}`}>{rowTitle(set)}</a>
                        <span className="go">
                          Open
                          <Icon name="right" />
                        </span>
                      </>
                    ) : (
                      <>
                        <span className="t">{rowTitle(set)}</span>
                        <span className="go">Not yet written</span>
                      </>
                    )}
                  </li>
                ))}
              </ol>
            </Spread>
          </div>
        );
      })}
      <script src="/listing.js" defer />
    </PageFrame>
  );
}
