import AxeBuilder from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { useTheShell } from './shell-steps';

const actName = (page: Page) => page.getByRole('button', { name: 'ACT', exact: true });
const actLink = (page: Page) => page.locator('.drop').getByRole('link', { name: 'ACT', exact: true });
const banner = (page: Page) => page.getByRole('complementary', { name: 'Announcement' });

const hint = (context: BrowserContext, url: string, name: string, value: string) =>
  context.addCookies([{ name, value, url }]);

test('menus, theme and banner work on a page without framework scripts', async ({ page }) => {
  await page.goto('/');
  expect(await page.locator('script[src^="/_next/"]').count()).toBe(0);
  await useTheShell(page);
});

test('a menu tells whether it is open', async ({ page }) => {
  await page.goto('/');
  await expect(actName(page)).toHaveAttribute('aria-expanded', 'false');
  await actName(page).hover();
  await expect(actName(page)).toHaveAttribute('aria-expanded', 'true');
  await page.mouse.move(640, 600);
  await expect(actName(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the keyboard reaches every link of a menu and leaves it behind', async ({ page }) => {
  await page.goto('/');
  await actName(page).focus();
  await expect(actLink(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(actLink(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/act$/);
});

test('without scripts the menus open by hover and by focus', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/');
  await actName(page).hover();
  await expect(actLink(page)).toBeVisible();
  await page.mouse.move(640, 600);
  await expect(actLink(page)).toBeHidden();
  await actName(page).focus();
  await expect(actLink(page)).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await context.close();
});

test('a touch opens a menu and the next one closes it', async ({ browser, server }) => {
  const context = await browser.newContext({
    hasTouch: true,
    baseURL: server.url,
    viewport: { width: 1024, height: 768 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await actName(page).tap();
  await expect(actLink(page)).toBeVisible();
  await actName(page).tap();
  await expect(actLink(page)).toBeHidden();
  await context.close();
});

test('at 991 px and below each group opens by itself, and choosing a link closes all', async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 800 });
  await page.goto('/');
  await expect(page.locator('.nav')).toBeHidden();
  const menu = page.locator('.drawer > summary');
  await menu.click();
  const group = page.locator('.drawer .group', { hasText: 'ACT' });
  await expect(group.getByRole('link')).toHaveCount(0);
  await group.locator('summary').click();
  await expect(group.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.drawer')).not.toHaveAttribute('open');
  await expect(menu).toBeFocused();
  await menu.click();
  await group.locator('summary').click();
  await group.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/act$/);
  await page.goBack();
  await expect(page.locator('.drawer[open], .drawer .group[open]')).toHaveCount(0);
});

test('from 992 px the menu bar takes the place of the menu button', async ({ page }) => {
  await page.setViewportSize({ width: 992, height: 800 });
  await page.goto('/');
  await expect(page.locator('.nav')).toBeVisible();
  await expect(page.locator('.drawer > summary')).toBeHidden();
});

test('everything to press in header and banner is at least 44 px high', async ({ page }) => {
  for (const width of [375, 992, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const heights = await page
      .locator('.head a, .head button, .head summary, .banner button')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((node) => Math.round(node.getBoundingClientRect().height)));
    expect(Math.min(...heights), `at ${width} px`).toBeGreaterThanOrEqual(44);
  }
});

test('open menus have no accessibility violation, wide and small', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/act');
  await actName(page).hover();
  await expect(actLink(page)).toBeVisible();
  expect((await new AxeBuilder({ page }).include('.head').analyze()).violations).toEqual([]);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.locator('.drawer > summary').click();
  await page.locator('.drawer .group summary').first().click();
  expect((await new AxeBuilder({ page }).include('.head').analyze()).violations).toEqual([]);
});

for (const signedIn of [false, true]) {
  test(`the header is right at the first paint for a visitor who is signed ${signedIn ? 'in' : 'out'}`, async ({
    page,
    context,
    server,
  }) => {
    if (signedIn) await hint(context, server.url, 'signed_in', '1');
    // What the first frame shows, before any script file has arrived.
    await page.route('**/shell.js', (route) => route.abort());
    await page.addInitScript(() => {
      requestAnimationFrame(function look() {
        const login = document.querySelector('.head-in > .who .when-out');
        const profile = document.querySelector('.head-in > .who .when-in');
        if (!login || !profile) return void requestAnimationFrame(look);
        const seen = [login, profile].map((node) => getComputedStyle(node).display !== 'none');
        document.documentElement.dataset.seen = JSON.stringify(seen);
      });
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-seen', JSON.stringify([!signedIn, signedIn]));
    await expect(page.locator('.head-in > .who').getByRole('link', { name: 'Login' })).toBeVisible({
      visible: !signedIn,
    });
    await expect(page.locator('.head-in > .who').getByRole('link', { name: 'Profile' })).toBeVisible({
      visible: signedIn,
    });
  });
}

test('a page shows the banner of its section, and a shared address shows the one it names', async ({
  page,
}) => {
  await page.goto('/');
  await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/sat-november-2025-preview');
  await page.goto('/guides/act-pacing');
  await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/register');
  await page.goto('/guides/act-pacing?banner=sat-november-2025-record');
  await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/sat-november-2025-preview');
});

test('an unfinished test goes before the promotion and its link leads there', async ({
  page,
  context,
  server,
}) => {
  await hint(context, server.url, 'unfinished', '/act-practice/math-1');
  await page.goto('/guides');
  await expect(banner(page)).toContainText('You have an unfinished test.');
  await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/act-practice/math-1');
});

test('the contents of a guide mark the part that is being read', async ({ page }) => {
  await page.goto('/guides/act-pacing');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const current = page.locator('.contents [aria-current]');
  await expect(current).toHaveCount(0);
  await links.nth(2).click();
  await expect(links.nth(2)).toHaveAttribute('aria-current', 'true');
  await expect(current).toHaveCount(1);
});

test('print shows the page without header, banner and footer, on light paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/guides/act-pacing');
  for (const part of ['.head', '.banner', '.foot']) await expect(page.locator(part)).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).color)).toBe(
    'rgb(25, 27, 34)',
  );
});

test('the sitemap, the robots file, the manifest and every icon and share image answer', async ({
  server,
}) => {
  const text = async (path: string) => (await fetch(server.url + path)).text();
  expect(await text('/robots.txt')).toContain('/sitemap.xml');
  const listed = [...(await text('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(listed).toEqual(
    expect.arrayContaining(['/', '/act', '/act-problem-sets/math-1', '/guides/act-pacing']),
  );
  const { icons } = JSON.parse(await text('/manifest.webmanifest')) as { icons: { src: string }[] };
  const share = /property="og:image" content="([^"]+)"/.exec(await text('/guides/act-pacing'))?.[1] ?? '';
  for (const path of [...icons.map(({ src }) => src), '/apple-icon', new URL(share).pathname, ...listed]) {
    expect((await fetch(server.url + path)).status, path).toBe(200);
  }
});
