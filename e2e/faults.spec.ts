import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { demoPassword } from './server';
import {
  allSaved,
  atQuestion,
  beginSet,
  choose,
  chosen,
  handIn,
  keptForOffline,
  next,
  readReport,
} from './set-steps';

const rounds = process.env.LONG === '1' ? 20 : 3;
const day = 86_400_000;

/** Answers of the attempt that the server holds, read from the API as the page's own person. */
async function answersOnServer(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(async () => {
    const [row] = await (await fetch('/api/attempts')).json();
    const view = await (await fetch(`/api/attempts/${row.id}?device=${crypto.randomUUID()}`)).json();
    const items = Object.entries(view.state.items) as [string, { answer: string | null }][];
    return Object.fromEntries(items.map(([id, item]) => [id, item.answer]));
  });
}

async function usedOnServer(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await fetch('/api/attempts')).json())[0].usedMs);
}

test('a reload comes back to the same question with every answer', async ({ page }) => {
  await beginSet(page, 'math-1');
  await choose(page, 'B');
  await next(page);
  await choose(page, 'C');
  await page.reload();
  await atQuestion(page, 2);
  await expect(chosen(page, 'C')).toBeChecked();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(chosen(page, 'B')).toBeChecked();
});

test('a crash loses nothing, and the clock stops until the student goes on', async ({ page, context }) => {
  await beginSet(page, 'math-1');
  await choose(page, 'D');
  await page.close();
  const again = await context.newPage();
  await again.goto('/act-practice/math-1');
  await expect(again.getByText('1 of 15 questions answered')).toBeVisible();
  await again.getByRole('button', { name: 'Go on' }).click();
  await atQuestion(again, 1);
  await expect(chosen(again, 'D')).toBeChecked();
});

test('half a set without a connection, a reload on the way, then handed in: nothing is lost', async ({
  page,
  context,
}) => {
  await beginSet(page, 'reading-1');
  for (const letter of ['A', 'B', 'C', 'D']) {
    await choose(page, letter);
    await next(page);
  }
  await keptForOffline(page);
  await context.setOffline(true);
  for (const letter of ['A', 'B']) {
    await choose(page, letter);
    await next(page);
  }
  await expect(page.locator('.saved')).toHaveText('Kept on this device');
  await page.reload();
  await atQuestion(page, 7);
  await choose(page, 'C');
  await handIn(page);
  await expect(page.getByText('There is no connection')).toBeVisible();
  await expect(page.getByText('Your 7 answers are locked and kept on this device')).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your answers' }).click();
  expect((await file).suggestedFilename()).toBe('reading-1.json');
  await page.reload();
  await expect(page.getByText('Your 7 answers are locked')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Received' })).toBeVisible();
  await expect(page.getByText('7 of 9 answers are in.')).toBeVisible();
  await readReport(page);
  await expect(page.getByRole('link', { name: /^Empty 2$/ })).toBeVisible();
});

test('without a connection other pages say so, and the kept set still opens', async ({ page, context }) => {
  await beginSet(page, 'math-2');
  await keptForOffline(page);
  await context.setOffline(true);
  await page.goto('/act-problem-sets');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/offline|connection/i);
  await page.goto('/act-practice/math-2');
  await atQuestion(page, 1);
});

test(`the server dies ${rounds} times during a set and no acknowledged answer is lost`, async ({
  page,
  server,
}) => {
  test.setTimeout(60_000 + rounds * 30_000);
  await beginSet(page, 'math-1');
  const given: Record<number, string> = {};
  const answer = async (number: number, letter: string) => {
    await page.keyboard.press('g');
    await page.getByRole('button', { name: new RegExp(`^Question ${number},`) }).click();
    await atQuestion(page, number);
    await choose(page, letter);
    given[number] = letter;
  };
  let kills = 0;
  for (let round = 0; round < rounds; round += 1) {
    // Seven pairs of questions; the letter moves on each time a pair comes round again, so that every round changes answers.
    const number = 2 * (round % 7) + 1;
    const letter = 'ABCD'[(round + Math.floor(round / 7)) % 4] as string;
    await answer(number, letter);
    await allSaved(page);
    await server.kill();
    kills += 1;
    await answer(number + 1, letter);
    await expect(page.locator('.saved')).toHaveText('Kept on this device');
    await server.start();
    await expect(page.locator('.saved')).toHaveText('Saved', { timeout: 40_000 });
    const stored = Object.values(await answersOnServer(page));
    for (const [at, said] of Object.entries(given)) expect(stored[Number(at) - 1]).toBe(said);
  }
  expect(kills).toBe(rounds);
});

test('two tabs: one writes, the other offers to take over, and no answer is written over', async ({
  page,
  context,
}) => {
  await beginSet(page, 'math-1');
  await choose(page, 'B');
  const second = await context.newPage();
  await second.goto('/act-practice/math-1');
  await expect(second.getByText('This set is open in another tab')).toBeVisible();
  await second.getByRole('button', { name: 'Use this tab instead' }).click();
  await atQuestion(second, 1);
  await expect(chosen(second, 'B')).toBeChecked();
  await expect(page.getByRole('heading', { name: 'This set is open in another tab' })).toBeFocused();
  await choose(second, 'D');
  await allSaved(second);
  await page.getByRole('button', { name: 'Use this tab instead' }).click();
  await atQuestion(page, 1);
  await expect(chosen(page, 'D')).toBeChecked();
  await expect(second.getByRole('button', { name: 'Use this tab instead' })).toBeVisible();
});

test('a second device takes over; what the first one still had to say fills gaps and overwrites nothing', async ({
  page,
  context,
  browser,
  signInAs,
  baseURL,
}) => {
  await signInAs('student');
  await beginSet(page, 'math-2');
  await choose(page, 'A');
  await allSaved(page);
  await context.setOffline(true);
  await choose(page, 'B');
  await next(page);
  await choose(page, 'B');

  const phone = await browser.newContext({ baseURL });
  const there = await phone.newPage();
  await signInAs('student', there);
  await there.goto('/act-practice/math-2');
  await expect(there.getByText('You began this set on another device')).toBeVisible();
  await there.getByRole('button', { name: 'Go on' }).click();
  await atQuestion(there, 1);
  await expect(chosen(there, 'A')).toBeChecked();
  await choose(there, 'D');
  await allSaved(there);

  await context.setOffline(false);
  await expect(
    page.getByRole('heading', { name: 'You went on with this set on another device' }),
  ).toBeVisible();
  await expect.poll(async () => Object.values(await answersOnServer(there)).slice(0, 2)).toEqual(['D', 'B']);
  await page.getByRole('button', { name: 'Continue here' }).click();
  await expect(page.getByRole('heading', { name: /^Question/ })).toBeVisible();
  await expect(there.getByRole('button', { name: 'Continue here' })).toBeVisible();
  await phone.close();
});

test('a device whose clock is a day off, or is set right on the way, is charged what was worked', async ({
  page,
}) => {
  const now = Date.now();
  await page.clock.setSystemTime(now - day);
  await beginSet(page, 'math-1', 'As on test day');
  // A small correction and a large one: either would show if durations came from the time of day.
  for (const time of [now - day + 80_000, now + day]) {
    await choose(page, 'A');
    await page.clock.setSystemTime(time);
    await next(page);
  }
  await choose(page, 'A');
  await allSaved(page);
  expect(await usedOnServer(page)).toBeLessThan(60_000);
  await expect(page.getByRole('timer')).toContainText(/^1[67]:/);
});

test('a sign-in that ends in the middle is renewed in place and the answers go up', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('student');
  await beginSet(page, 'science-1');
  await choose(page, 'A');
  await allSaved(page);
  await context.clearCookies({ name: /^CognitoIdentityServiceProvider/ });
  await choose(page, 'B');
  const dialog = page.getByRole('dialog', { name: 'Sign in again to go on' });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('E-mail').fill('student@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog).toBeHidden();
  await allSaved(page);
  expect(Object.values(await answersOnServer(page))[0]).toBe('B');
});

test('signing out sends what is unsent first', async ({ page, context, signInAs, server }) => {
  await signInAs('student');
  await beginSet(page, 'english-1');
  await allSaved(page);
  await server.kill();
  await choose(page, 'C');
  await expect(page.locator('.saved')).toHaveText('Kept on this device');
  await page.close();
  await server.start();
  const later = await context.newPage();
  await later.goto('/profile');
  await later.getByRole('button', { name: 'Sign out' }).click();
  await later.waitForURL((url) => url.pathname === '/');
  await signInAs('student', later);
  expect(Object.values(await answersOnServer(later))[0]).toBe('C');
});
