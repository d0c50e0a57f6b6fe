import { expect, test } from '@jest/globals';
import { type Banner, truthful } from './banner';

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
