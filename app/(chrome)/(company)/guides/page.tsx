import type { Metadata } from 'next';
import { sectionNames } from '@/app/(chrome)/guide-page';
import { PageFrame } from '@/app/(chrome)/page-frame';
import { PageHead } from '@/components/guide/page-head';
import { Spread } from '@/components/ui/spread';
import { longDate } from '@/lib/domain/site/long-date';
import { env } from '@/lib/server/env';
import { listGuides } from '@/lib/server/guides';

export const metadata: Metadata = {
  title: 'Guides',
  description:
    'Guides to the SAT, the ACT and AP exams: formats, timing and scores, each figure with its source and the date it was checked.',
  alternates: { canonical: '/guides' },
};

const sections = ['sat', 'act', 'ap', 'college'] as const;

export default async function GuidesPage() {
  const guides = await listGuides();
  return (
    <PageFrame path="/guides" accent="site">
      <PageHead
        origin={env.SITE_URL}
        crumbs={[{ label: 'Guides' }]}
        title="Guides"
        deck="What the exams hold and how to use the time before them. Every figure has its source and the date it was checked."
      />
      {sections
        .map((section) => ({ section, own: guides.filter((guide) => guide.section === section) }))
        .filter(({ own }) => own.length > 0)
        .map(({ section, own }) => (
          <Spread key={section} label={sectionNames[section]} section={section} className="listing">
            <ul className="guide-rows">
              {own.map((guide) => (
                <li key={guide.slug}>
                  <a href={guide.path}>{guide.title}</a>
                  <p>{guide.description}</p>
                  <p className="num">
                    {guide.minutes} min, updated {longDate(guide.updated)}
                  </p>
                </li>
              ))}
            </ul>
          </Spread>
        ))}
    </PageFrame>
  );
}
