import type { Metadata } from 'next';
import ChromeLayout from '@/app/(chrome)/layout';
import { PageFrame } from '@/app/(chrome)/page-frame';
import { siteMetadata } from '@/app/site-metadata';
import { Icon } from '@/components/ui/icon';
import { Spread } from '@/components/ui/spread';
import { header } from '@/content/menu';
import { isGroup, reachableEntries } from '@/lib/domain/site/menu';
import { isPagePath } from '@/lib/server/routes';

export const metadata: Metadata = {
  ...siteMetadata,
  title: 'Page not found | Prepstead',
  robots: { index: false },
};

/** The first page of every menu group, so that a wrong address still leads on. */
const ways = reachableEntries(header, isPagePath).flatMap((entry) => {
  const link = isGroup(entry) ? entry.links[0] : entry;
  return link ? [link] : [];
});

export default function NotFoundPage() {
  return (
    <ChromeLayout>
      <PageFrame path="/" accent="site">
        <Spread label="404">
          <h1>There is no page at this address</h1>
          <p className="deck">
            It may have moved, or a letter of the address may be wrong. Nothing of yours is lost.
          </p>
          <ul className="rows mt-8">
            {[{ label: 'Home page', path: '/' }, ...ways].map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
                <span className="go">
                  Open
                  <Icon name="right" />
                </span>
              </li>
            ))}
          </ul>
        </Spread>
      </PageFrame>
    </ChromeLayout>
  );
}
