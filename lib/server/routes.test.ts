import { expect, test } from '@jest/globals';
import { isPagePath, listAppPatterns, listChromePages } from './routes';

test('a link may be shown exactly when the route tree has its page', () => {
  expect(['/', '/act', '/privacy', '/signin'].filter(isPagePath)).toEqual([
    '/',
    '/act',
    '/privacy',
    '/signin',
  ]);
  expect(['/no-such-page', '/(chrome)', '/api/health', '/act-problem-sets/[set]'].filter(isPagePath)).toEqual(
    [],
  );
});

test('the sitemap’s list holds pages with header and footer only, and none with a parameter', () => {
  const pages = listChromePages();
  expect(pages).toEqual(expect.arrayContaining(['/', '/act-problem-sets', '/guides']));
  expect(pages.filter((path) => path.includes('[') || path === '/signin')).toEqual([]);
});

test('app-like pages are known by their patterns', () => {
  expect(listAppPatterns()).toEqual(
    expect.arrayContaining(['/act-practice/[set]', '/report/[attempt]', '/signin']),
  );
});
