import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { pageBytes } from '@/scripts/bench/page-bytes';
import { expect, test } from './fixtures';

/** One page of each type that anyone may read, with what it may weigh. */
const chromePages = [
  { path: '/', kb: 25 },
  { path: '/act', kb: 25 },
  { path: '/act-problem-sets', kb: 25 },
  { path: '/act-problem-sets/math-1', kb: 25 },
  { path: '/act-problem-sets/english-1', kb: 25 },
  { path: '/act-problem-sets/science-1', kb: 25 },
  { path: '/guides', kb: 25 },
  { path: '/guides/act-pacing', kb: 25 },
  { path: '/sat-november-2025-preview', kb: 25 },
  { path: '/privacy', kb: 25 },
  { path: '/tos', kb: 25 },
];

const appPages = ['/register', '/signin', '/forgotpassword', '/act-practice/math-1', '/offline'];

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, in a form that reads well in a failed test. */
async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** Collects what the browser refuses or reports as an error while `visit` runs. */
async function consoleErrors(page: Page, visit: () => Promise<unknown>): Promise<string[]> {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await visit();
  return errors;
}

for (const { path, kb } of chromePages) {
  test(`${path} weighs at most ${kb} KB of HTML and CSS and ships no framework JavaScript`, async ({
    server,
  }) => {
    const bytes = await pageBytes(server.url, path);
    expect(bytes.frameworkScripts).toBe(0);
    expect(bytes.html + bytes.css).toBeLessThanOrEqual(kb * 1000);
  });
}

for (const path of [...chromePages.map((page) => page.path), ...appPages]) {
  test(`${path} keeps its content security policy and writes no error to the console`, async ({ page }) => {
    let policy: string | undefined;
    const errors = await consoleErrors(page, async () => {
      const answer = await page.goto(path, { waitUntil: 'load' });
      policy = answer?.headers()['content-security-policy'];
      await page.waitForLoadState('networkidle');
    });
    expect(policy).toContain("object-src 'none'");
    expect(policy).toMatch(/script-src 'self'[^;]*/);
    expect(policy?.match(/script-src[^;]*/)?.[0]).not.toMatch(/'unsafe-inline'|'unsafe-eval'/);
    expect(errors).toEqual([]);
  });

  for (const width of [375, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`${path} has no accessibility violation at ${width} px in ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await complaints(page)).toEqual([]);
      });
    }
  }

  test(`${path} never scrolls sideways, down to 320 px`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 375, 768, 991, 992, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}

for (const path of chromePages.map((page) => page.path)) {
  test(`${path} moves nothing while it loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number };
      seen.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
  });
}

test('every address that a page links to answers', async ({ server }) => {
  const seen = new Map<string, number>();
  const waiting = ['/'];
  const dead: string[] = [];
  while (waiting.length > 0) {
    const path = waiting.pop() as string;
    if (seen.has(path)) continue;
    const answer = await fetch(server.url + path);
    seen.set(path, answer.status);
    if (!answer.ok) dead.push(`${path} answers ${answer.status}`);
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
    const html = await answer.text();
    const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]));
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*href="([^"]*)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), server.url + path);
      if (url.origin !== server.url) continue;
      if (url.pathname === new URL(path, server.url).pathname && url.hash && !ids.has(url.hash.slice(1))) {
        dead.push(`${path} links to ${url.hash}, which is not on it`);
      }
      waiting.push(url.pathname);
    }
  }
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(12);
});

test('an address that does not exist answers 404 with a page that leads on', async ({ page }) => {
  for (const path of [
    '/no-such-page',
    '/guides/no-such-guide',
    '/act-problem-sets/math-99',
    '/act-practice/no-such-set',
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.getByRole('link').count()).toBeGreaterThan(1);
  }
});

test('without scripts every page shows its content and its menus open', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/act-problem-sets');
  await expect(page.getByRole('link', { name: 'Equation Real Life' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await context.close();
});

test('a filtered list of sets can be shared by its address', async ({ page }) => {
  await page.goto('/act-problem-sets?section=Reading&find=narrative');
  await expect(page.getByText('5 of 60 sets')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Find a set' }).fill('zebra');
  await expect(page.getByText('No set matches')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No set matches')).toBeVisible();
});
