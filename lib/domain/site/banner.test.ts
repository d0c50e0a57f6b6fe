import { expect, test } from '@jest/globals';
import { type Banner, isRunning, truthful } from './banner';

const banner: Banner = {
  id: 'ap',
  section: 'ap',
  text: 'Tests are here.',
  link: { label: 'Sign up', path: '/register' },
  needs: ['/ap-practice-tests'],
};

test('a banner stays away until its link and every page it speaks of exist', () => {
  const pages = new Set(['/register']);
  expect(truthful([banner], (path) => pages.has(path))).toEqual([]);
  pages.add('/ap-practice-tests');
  expect(truthful([banner], (path) => pages.has(path))).toEqual([banner]);
});

test.each([
  [{}, true],
  [{ start: '2026-01-01T00:00:00Z' }, true],
  [{ start: '2026-12-31T00:00:00Z' }, false],
  [{ end: '2026-12-31T00:00:00Z' }, true],
  [{ end: '2026-01-01T00:00:00Z' }, false],
])('a banner with the times %o runs in November 2026: %s', (times, running) => {
  expect(isRunning({ ...banner, ...times }, new Date('2026-11-20T12:00:00Z'))).toBe(running);
});
