// A banner is one sentence and one link for a section. Which one a page shows is chosen in the browser at each page load
// (inline-scripts.ts); here is only what a banner is.

import type { Section } from './section';

export type Banner = {
  /** Short and stable: it stands in shared addresses, as ?banner=<id>. */
  id: string;
  section: Section;
  text: string;
  link: { label: string; path: `/${string}` };
  /** Further pages without which the sentence would not be true. The linked page is always needed. */
  needs?: `/${string}`[];
  /** First and last moment of showing, ISO 8601 with time zone. Without them the banner always may. */
  start?: string;
  end?: string;
};

/** Banners that keep their word today: every page they speak of exists. */
export const truthful = (banners: Banner[], exists: (path: string) => boolean): Banner[] =>
  banners.filter((banner) => [banner.link.path, ...(banner.needs ?? [])].every(exists));

/** Whether a banner may show at this moment. The script of the page decides by the same two times. */
export const isRunning = ({ start, end }: Banner, now: Date): boolean =>
  !(start && Date.parse(start) > now.getTime()) && !(end && Date.parse(end) < now.getTime());

/** The style sheet has a rule for this many places in the list: banners, site notice and unfinished test together. */
export const mostBanners = 12;
