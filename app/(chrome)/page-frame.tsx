import type { ReactNode } from 'react';
import { Banner } from '@/components/shell/banner';
import { banners } from '@/content/banners';
import { isRunning, truthful } from '@/lib/domain/site/banner';
import { type Accent, sectionOf } from '@/lib/domain/site/section';
import { env } from '@/lib/server/env';
import { isPagePath } from '@/lib/server/routes';

type PageFrameProps = {
  /** The page's own path; it decides the section, and with it banner and colour. */
  path: `/${string}`;
  /** Only where the colour differs from the section: pages about the site itself are in ink, a guide in its own section. */
  accent?: Accent;
  children: ReactNode;
};

/** What every page under (chrome) returns: its banner and its main. */
export function PageFrame({ path, accent, children }: PageFrameProps) {
  const section = sectionOf(path);
  const shown = truthful(banners, isPagePath);
  const still = shown.find((banner) => banner.section === section && isRunning(banner, new Date()));
  return (
    <>
      <Banner section={section} banners={shown} still={still?.id} notice={env.SITE_NOTICE} />
      <main id="main" data-section={accent ?? section}>
        {children}
      </main>
    </>
  );
}
