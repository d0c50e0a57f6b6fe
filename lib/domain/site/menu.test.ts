import { expect, test } from '@jest/globals';
import { type HeaderEntry, reachableEntries, withoutRepeats } from './menu';

const entries: HeaderEntry[] = [
  {
    label: 'SAT',
    section: 'sat',
    links: [
      { label: 'Format', path: '/format' },
      { label: 'Dates', path: '/dates' },
    ],
  },
  { label: 'AP', section: 'ap', links: [{ label: 'AP', path: '/ap' }] },
  { label: 'Guides', path: '/guides' },
  { label: 'Pricing', path: '/purchase' },
];

test('only links whose page exists are shown, and a group without any is not', () => {
  const shown = reachableEntries(entries, (path) => ['/dates', '/guides'].includes(path));
  expect(shown).toEqual([
    { label: 'SAT', section: 'sat', links: [{ label: 'Dates', path: '/dates' }] },
    { label: 'Guides', path: '/guides' },
  ]);
});

test('a link stands once in a column; the same page under another name may stand again', () => {
  const links = [
    { label: 'Platform', path: '/educators' as const },
    { label: 'Work with us', path: '/work-with-us' as const },
    { label: 'Educators', path: '/educators' as const },
    { label: 'Work with us', path: '/work-with-us' as const },
  ];
  expect(withoutRepeats(links).map(({ label }) => label)).toEqual(['Platform', 'Work with us', 'Educators']);
});
