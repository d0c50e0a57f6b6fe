import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { lockDirectory } from './directory-lock';

let root: string;
let folder: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'prepstead-lock-'));
  folder = path.join(root, 'database');
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

const ways = [...new Set<NodeJS.Platform>([process.platform, 'darwin'])];

test.each(ways)(
  'On %s, a folder that is in use is refused with a sentence, by any way of naming it',
  async (platform) => {
    const release = await lockDirectory(folder, { platform });
    fs.symlinkSync(root, `${root}-link`);
    const second = lockDirectory(path.join(`${root}-link`, 'database'), { platform, waitMs: 0 });
    await expect(second).rejects.toThrow(/is in use by another running copy of the site\. Stop that copy/);
    fs.rmSync(`${root}-link`);
    await release();
    const again = await lockDirectory(folder, { platform, waitMs: 0 });
    await again();
  },
);

test('Two folders do not stand in each other’s way', async () => {
  const releases = await Promise.all([lockDirectory(folder), lockDirectory(path.join(root, 'other'))]);
  for (const release of releases) await release();
});

test('Where a file holds the lock, one left by a process that is gone is taken over, and one of a live process is not', async () => {
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  fs.writeFileSync(`${folder}.pid`, `${gone}\n`);
  const release = await lockDirectory(folder, { platform: 'darwin', waitMs: 1000 });
  await release();
  fs.writeFileSync(`${folder}.pid`, `${process.ppid}\n`);
  await expect(lockDirectory(folder, { platform: 'darwin', waitMs: 0 })).rejects.toThrow(/in use/);
});
