import { expect, test } from '@jest/globals';
import { mostBanners } from '@/lib/domain/site/banner';
import { sections } from '@/lib/domain/site/section';
import { banners } from './banners';

test('every section has a banner', () => {
  expect(new Set(banners.map(({ section }) => section))).toEqual(new Set(sections));
});

test('ids are unique and fit into an address', () => {
  const ids = banners.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
});

test('there are no more than the style sheet can show, notices counted', () => {
  expect(banners.length + 2).toBeLessThanOrEqual(mostBanners);
});

test('a banner that starts and ends does so in that order', () => {
  for (const { start, end } of banners) {
    if (start && end) expect(Date.parse(start)).toBeLessThan(Date.parse(end));
  }
});

test('the SAT banner leads to the preview report, ACT and AP to registration, College to the essay detector', () => {
  const targets = (section: string) =>
    new Set(banners.filter((banner) => banner.section === section).map(({ link }) => link.path));
  expect(targets('sat')).toEqual(new Set(['/sat-november-2025-preview']));
  expect(targets('act')).toEqual(new Set(['/register']));
  expect(targets('ap')).toEqual(new Set(['/register']));
  expect(targets('college')).toEqual(new Set(['/ai-essay-detector']));
});
