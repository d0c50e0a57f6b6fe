// What a person does to get an account, as the journeys say it.

import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Server } from './server';

export const password = 'correct horse battery';
export const anAddress = () => `${randomUUID()}@example.com`;
const outboxToken = (server: Server) =>
  fs.readFileSync(path.join(server.dataDir, 'outbox-token'), 'utf8').trim();

/** The newest code that was mailed to an address, read where a developer reads it. */
export async function codeFor(page: Page, server: Server, email: string): Promise<string> {
  await page.getByLabel('Code').waitFor();
  const outbox = await page.context().newPage();
  await outbox.goto(`/dev/mail?token=${outboxToken(server)}`);
  const letter = outbox.getByRole('article').filter({ hasText: email }).first();
  const code = /\d{6}/.exec((await letter.textContent()) ?? '')?.[0] ?? '';
  await outbox.close();
  return code;
}

export async function fillRegistration(page: Page, email: string, year = '2008') {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Year you were born').fill(year);
  await page.getByRole('button', { name: 'Create account' }).click();
}

export async function register(page: Page, server: Server, next = '') {
  const email = anAddress();
  await page.goto(`/register${next}`);
  await fillRegistration(page, email);
  await page.getByLabel('Code').fill(await codeFor(page, server, email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL((url) => url.pathname !== '/register');
  return email;
}
