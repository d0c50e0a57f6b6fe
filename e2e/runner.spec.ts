import fs from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { CompiledSet } from '@/lib/domain/question/public-question';
import { expect, test } from './fixtures';
import { allSaved, atQuestion, beginSet, choose, chosen, handIn, next, readReport } from './set-steps';

const compiled = (slug: string) =>
  JSON.parse(fs.readFileSync(`.content/sets/${slug}.json`, 'utf8')) as CompiledSet;

async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

test('a guest takes a set, hands it in, and reads why the choice taken was wrong', async ({ page }) => {
  const set = compiled('math-1');
  const [first, second] = set.questions;
  const keyOf = (question: typeof first) => (question?.key.kind === 'choice' ? question.key.choice : '');
  const wrong = ['A', 'B', 'C', 'D'].find((letter) => letter !== keyOf(first)) ?? 'A';

  await beginSet(page, 'math-1');
  await choose(page, wrong);
  await next(page);
  await choose(page, keyOf(second));
  await handIn(page);
  await expect(page.getByRole('heading', { name: 'Received' })).toBeFocused();
  await expect(page.getByText('2 of 15 answers are in.')).toBeVisible();
  await readReport(page);

  await expect(page.locator('.score .big')).toHaveText('1');
  await page.getByRole('link', { name: /^Wrong/ }).click();
  const review = page.locator('details.review');
  await expect(review).toHaveCount(1);
  await expect(review.locator('.whys > h4').first()).toHaveText(`You chose ${wrong}`);
  await expect(review.locator('.whys > h4').nth(1)).toContainText(`${keyOf(first)} is right`);
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
});

test('a whole set can be taken by keyboard alone', async ({ page }) => {
  await page.goto('/act-practice/reading-1');
  await page.getByRole('radio', { name: 'Practice' }).focus();
  await page.keyboard.press('Enter');
  for (let number = 1; number <= 9; number += 1) {
    await atQuestion(page, number);
    await expect(page.getByRole('heading', { name: `Question ${number} of` })).toBeFocused();
    await page.keyboard.press('abcd'[number % 4] as string);
    await page.keyboard.press('n');
  }
  await expect(page.getByRole('heading', { name: 'Check your work' })).toBeFocused();
  await expect(page.getByText('9 answered')).toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Received' })).toBeFocused();
});

test('choices are crossed out and brought back, questions marked, and the map says so', async ({ page }) => {
  await beginSet(page, 'math-2');
  await page.getByRole('button', { name: 'Cross out choices' }).click();
  await page.getByRole('button', { name: 'Cross out choice B' }).click();
  await expect(page.getByRole('radio', { name: /^B .*crossed out/ })).toBeVisible();
  await page.getByRole('button', { name: 'Undo crossing out choice B' }).click();
  await page.getByRole('button', { name: 'Cross out choice C' }).click();
  await choose(page, 'C');
  await expect(page.getByRole('radio', { name: /crossed out/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear answer' }).click();
  await expect(chosen(page, 'C')).not.toBeChecked();
  await page.getByRole('button', { name: 'Mark for review' }).click();
  await page.getByRole('button', { name: /^Question 1 of 15/ }).click();
  const map = page.getByRole('dialog', { name: 'Question map' });
  await expect(
    map.getByRole('button', { name: 'Question 1, not answered, marked for review, current' }),
  ).toBeVisible();
  await map.getByRole('button', { name: 'Question 12, not answered' }).click();
  await atQuestion(page, 12);
});

test('single-key shortcuts can be switched off and stay off', async ({ page }) => {
  await beginSet(page, 'math-1');
  await page.keyboard.press('?');
  await page.getByLabel('Use single-key shortcuts').uncheck();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('b');
  await expect(chosen(page, 'B')).not.toBeChecked();
  await page.reload();
  await atQuestion(page, 1);
  await page.keyboard.press('n');
  await atQuestion(page, 1);
});

test('the passage shows the portion asked about, and the divider moves by keyboard', async ({ page }) => {
  await beginSet(page, 'english-1');
  await page.keyboard.press('g');
  await page.getByRole('button', { name: /^Question 13,/ }).click();
  await expect(page.locator('.portion[data-current]')).toHaveAttribute('data-question', '13');
  await expect(page.locator('.portion[data-current]')).toBeInViewport();
  const divider = page.getByRole('separator', { name: /Divider/ });
  await divider.press('ArrowRight');
  await expect(divider).toHaveAttribute('aria-valuenow', '55');
});

test('the clock can be hidden, is said when asked, and cannot be hidden in the last five minutes', async ({
  page,
}) => {
  await page.clock.install();
  await beginSet(page, 'math-1', 'As on test day');
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Hide time' }).click();
  await expect(page.getByRole('timer')).not.toContainText(':');
  await page.keyboard.press('t');
  await expect(page.getByRole('timer')).toContainText(/1[67]:/);
  await expect(page.getByRole('status').filter({ hasText: /^1[67] minutes/ })).toHaveCount(1);
  await page.clock.runFor('12:00');
  await expect(page.getByText('Last five minutes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hide time' })).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: '5 minutes left' })).toHaveCount(1);
});

test('when time is up the answers are locked and handed in by themselves', async ({ page }) => {
  await page.clock.install();
  await beginSet(page, 'reading-1', 'As on test day');
  await page.keyboard.press('b');
  await page.clock.runFor('10:05');
  // Ten minutes in an instant outrun requests on their way; they are sent again by themselves as time goes on.
  await expect(async () => {
    await page.clock.runFor('00:04');
    await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 80_000 });
  await readReport(page);
});

test('practice can be paused: the question is out of sight and the clock stands', async ({ page }) => {
  await page.clock.install();
  await beginSet(page, 'math-1');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeFocused();
  const left = await page.locator('.deck').textContent();
  await page.clock.runFor('02:00');
  await expect(page.locator('.deck')).toHaveText(left ?? '');
  await page.getByRole('button', { name: 'Go on' }).click();
  await atQuestion(page, 1);
});

test('no key, reason or explanation reaches the browser before the set is handed in', async ({ page }) => {
  const data: string[] = [];
  const code: string[] = [];
  const reading: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (!response.url().startsWith('http')) return;
    const kind = /\/_next\/static\//.test(response.url()) ? code : data;
    reading.push(
      response.text().then(
        (text) => kind.push(text),
        () => undefined,
      ),
    );
  });
  const set = compiled('english-1');
  await beginSet(page, 'english-1');
  await page.keyboard.press('a');
  await page.keyboard.press('n');
  await allSaved(page);
  await page.reload();
  await atQuestion(page, 2);
  data.push(await page.content());
  data.push(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])));
  await Promise.all(reading);

  const all = [...data, ...code].join('\n');
  expect(all).toContain(set.questions[0]?.public.id);
  const secrets = set.questions.flatMap((question) => [
    ...Object.values(question.rationales),
    question.explanation,
  ]);
  const leaked = secrets.filter((secret) => {
    const words = secret.replace(/^<p>|<\/p>$/g, '');
    return all.includes(words) || all.includes(JSON.stringify(words).slice(1, -1));
  });
  expect(leaked).toEqual([]);
  expect(data.join('\n')).not.toMatch(/\\?"(?:key|rationales|explanation|traps|accept)\\?"\s*:/);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the way through a set, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/act-practice/science-1');
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    expect(await complaints(page)).toEqual([]);
    await beginSet(page, 'science-1');
    await page.keyboard.press('a');
    await page.keyboard.press('x');
    await page.keyboard.press('b');
    expect(await complaints(page)).toEqual([]);
    await page.keyboard.press('g');
    expect(await complaints(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    expect(await complaints(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('g');
    await page.getByRole('button', { name: 'Check your work' }).click();
    expect(await complaints(page)).toEqual([]);
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('heading', { name: 'Received' }).waitFor();
    expect(await complaints(page)).toEqual([]);
    await readReport(page);
    await page.locator('details.review summary').first().click();
    expect(await complaints(page)).toEqual([]);
  });
}

test('at 320 pixels and at 400 % zoom nothing runs out of the page and every control can be reached', async ({
  page,
}) => {
  for (const size of [
    { width: 320, height: 640 },
    { width: 320, height: 256 },
  ]) {
    await page.setViewportSize(size);
    await beginSet(page, 'english-1');
    const wider = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await wider()).toBe(0);
    await choose(page, 'D');
    await page.getByRole('button', { name: 'Mark for review' }).click();
    await next(page);
    await handIn(page);
    await readReport(page);
    expect(await wider()).toBe(0);
  }
});

test('a set that is not written is not there, and a runner without a set leads to the list', async ({
  page,
}) => {
  expect((await page.goto('/act-practice/math-99'))?.status()).toBe(404);
  await page.goto('/act-practice');
  await expect(page).toHaveURL(/\/act-problem-sets$/);
});

test('a report is its owner’s alone', async ({ page, browser }) => {
  await beginSet(page, 'math-1');
  await handIn(page);
  await readReport(page);
  const stranger = await browser.newContext();
  expect((await stranger.request.get(page.url())).status()).toBe(404);
  await stranger.close();
});
