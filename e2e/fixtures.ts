// What every journey starts from: a real server of its own worker, and people who sign in as people do.

import { test as base, type Page } from '@playwright/test';
import type { Role } from '@/lib/domain/people/viewer';
import { createServer, demoPassword, type Server } from './server';

export { expect } from '@playwright/test';

type SignInAs = (role: Role, page?: Page) => Promise<void>;

export const test = base.extend<{ signInAs: SignInAs }, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its first parameter
    async ({}, use) => {
      const server = await createServer();
      await server.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  signInAs: async ({ page }, use) => {
    await use(async (role, at = page) => {
      await at.goto('/signin');
      await at.getByLabel('E-mail').fill(`${role}@example.com`);
      await at.getByLabel('Password', { exact: true }).fill(demoPassword);
      await at.getByRole('button', { name: 'Sign in' }).click();
      await at.waitForURL((url) => !url.pathname.startsWith('/signin'));
    });
  },
});
