import type { ReactNode } from 'react';
import { Brand } from '@/components/shell/brand';
import { site } from '@/content/site';
import { type Accent, sectionOf } from '@/lib/domain/site/section';
import { isPagePath } from '@/lib/server/routes';
import './account.css';

const links = [
  { path: '/privacy', label: 'Privacy' },
  { path: '/tos', label: 'Terms' },
  { path: '/accessibility', label: 'Accessibility' },
];

type AccountFrameProps = {
  /** Where the visitor was going: its section colours the line. */
  next: string;
  /** What waits beside the form. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The window of the account pages: name, form on the line, three links. */
export function AccountFrame({ next, aside, children }: AccountFrameProps) {
  const section: Accent = next === '/profile' ? 'site' : sectionOf(next);
  return (
    <div className="sign" data-section={section}>
      <header className="frame sign-top">
        <Brand name={site.name} />
      </header>
      <main id="main" className="frame">
        <div className="spread">
          <div className="margin" />
          <div className="main">
            <div>
              {children}
              <noscript>
                <p className="notice wrong">
                  This page needs JavaScript. Allow scripts for this site, then reload the page.
                </p>
              </noscript>
            </div>
            {aside}
          </div>
        </div>
      </main>
      <footer className="frame sign-foot">
        <div>
          {links
            .filter((link) => isPagePath(link.path))
            .map((link) => (
              <a key={link.path} href={link.path}>
                {link.label}
              </a>
            ))}
        </div>
      </footer>
    </div>
  );
}
