import type { Metadata, Viewport } from 'next';
import { site } from '@/content/site';
import { env } from '@/lib/server/env';

/** What every page says of itself unless it says more. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { default: `${site.title} | ${site.name}`, template: `%s | ${site.name}` },
  description: site.description,
  applicationName: site.name,
  openGraph: { siteName: site.name, type: 'website', locale: 'en_US' },
  twitter: { card: 'summary_large_image' },
  formatDetection: { telephone: false, email: false, address: false },
};

export const siteViewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfbf8' },
    { media: '(prefers-color-scheme: dark)', color: '#14161b' },
  ],
};
