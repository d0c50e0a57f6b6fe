import type { Metadata } from 'next';
import { formatTable } from '@/app/(chrome)/format-table';
import { PageFrame } from '@/app/(chrome)/page-frame';
import { GuideArticle } from '@/components/guide/guide-article';
import { site } from '@/content/site';
import { env } from '@/lib/server/env';
import { findGuide, getGuide } from '@/lib/server/guides';

export const sectionNames = { sat: 'SAT', act: 'ACT', ap: 'AP', college: 'College Admissions' } as const;

export async function guideMetadata(slug: string): Promise<Metadata> {
  const { title, description, path, updated } = await getGuide(slug);
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: 'article', modifiedTime: updated, title, description, url: path },
  };
}

/** A guide wherever it stands: at /guides/<slug> or at a path of its own. */
export async function GuidePage({ slug }: { slug: string }) {
  const guide = await getGuide(slug);
  const related = (await Promise.all(guide.related.map(findGuide))).filter((found) => found !== null);
  return (
    <PageFrame path={guide.path as `/${string}`} accent={guide.section}>
      <GuideArticle
        origin={env.SITE_URL}
        siteName={site.name}
        guide={guide}
        sectionName={sectionNames[guide.section]}
        table={formatTable}
        related={related}
      />
    </PageFrame>
  );
}
