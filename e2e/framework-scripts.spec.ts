// Stripping is only an optimisation: a build with the switch off must serve the same site, hydrated.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { contentFolder, findCurrentBuild } from '@/scripts/serve/builds.mjs';
import { freePort } from './server';
import { useTheShell } from './shell-steps';

const next = 'node_modules/next/dist/bin/next';
const build = findCurrentBuild();
const settings = {
  ...process.env,
  NODE_ENV: 'production' as const,
  NEXT_DIST_DIR: '.next-whole',
  NEXT_TELEMETRY_DISABLED: '1',
  STRIP_FRAMEWORK_JS: '0',
  ...(build && { CONTENT_DIR: contentFolder(build) }),
};
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'prepstead-whole-'));
let url = '';
let server: ChildProcess | null = null;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const made = spawnSync(process.execPath, [next, 'build'], { env: settings, encoding: 'utf8' });
  expect(made.status, made.stdout + made.stderr).toBe(0);
  expect(made.stdout).toContain('Prerendered pages: 0 without framework scripts');
  const port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', port], {
    env: { ...settings, DATA_DIR: dataDir, DATABASE_URL: '', SITE_URL: url, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  await expect
    .poll(
      () =>
        fetch(`${url}/api/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
});

test.afterAll(async () => {
  if (server && server.exitCode === null) {
    server.kill();
    await once(server, 'exit');
  }
  fs.rmSync(dataDir, { recursive: true, force: true });
  fs.rmSync('.next-whole', { recursive: true, force: true });
  // Next points this file at the build that is gone now.
  fs.rmSync('next-env.d.ts', { force: true });
});

for (const address of ['/', '/act', '/act-problem-sets/math-1', '/guides/act-pacing', '/privacy']) {
  test(`with the switch off ${address} hydrates, and menus, theme and banner work all the same`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(url + address, { waitUntil: 'networkidle' });
    expect(await page.locator('script[src^="/_next/"]').count()).toBeGreaterThan(0);
    const hydrated = () => Object.keys(document).some((key) => key.startsWith('__reactContainer'));
    await expect.poll(() => page.evaluate(hydrated)).toBe(true);
    await useTheShell(page);
    expect(errors).toEqual([]);
  });
}
