import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SetPractice } from '@/components/exam/set-practice';
import { problemSets } from '@/content/catalogue/problem-sets';
import { actDirections } from '@/content/exams/act-directions';
import { site } from '@/content/site';
import { toShownQtype } from '@/lib/domain/catalogue/problem-set-entry';
import { findSet, listWrittenSets } from '@/lib/server/questions';

export const dynamicParams = false;

export const generateStaticParams = async () => (await listWrittenSets()).map(({ id }) => ({ set: id }));

type Props = { params: Promise<{ set: string }> };

/** Facts of the set only: this page is the same for everyone, and no question is in it. */
async function getCard(params: Props['params']) {
  const slug = (await params).set;
  const entry = problemSets.find((row) => row.slug === slug);
  const set = await findSet(slug);
  if (!entry || !set) notFound();
  return {
    slug,
    title: entry.title,
    section: entry.section,
    qtype: toShownQtype(entry.qtype),
    questions: set.questions.length,
    passages: set.stimuli.length,
    seconds: set.seconds,
    directions: [...(actDirections[entry.section] ?? [])],
    home: `/act-problem-sets/${slug}`,
  };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const card = await getCard(params);
  return {
    title: card.title,
    description: `Take ${card.title}: ${card.questions} questions, timed or untimed, with a report at the end. Your answers are kept even if the connection fails.`,
    alternates: { canonical: card.home },
  };
}

export default async function ActPracticePage({ params }: Props) {
  return <SetPractice set={await getCard(params)} site={site.name} />;
}
