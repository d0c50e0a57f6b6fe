import type { ReactNode } from 'react';
import { JsonLd } from '@/components/shell/json-ld';
import type { CompiledGuide } from '@/lib/domain/guide/guide';
import { longDate } from '@/lib/domain/site/long-date';
import { articleData } from '@/lib/domain/site/structured-data';
import { ContentsList } from './contents-list';
import { KeyFacts } from './key-facts';
import { PageHead } from './page-head';
import { SourceList } from './source-list';

type GuideArticleProps = {
  /** Of the site, for what search engines read. */
  origin: string;
  siteName: string;
  guide: CompiledGuide;
  /** The exam's name, as in the menus. */
  sectionName: string;
  /** Draws a table that the guide names but does not type: its numbers come from blueprints. */
  table: (name: string, number: number) => ReactNode;
  related: { path: string; title: string; description: string }[];
};

export function GuideArticle({ origin, siteName, guide, sectionName, table, related }: GuideArticleProps) {
  return (
    <>
      <JsonLd data={articleData(guide, { name: siteName }, origin)} />
      <PageHead
        origin={origin}
        crumbs={[{ label: 'Guides', href: '/guides' }, { label: sectionName }]}
        title={guide.title}
        deck={guide.description}
      >
        <p className="byline">
          Updated on <time dateTime={guide.updated}>{longDate(guide.updated)}</time>, facts checked on{' '}
          <time dateTime={guide.checked}>{longDate(guide.checked)}</time>
          <br />
          {guide.minutes} minutes to read
        </p>
      </PageHead>
      <div className="frame">
        <div className="spread guide-body">
          <div className="margin">
            <ContentsList entries={[...guide.contents, { id: 'sources', text: 'Sources' }]} />
          </div>
          <div className="main">
            <div className="cols">
              {guide.keyFacts.length > 0 && <KeyFacts facts={guide.keyFacts} />}
              <article className="guide-text">
                {guide.blocks.map((block, index) =>
                  block.kind === 'table' ? (
                    <div key={index}>{table(block.name, block.number)}</div>
                  ) : (
                    <div key={index} className="prose" dangerouslySetInnerHTML={{ __html: block.html }} />
                  ),
                )}
                <div className="prose">
                  <SourceList sources={guide.sources} />
                </div>
              </article>
            </div>
          </div>
        </div>
      </div>
      {related.length > 0 && (
        <nav className="frame no-print" aria-labelledby="related">
          <div className="spread">
            <div className="margin">
              <h2 className="label" id="related">
                Read next
              </h2>
            </div>
            <div className="main">
              <div className="nextup">
                {related.map(({ path, title, description }) => (
                  <a key={path} href={path}>
                    <strong>{title}</strong>
                    <span>{description}</span>
                  </a>
                ))}
              </div>
            </div>
          </div>
        </nav>
      )}
    </>
  );
}
