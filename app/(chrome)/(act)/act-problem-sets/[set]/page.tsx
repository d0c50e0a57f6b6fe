import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '@/app/(chrome)/page-frame';
import { DataTable } from '@/components/guide/data-table';
import { PageHead } from '@/components/guide/page-head';
import { PrintedQuestion } from '@/components/question/printed-question';
import { JsonLd } from '@/components/shell/json-ld';
import { Spread } from '@/components/ui/spread';
import { TickStrip } from '@/components/ui/tick-strip';
import { actLessons } from '@/content/catalogue/act';
import { problemSets } from '@/content/catalogue/problem-sets';
import { toShownQtype } from '@/lib/domain/catalogue/problem-set-entry';
import { durationWords } from '@/lib/domain/exam/describe';
import type { CompiledSet } from '@/lib/domain/question/public-question';
import { quizData } from '@/lib/domain/site/structured-data';
import { env } from '@/lib/server/env';
import { findSet, listWrittenSets } from '@/lib/server/questions';

export const dynamicParams = false;

export const generateStaticParams = async () => (await listWrittenSets()).map(({ id }) => ({ set: id }));

type Props = { params: Promise<{ set: string }> };

async function getSet(params: Props['params']) {
  const slug = (await params).set;
  const entry = problemSets.find((row) => row.slug === slug);
  const set = await findSet(slug);
  if (!entry || !set) notFound();
  return { entry, set };
}

const countWords = (set: CompiledSet) => `${set.questions.length} questions in ${durationWords(set.seconds)}`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { entry, set } = await getSet(params);
  const kind = entry.qtype ? `: ${toShownQtype(entry.qtype)}` : '';
  return {
    title: `${entry.title}${kind}`,
    description: `${countWords(set)}, with a reason for every choice and a report at the end. ACT ${entry.section} practice, timed or untimed, no account needed.`,
    alternates: { canonical: `/act-problem-sets/${entry.slug}` },
  };
}

const skillTitles = new Map(actLessons.map(({ id, title }) => [id, title]));

/** Skills in the order of their weight in the set. */
function skillRows(set: CompiledSet) {
  const counts = new Map<string, { domain: string; count: number }>();
  for (const { skill, domain } of set.questions) {
    counts.set(skill, { domain, count: (counts.get(skill)?.count ?? 0) + 1 });
  }
  return [...counts]
    .sort(([, a], [, b]) => b.count - a.count)
    .map(([skill, { domain, count }]) => [skillTitles.get(skill) ?? skill, domain, count]);
}

export default async function ProblemSetPage({ params }: Props) {
  const { entry, set } = await getSet(params);
  const sample = set.questions[0];
  const passage = set.stimuli.find(({ id }) => id === sample?.public.stimulus);
  return (
    <PageFrame path={`/act-problem-sets/${entry.slug}`}>
      <JsonLd
        data={quizData(
          {
            title: entry.title,
            description: countWords(set),
            path: `/act-problem-sets/${entry.slug}`,
            about: `ACT ${entry.section}`,
          },
          env.SITE_URL,
        )}
      />
      <PageHead
        origin={env.SITE_URL}
        crumbs={[
          { label: 'ACT', href: '/act' },
          { label: 'Problem sets', href: '/act-problem-sets' },
          { label: entry.section },
        ]}
        title={entry.title}
        deck={entry.qtype ? `${toShownQtype(entry.qtype)}: ${countWords(set)}.` : `${countWords(set)}.`}
      >
        <p className="mt-6 flex flex-wrap items-center gap-4">
          <a className="btn accent" href={`/act-practice/${entry.slug}`}>
            Start the set
          </a>
          <span className="hint">No account needed. Your answers are kept even if the connection fails.</span>
        </p>
      </PageHead>
      <Spread label="To scale" notes={['One tick, one question']} className="guide-body">
        <TickStrip
          segments={[
            {
              title: entry.section,
              note: countWords(set),
              count: set.questions.length,
              span: set.seconds / 60,
            },
          ]}
          label={`${countWords(set)}, evenly spaced.`}
        />
        <p className="figcap">
          The pace of the real section, rounded up to a whole minute. You may also take it untimed, or with
          one and a half times or twice the time.
        </p>
      </Spread>
      <Spread
        label="What it covers"
        notes={[`${new Set(set.questions.map((q) => q.domain)).size} reporting categories`]}
      >
        {set.stimuli.length > 0 && (
          <p className="mb-8">
            {set.stimuli.length === 1 ? 'The passage: ' : 'The passages: '}
            {set.stimuli.map((stimulus) => stimulus.title).join('; ')}.
          </p>
        )}
        <DataTable
          caption="Skills in this set"
          columns={[
            { head: 'Skill' },
            { head: 'Reporting category', optional: true },
            { head: 'Questions', align: 'right' },
          ]}
          rows={skillRows(set)}
        />
      </Spread>
      {sample && (
        <Spread
          label="A sample"
          notes={[passage ? 'The first passage and its first question' : 'The first question']}
        >
          {passage && (
            <div className="mb-10">
              {passage.intro && <div className="hint" dangerouslySetInnerHTML={{ __html: passage.intro }} />}
              <h2 className="mb-4">{passage.title}</h2>
              <div className="passage" dangerouslySetInnerHTML={{ __html: passage.html }} />
            </div>
          )}
          <PrintedQuestion question={sample.public} title={passage && 'Question 1'} />
        </Spread>
      )}
    </PageFrame>
  );
}
