import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sourceHash } from './source-hash';

let root: string;
const put = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  fs.writeFileSync(path.join(root, name), text);
};
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'prepstead-hash-'));
  put('app/page.tsx', 'one');
  put('package-lock.json', '{}');
});
afterEach(() => fs.rmSync(root, { recursive: true }));

test('The same sources and settings give the same name, whatever the times of the files', () => {
  const before = sourceHash({ SITE_URL: 'https://a.example' }, root);
  fs.utimesSync(path.join(root, 'app/page.tsx'), 1, 1);
  expect(sourceHash({ SITE_URL: 'https://a.example' }, root)).toBe(before);
});

test('A changed, added, renamed or removed source, another lock file or another build-time setting gives another name', () => {
  const names = [sourceHash({}, root), sourceHash({ SITE_URL: 'https://a.example' }, root)];
  put('app/page.tsx', 'two');
  names.push(sourceHash({}, root));
  put('content/menu.ts', '');
  names.push(sourceHash({}, root));
  fs.renameSync(path.join(root, 'content/menu.ts'), path.join(root, 'content/menus.ts'));
  names.push(sourceHash({}, root));
  put('package-lock.json', '{ }');
  names.push(sourceHash({}, root));
  fs.rmSync(path.join(root, 'app/page.tsx'));
  names.push(sourceHash({}, root));
  expect(new Set(names).size).toBe(names.length);
});

test('Tests and settings that are read at run time do not ask for another build', () => {
  const before = sourceHash({}, root);
  put('app/page.test.tsx', 'x');
  expect(sourceHash({ PORT: 4000, DATABASE_URL: 'postgres://x' }, root)).toBe(before);
});
