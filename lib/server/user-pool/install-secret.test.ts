import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { env } from '@/lib/server/env';
import { installSecret } from './install-secret';

test('a secret is made once, for its owner’s eyes only, and stays the same', () => {
  env.DATA_DIR = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'secret-')), 'new', 'folder');
  const made = installSecret('key');
  expect(made).toMatch(/^[\w-]{43}$/);
  expect(installSecret('key')).toBe(made);
  expect(installSecret('other')).not.toBe(made);
  expect(fs.statSync(path.join(env.DATA_DIR, 'key')).mode & 0o777).toBe(0o600);
  expect(fs.readdirSync(env.DATA_DIR).sort()).toEqual(['key', 'other']);
});

test('when another process made it first, its secret is the one', () => {
  env.DATA_DIR = fs.mkdtempSync(path.join(os.tmpdir(), 'secret-'));
  const late = installSecret('key', () => {
    execFileSync('sh', ['-c', `echo theirs > '${env.DATA_DIR}/key'`]);
    return 'ours';
  });
  expect(late).toBe('theirs');
});
