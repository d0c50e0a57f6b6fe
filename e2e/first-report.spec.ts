import { register } from './account-steps';
import { expect, test } from './fixtures';
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

test('from a page to a report: registered, half the set without a connection, the laptop closed, and nothing lost', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/act');
  await page.getByRole('link', { name: 'Math Practice Set 1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ACT Math Practice Set 1');
  await register(page, server, '?next=/act-practice/math-1');
  await expect(page).toHaveURL('/act-practice/math-1');

  await page.getByRole('radio', { name: 'Practice' }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const letters = ['B', 'D', 'A', 'C', 'B', 'A', 'D', 'C'];
  for (const [index, letter] of letters.entries()) {
    await atQuestion(page, index + 1);
    if (index === 4) {
      await allSaved(page);
      await keptForOffline(page);
      await context.setOffline(true);
    }
    await choose(page, letter);
    await next(page);
  }
  await expect(page.locator('.saved')).toHaveText('Kept on this device');
  await page.close();

  const reopened = await context.newPage();
  await reopened.goto('/act-practice/math-1');
  await reopened.getByRole('button', { name: 'Go on' }).click();
  await atQuestion(reopened, 9);
  await context.setOffline(false);
  await allSaved(reopened);
  await reopened.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(chosen(reopened, 'C')).toBeChecked();
  await handIn(reopened);
  await expect(reopened.getByText('8 of 15 answers are in.')).toBeVisible();
  await readReport(reopened);
  await expect(reopened.getByRole('link', { name: /^All 15$/ })).toBeVisible();
  await reopened.goto('/profile');
  await expect(reopened.getByRole('link', { name: /ACT Math Practice Set 1/ })).toBeVisible();
});

test('what a guest did belongs to the account made afterwards, and to nobody else', async ({
  page,
  browser,
  server,
}) => {
  await beginSet(page, 'science-1');
  await choose(page, 'C');
  await handIn(page);
  await readReport(page);
  const report = page.url();
  await register(page, server);
  await page.goto('/profile');
  await page.getByRole('link', { name: /ACT Science Practice Set 1/ }).click();
  await expect(page).toHaveURL(report);
  await expect(page.getByText('Right answers, of')).toBeVisible();

  const stranger = await browser.newContext({ baseURL: server.url });
  expect((await stranger.request.get(report)).status()).toBe(404);
  await stranger.close();
});
