// What a student does in a set, as the journeys say it.

import { expect, type Page } from '@playwright/test';

type Mode = 'Practice' | 'As on test day' | 'No time limit';

/** Opens a set and begins it. */
export async function beginSet(page: Page, slug: string, mode: Mode = 'Practice') {
  await page.goto(`/act-practice/${slug}`);
  await page.getByRole('radio', { name: mode }).check();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await atQuestion(page, 1);
}

export async function atQuestion(page: Page, number: number) {
  await expect(page.getByRole('heading', { name: `Question ${number} of` })).toBeVisible();
}

/** Chooses an answer by pointer. */
export async function choose(page: Page, letter: string) {
  await page
    .locator('label.choice')
    .filter({ has: page.locator(`input[value="${letter}"]`) })
    .click();
  await expect(chosen(page, letter)).toBeChecked();
}

export const chosen = (page: Page, letter: string) => page.locator(`input[type="radio"][value="${letter}"]`);

export const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();

/** Every answer has been confirmed by the server. */
export async function allSaved(page: Page) {
  await expect(page.locator('.saved')).toHaveText('Saved');
}

/** From any question to the receipt page. */
export async function handIn(page: Page) {
  await page.keyboard.press('g');
  await page.getByRole('button', { name: 'Check your work' }).click();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();
}

/** From the receipt to the report. */
export async function readReport(page: Page) {
  await page.getByRole('link', { name: 'Read your report' }).click();
  await expect(page.getByText('Right answers, of')).toBeVisible();
}

/** The page and everything it needs are kept for opening without a connection. */
export async function keptForOffline(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(async () =>
        Boolean(await caches.match(location.pathname, { cacheName: 'runner-pages-1' })),
      ),
    )
    .toBe(true);
}
