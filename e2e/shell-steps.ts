import { expect, type Page } from '@playwright/test';

/** Uses the header and the banner as a visitor does; the page must be wide and show a promotion. */
export async function useTheShell(page: Page) {
  const name = page.getByRole('button', { name: 'ACT', exact: true });
  const link = page.locator('.drop').getByRole('link', { name: 'ACT', exact: true });
  await expect(link).toBeHidden();
  await name.hover();
  await expect(link).toBeVisible();
  await name.click();
  await expect(link, 'a click on the name must not take the menu away').toBeVisible();
  await page.mouse.move(640, 600);
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(name).toBeFocused();

  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const before = await background();
  await page.getByRole('button', { name: 'Switch between light and dark' }).first().click();
  expect(await background()).not.toBe(before);

  const banner = page.getByRole('complementary', { name: 'Announcement' });
  await expect(banner).toBeVisible();
  await banner.getByRole('button', { name: 'Close this message' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(banner, 'closed for the session').toBeHidden();
  expect(await background(), 'the chosen theme is kept').not.toBe(before);
}
