import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { type Filter, filters } from '@/components/report/question-filter';
import { ReportPage } from '@/components/report/report-page';
import { actLessons } from '@/content/catalogue/act';
import { problemSets } from '@/content/catalogue/problem-sets';
import { site } from '@/content/site';
import { ownScope } from '@/lib/server/access';
import { listWrittenSets } from '@/lib/server/questions';
import { getOwnReport } from '@/lib/server/reports';
import { getSession } from '@/lib/server/session';

export const metadata: Metadata = { title: 'Report', robots: { index: false } };

type Props = {
  params: Promise<{ attempt: string }>;
  searchParams: Promise<{ show?: string | string[] }>;
};

const skillTitles = new Map(actLessons.map(({ id, title }) => [id, title]));

/** The next written set of the same section, in the order of the catalogue. */
async function findNextSet(slug: string) {
  const written = new Set((await listWrittenSets()).map(({ id }) => id));
  const section = problemSets.find((row) => row.slug === slug)?.section;
  const others = problemSets.filter((row) => row.section === section && written.has(row.slug));
  const here = others.findIndex((row) => row.slug === slug);
  return others[here + 1] ?? null;
}

export default async function AttemptReportPage({ params, searchParams }: Props) {
  const { attempt } = await params;
  if (!/^[0-9a-f-]{36}$/.test(attempt)) notFound();
  const report = await getOwnReport(await ownScope(), attempt);
  const { show } = await searchParams;
  const filter: Filter = filters.find((name) => name === show) ?? 'all';
  return (
    <ReportPage
      report={report}
      filter={filter}
      site={{ name: site.name, disclaimer: site.disclaimers[1] }}
      signedIn={(await getSession()).signedIn}
      skillName={(skill) => skillTitles.get(skill) ?? skill}
      next={await findNextSet(report.plan.form.id)}
    />
  );
}
