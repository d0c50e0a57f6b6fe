// The menus are one catalogue. A link is shown only when its page exists; a group without a link is not shown.

import type { Accent } from './section';

export type MenuLink = { label: string; path: `/${string}` };
export type MenuGroup = { label: string; section: Accent; links: MenuLink[] };
export type HeaderEntry = MenuGroup | MenuLink;

/** What the header offers to a visitor, apart from the groups: signed out and signed in. */
export type AccountLinks = { getStarted?: MenuLink; login?: MenuLink; profile?: MenuLink };

export const isGroup = (entry: HeaderEntry): entry is MenuGroup => 'links' in entry;

/** The group with the links whose page exists. */
const reachable = (group: MenuGroup, exists: (path: string) => boolean): MenuGroup => ({
  ...group,
  links: group.links.filter((link) => exists(link.path)),
});

export function reachableGroups(groups: MenuGroup[], exists: (path: string) => boolean): MenuGroup[] {
  return groups.map((group) => reachable(group, exists)).filter((group) => group.links.length > 0);
}

export function reachableEntries(entries: HeaderEntry[], exists: (path: string) => boolean): HeaderEntry[] {
  return entries.flatMap<HeaderEntry>((entry) =>
    isGroup(entry) ? reachableGroups([entry], exists) : exists(entry.path) ? [entry] : [],
  );
}

/** The same link twice in one column helps nobody; the same page under another name may. */
export function withoutRepeats(links: MenuLink[]): MenuLink[] {
  const isFirst = (link: MenuLink, at: number) =>
    links.findIndex((other) => other.path === link.path && other.label === link.label) === at;
  return links.filter(isFirst);
}
