// Where the browser for the tests is; installs one where it may.

import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { chromium } from '@playwright/test';

const sentence =
  'No Chromium was found and none could be installed: install Chromium or Google Chrome and set CHROMIUM_PATH to its program file.';

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(name: string): string | null {
  for (const dir of (process.env.PATH ?? '').split(':')) {
    const file = `${dir}/${name}`;
    if (dir && fs.existsSync(file)) return file;
  }
  return null;
}

function findChromium(): string | null {
  const set = process.env.CHROMIUM_PATH;
  if (set) {
    if (fs.existsSync(set)) return set;
    throw new Error(`CHROMIUM_PATH names ${set}, which is not there: correct it or unset it.`);
  }
  const system = systemNames.map(onPath).find((file) => file !== null);
  if (system) return system;
  const own = chromium.executablePath();
  return own && fs.existsSync(own) ? own : null;
}

function run(command: string, args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

function installChromium(): void {
  const isRootOnDebian = process.getuid?.() === 0 && fs.existsSync('/etc/debian_version');
  if (isRootOnDebian && run('apt-get', ['update', '-qq'])) {
    if (run('apt-get', ['install', '-y', '-qq', 'chromium'])) return;
  }
  run('npx', ['playwright', 'install', 'chromium']);
}

/**
 * Path of a Chromium program: CHROMIUM_PATH, the system's, or Playwright's own; installs one when there is none.
 * @throws Error with one sentence that says what to do.
 */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  installChromium();
  const installed = findChromium();
  if (!installed) throw new Error(sentence);
  return installed;
}
