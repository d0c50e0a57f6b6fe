import type { ReactNode } from 'react';
import '@/app/fonts/fonts';
import '@/app/globals.css';
import { siteMetadata, siteViewport } from '@/app/site-metadata';
import { Footer } from '@/components/shell/footer';
import { Header } from '@/components/shell/header';
import { InlineScript } from '@/components/shell/inline-script';
import { bootScript } from '@/components/shell/inline-scripts';
import { SpeculationRules } from '@/components/shell/speculation-rules';
import { account, footer, header } from '@/content/menu';
import { site } from '@/content/site';
import { reachableEntries, reachableGroups } from '@/lib/domain/site/menu';
import { speculationRules } from '@/lib/domain/site/speculation';
import { env } from '@/lib/server/env';
import { isPagePath, listAppPatterns } from '@/lib/server/routes';

export const metadata = siteMetadata;
export const viewport = siteViewport;

const social = [
  { label: 'Instagram', url: env.INSTAGRAM_URL },
  { label: 'Facebook', url: env.FACEBOOK_URL },
  { label: 'TikTok', url: env.TIKTOK_URL },
].flatMap(({ label, url }) => (url ? [{ label, url }] : []));

const accountLinks = Object.fromEntries(
  Object.entries(account).filter(([, link]) => isPagePath(link.path)),
) as Partial<typeof account>;

/** Every page with header and footer. The page itself brings its banner and main (page-frame.tsx): only it knows its path. */
export default function ChromeLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <InlineScript text={bootScript} />
      </head>
      <body className="chrome">
        <a className="skip" href="#main">
          Skip to content
        </a>
        <Header name={site.name} entries={reachableEntries(header, isPagePath)} account={accountLinks} />
        {children}
        <Footer
          name={site.name}
          columns={reachableGroups(footer, isPagePath)}
          year={site.footerYear}
          disclaimers={site.disclaimers}
          email={env.CONTACT_EMAIL}
          social={social}
        />
        <SpeculationRules text={speculationRules(listAppPatterns())} />
        <script src="/shell.js" defer />
      </body>
    </html>
  );
}
