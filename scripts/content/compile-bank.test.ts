import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { CompiledSet } from '@/lib/domain/question/public-question';
import { compileSet } from '@/lib/server/content/compile-set';
import type { Typeset } from '@/lib/server/content/typeset';
import { compileBank, secondsOf } from './compile-bank';
import { parsePaper } from './read-papers';
import { aBank, aReadingQuestion, aReadingSet, aSet, aStimulus } from './sample-bank';

const typeset: Typeset = () => ({ shapes: '', box: [0, 0, 1, 1], mathml: '<math></math>' });
const compile = (written: object): CompiledSet => {
  const [paper] = aBank([written]).papers;
  if (paper?.kind !== 'set') throw new Error('The sample is no set.');
  return compileSet(paper.source, 600, typeset);
};

test('the public half of a question holds no key, rationale, trap, slip, check or explanation', () => {
  const [question] = compile(aReadingSet()).questions;
  const sent = JSON.stringify(question?.public);
  expect(sent).toContain('The water that leaves the pond');
  for (const secret of ['no horses', 'not-in-text', 'run', '"key"', 'rationale'])
    expect(sent).not.toContain(secret);
  expect(question?.key).toEqual({ kind: 'choice', choice: 'A' });
});

test('the version of a question changes with what a student sees, and not with a rationale', () => {
  const version = (change: object) =>
    compile(aReadingSet({ questions: [aReadingQuestion(change)] })).questions[0]?.public.version;
  const before = version({});
  expect(version({ explanation: 'Said better.' })).toBe(before);
  expect(version({ stem: 'What turns the wheel?' })).not.toBe(before);
  expect(version({ key: 'B' })).not.toBe(before);
});

test('paragraphs can be pointed at, figures stand where they were put, lines of verse are numbered', () => {
  const figure = {
    id: 'figure-1',
    kind: 'table',
    alt: 'A table of two cells.',
    columns: ['a'],
    rows: [['b']],
  };
  const stimulus = aStimulus({
    figures: [figure],
    paragraphs: [
      { id: 'p1', kind: 'heading', text: 'Study 1' },
      { id: 'p2', text: '{{figure: figure-1}}' },
      { id: 'p3', kind: 'verse', text: 'One line\nand another' },
      { id: 'p4', text: 'Plain.' },
    ],
  });
  const html = compile(aReadingSet({ stimuli: [stimulus] })).stimuli[0]?.html ?? '';
  expect(html.split('\n')).toEqual([
    '<h3 data-paragraph="p1">Study 1</h3>',
    expect.stringContaining('<figure class="fig" data-figure="figure-1">'),
    '<p class="verse" data-paragraph="p3"><span class="line" data-line="1">One line</span><br><span class="line" data-line="2">and another</span></p>',
    '<p data-paragraph="p4">Plain.</p>',
  ]);
});

test('a set has the seconds of its blueprint, and a longer one the same pace', () => {
  expect(secondsOf('Math', 15)).toBe(17 * 60);
  expect(secondsOf('Math', 30)).toBe(34 * 60);
  expect(() => secondsOf('Music', 15)).toThrow('There is no blueprint');
});

test('compiling writes live content only, leaves the unchanged alone, and takes away what is gone', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  const bank = aBank([aReadingSet()]);
  const [paper] = bank.papers;
  if (!paper) throw new Error('The sample has no paper.');
  const file = path.join(folder, 'reading-1.yaml');
  writeFileSync(file, 'source');
  const live = { ...bank, papers: [{ ...paper, file }] };
  const out = path.join(folder, 'out');
  expect(await compileBank(live, out)).toMatchObject({ written: 1, kept: 0, problems: [] });
  expect(await compileBank(live, out)).toMatchObject({ written: 0, kept: 1 });
  writeFileSync(file, 'source, changed');
  expect(await compileBank(live, out)).toMatchObject({ written: 1, kept: 0 });
  expect(JSON.parse(readFileSync(path.join(out, 'sets/reading-1.json'), 'utf8'))).toMatchObject({
    id: 'reading-1',
  });
  const draft = { ...live, papers: [{ ...paper, file, status: 'draft' as const }] };
  expect(await compileBank(draft, out)).toMatchObject({ written: 0, removed: 1 });
  expect(readdirSync(path.join(out, 'sets'))).toEqual([]);
});

test('a figure that is placed but not declared is a problem with file, id and sentence', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
  const bank = aBank([
    aReadingSet({ stimuli: [aStimulus({ paragraphs: [{ id: 'p1', text: '{{figure: nowhere}}' }] })] }),
  ]);
  const [paper] = bank.papers;
  if (!paper) throw new Error('The sample has no paper.');
  writeFileSync(path.join(folder, 'a.yaml'), '');
  const { problems } = await compileBank(
    { ...bank, papers: [{ ...paper, file: path.join(folder, 'a.yaml') }] },
    folder,
  );
  expect(problems).toMatchObject([
    { rule: 'compile', id: 'reading-1', message: expect.stringContaining('"nowhere"') },
  ]);
});

test('a file that breaks the schema is refused with the id of its question and the field', () => {
  const written = aSet({ questions: [{ ...aReadingQuestion(), id: 'math-1-01', band: 9 }] });
  const { paper, problems } = parsePaper('content/questions/act/math-1.yaml', JSON.stringify(written));
  expect(paper).toBeNull();
  expect(problems[0]).toMatchObject({
    rule: 'schema',
    file: 'content/questions/act/math-1.yaml',
    id: 'math-1-01',
  });
  expect(problems[0]?.message).toContain('questions.0.band');
  expect(parsePaper('a.yaml', 'a: [').problems[0]?.message).toMatch(/^The YAML cannot be read/);
});
