import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';

const folder = mkdtempSync(path.join(os.tmpdir(), 'compiled-'));
const write = (kind: string, name: string, content: object) =>
  writeFileSync(path.join(folder, kind, `${name}.json`), JSON.stringify(content));

let readers: typeof import('./questions') & typeof import('./guides') & typeof import('./lessons');

beforeAll(async () => {
  process.env.CONTENT_DIR = folder;
  for (const kind of ['sets', 'forms', 'guides', 'lessons']) mkdirSync(path.join(folder, kind));
  for (const id of ['science-1', 'math-10', 'english-1', 'math-2']) write('sets', id, { id });
  write('forms', 'act-test-1', { id: 'act-test-1' });
  write('lessons', 'act_commas', { id: 'act_commas' });
  for (const [slug, title] of [
    ['b', 'Zeta'],
    ['a', 'Alpha'],
  ] as const)
    write('guides', slug, { slug, title });
  readers = {
    ...(await import('./questions')),
    ...(await import('./guides')),
    ...(await import('./lessons')),
  };
});

test('written sets come in the order of the catalogue, guides by title', async () => {
  const sets = await readers.listWrittenSets();
  expect(sets.map(({ id }) => id)).toEqual(['english-1', 'math-2', 'math-10', 'science-1']);
  expect((await readers.listGuides()).map(({ title }) => title)).toEqual(['Alpha', 'Zeta']);
});

test('a set, form, lesson or guide is found by its name, and what is not written is null', async () => {
  expect(await readers.findForm('act-test-1')).toEqual({ id: 'act-test-1' });
  expect(await readers.findLesson('act_commas')).toEqual({ id: 'act_commas' });
  expect(await readers.findGuide('a')).toMatchObject({ title: 'Alpha' });
  expect(await readers.findSet('math-3')).toBeNull();
});

test.each(['../manifest', 'math-1/../math-2', '', 'MATH-2', 'math-2.json'])(
  'a name that is no name reads nothing: %j',
  async (name) => {
    expect(await readers.findSet(name)).toBeNull();
  },
);

test('a file is parsed once, and again when it has changed', async () => {
  const first = await readers.findSet('math-2');
  expect(await readers.findSet('math-2')).toBe(first);
  write('sets', 'math-2', { id: 'math-2', title: 'New' });
  utimesSync(path.join(folder, 'sets/math-2.json'), new Date(), new Date(Date.now() + 5000));
  expect(await readers.findSet('math-2')).toMatchObject({ title: 'New' });
});
