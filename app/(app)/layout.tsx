import type { ReactNode } from 'react';
import '@/app/fonts/fonts';
import '@/app/globals.css';
import { siteMetadata, siteViewport } from '@/app/site-metadata';
import { InlineScript } from '@/components/shell/inline-script';
import { bootScript } from '@/components/shell/inline-scripts';

export const metadata = siteMetadata;
export const viewport = siteViewport;

/** App-like pages own the whole window: no header, banner or footer. Nothing here may ask who is looking: runners are prerendered. */
export default function AppLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <InlineScript text={bootScript} />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        {children}
      </body>
    </html>
  );
}
