import type { ReactNode } from 'react';
import { PageFrame } from '@/app/(chrome)/page-frame';
import { ContentsList } from '@/components/guide/contents-list';
import { PageHead } from '@/components/guide/page-head';
import { env } from '@/lib/server/env';

export type LegalSection = { id: string; title: string; body: ReactNode };

type LegalPageProps = {
  path: `/${string}`;
  title: string;
  deck: string;
  /** Day of the last change, in words. */
  changed: string;
  sections: LegalSection[];
};

/** Privacy and terms: a title, the day it changed, and sections one can link to. */
export function LegalPage({ path, title, deck, changed, sections }: LegalPageProps) {
  return (
    <PageFrame path={path} accent="site">
      <PageHead origin={env.SITE_URL} crumbs={[{ label: 'About' }]} title={title} deck={deck}>
        <p className="byline">Last changed on {changed}</p>
      </PageHead>
      <div className="frame">
        <div className="spread guide-body">
          <div className="margin">
            <ContentsList entries={sections.map(({ id, title: text }) => ({ id, text }))} />
          </div>
          <div className="main">
            <article className="prose">
              {sections.map((section) => (
                <section key={section.id} className="prose wide">
                  <h2 id={section.id}>{section.title}</h2>
                  {section.body}
                </section>
              ))}
            </article>
          </div>
        </div>
      </div>
    </PageFrame>
  );
}
