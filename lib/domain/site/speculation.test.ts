import { expect, test } from '@jest/globals';
import { speculationRules } from './speculation';

test('a browser never opens an app-like page, a counted link or the API ahead of a click', () => {
  const { prerender } = JSON.parse(speculationRules(['/signin', '/act-practice/[set]']));
  const [, { not }] = prerender[0].where.and;
  expect(not.href_matches).toEqual(['/api/*', '/go/*', '/signin', '/act-practice/*']);
});
