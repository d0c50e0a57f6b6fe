import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { Banner } from '@/components/shell/banner';
import { bannerScript, bootScript } from '@/components/shell/inline-scripts';
import type { Banner as BannerEntry } from '@/lib/domain/site/banner';

const aBanner = (
  id: string,
  section: BannerEntry['section'],
  more: Partial<BannerEntry> = {},
): BannerEntry => ({
  id,
  section,
  text: `Text of ${id}.`,
  link: { label: 'Read', path: '/read' },
  ...more,
});
const catalogue = [aBanner('sat-1', 'sat'), aBanner('act-1', 'act'), aBanner('act-2', 'act')];

/** Opens a page: its banner is put there, and the script beside it runs as the browser would run it. */
function open(path: string, props: Partial<Parameters<typeof Banner>[0]> = {}) {
  window.history.pushState(null, '', path);
  document.documentElement.removeAttribute('data-banner');
  cleanup();
  // React says that it runs no script it renders in a browser; on a page the server has written it.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<Banner section="act" banners={catalogue} {...props} />);
  const currentScript = document.querySelector('script');
  Object.defineProperty(document, 'currentScript', { value: currentScript, configurable: true });
  new Function(bannerScript)();
}

function shown() {
  const place = document.documentElement.getAttribute('data-banner');
  return place ? document.querySelector(`.banner li:nth-child(${place})`)?.textContent : null;
}

const random = (value: number) => jest.spyOn(Math, 'random').mockReturnValue(value);

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: a hint cookie is what the script reads
  document.cookie = 'unfinished=; max-age=0';
});

test('one of the section’s banners is chosen at random, never one of another section', () => {
  random(0);
  open('/act');
  expect(shown()).toContain('Text of act-1.');
  random(0.999);
  open('/act');
  expect(shown()).toContain('Text of act-2.');
});

test('a section without a banner shows none', () => {
  open('/college', { section: 'college' });
  expect(shown()).toBeNull();
});

test('a shared address with ?banner= shows that banner, of whatever section, even after closing', () => {
  sessionStorage.setItem('closed-banners', 'promo');
  open('/act?banner=sat-1');
  expect(shown()).toContain('Text of sat-1.');
});

test('an unknown id in the address changes nothing', () => {
  random(0);
  open('/act?banner=%22%3E%3Cscript%3E');
  expect(shown()).toContain('Text of act-1.');
});

test('a banner that was closed stays closed for the session', () => {
  sessionStorage.setItem('closed-banners', 'promo');
  open('/act');
  expect(shown()).toBeNull();
});

test('the site notice goes before everything', () => {
  open('/act?banner=act-1', { notice: 'The site rests on Sunday.' });
  expect(shown()).toBe('The site rests on Sunday.');
});

test('an unfinished test goes before the promotion, and again after the notice was closed', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: a hint cookie is what the script reads
  document.cookie = 'unfinished=/act-practice/math-1';
  open('/act');
  expect(shown()).toContain('You have an unfinished test.');
  sessionStorage.setItem('closed-banners', 'notice');
  open('/act', { notice: 'The site rests on Sunday.' });
  expect(shown()).toContain('You have an unfinished test.');
});

test('a hint that names another site is no unfinished test', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: a hint cookie is what the script reads
  document.cookie = 'unfinished=//evil.example';
  random(0);
  open('/act');
  expect(shown()).toContain('Text of act-1.');
});

test.each([
  ['before it starts', { start: '2999-01-01T00:00:00Z' }],
  ['after it has ended', { end: '2001-01-01T00:00:00Z' }],
])('a banner is not shown %s', (_when, times) => {
  open('/act', { banners: [aBanner('old', 'act', times)] });
  expect(shown()).toBeNull();
});

test('coming back by the Back button chooses again', () => {
  random(0);
  open('/act');
  random(0.999);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(shown()).toContain('Text of act-2.');
});

test('without a script the banner named at build shows, and the notice goes before it', () => {
  open('/act', { still: 'act-1' });
  expect(document.querySelector('[data-first]')?.textContent).toContain('Text of act-1.');
  open('/act', { still: 'act-1', notice: 'The site rests on Sunday.' });
  expect(document.querySelector('[data-first]')?.textContent).toBe('The site rests on Sunday.');
});

test('the boot script tells the style sheet who is signed in and which theme was chosen', () => {
  const root = document.documentElement;
  localStorage.setItem('theme', 'dark');
  // biome-ignore lint/suspicious/noDocumentCookie: a hint cookie is what the script reads
  document.cookie = 'signed_in=1';
  new Function(bootScript)();
  expect([root.hasAttribute('data-in'), root.getAttribute('data-theme')]).toEqual([true, 'dark']);
  localStorage.setItem('theme', 'no-such-theme');
  // biome-ignore lint/suspicious/noDocumentCookie: a hint cookie is what the script reads
  document.cookie = 'signed_in=; max-age=0';
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect([root.hasAttribute('data-in'), root.getAttribute('data-theme')]).toEqual([false, null]);
});
