import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { RotatingFile } from './log-file';

let folder: string;
beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'prepstead-log-')), 'logs');
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(path.dirname(folder), { recursive: true });
});

const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
const line = (number: number) => `{"line":${String(number).padStart(3, '0')}}\n`;

test('However much is logged, the folder holds the newest lines and stays within its bounds', () => {
  const file = new RotatingFile(folder, line(0).length * 10, 3);
  for (let number = 0; number < 95; number++) file.write(line(number));
  expect(fs.readdirSync(folder).sort()).toEqual(['site.1.log', 'site.2.log', 'site.log']);
  expect(read('site.log')).toBe([90, 91, 92, 93, 94].map(line).join(''));
  expect(read('site.1.log')).toBe(Array.from({ length: 10 }, (_, at) => line(80 + at)).join(''));
});

test('A restart goes on in the file that was there', () => {
  new RotatingFile(folder).write(line(1));
  new RotatingFile(folder).write(line(2));
  expect(read('site.log')).toBe(line(1) + line(2));
});

test('A full disk costs log lines and nothing else, and logging goes on when there is room', () => {
  const file = new RotatingFile(folder);
  file.write(line(1));
  const disk = jest.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  expect(() => file.write(line(2))).not.toThrow();
  disk.mockRestore();
  file.write(line(3));
  expect(read('site.log')).toBe(line(1) + line(3));
});

test('The log can be read by its owner only', () => {
  new RotatingFile(folder).write(line(1));
  expect(fs.statSync(path.join(folder, 'site.log')).mode & 0o077).toBe(0);
});
