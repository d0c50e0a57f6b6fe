import { mkdtempSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { formulaHtml } from './formula-html';
import { openTypesetter } from './typeset';

const folder = mkdtempSync(path.join(os.tmpdir(), 'math-'));

test('a formula becomes outlines and MathML that say the same', async () => {
  const typesetter = openTypesetter(folder);
  const html = await typesetter.withMath((typeset) =>
    formulaHtml('\\frac{1{,}200}{4} = 300', false, typeset),
  );
  expect(html).toContain('<mfrac><mn>1,200</mn><mn>4</mn></mfrac><mo>=</mo><mn>300</mn>');
  expect(html).toMatch(
    /<svg aria-hidden="true" fill="currentColor" width="[\d.]+ex" height="[\d.]+ex" viewBox="[-\d ]+"/,
  );
  // Glyphs carry no data of the typesetter along: that was most of their bytes.
  expect(html).not.toMatch(/data-|mjx|xmlns/);
  typesetter.save();
});

test('what was typeset once is read from the cache the next time', async () => {
  expect(readdirSync(folder)).toHaveLength(1);
  const asked: string[] = [];
  await openTypesetter(folder).withMath((typeset) => {
    asked.push(typeset('\\frac{1{,}200}{4} = 300', false).mathml);
    return '';
  });
  // One round only: nothing was missing.
  expect(asked).toEqual([expect.stringContaining('<mfrac>')]);
});

test('TeX that cannot be read stops with a sentence that quotes it', async () => {
  const broken = openTypesetter(folder).withMath((typeset) => typeset('\\frac{1}{', false));
  await expect(broken).rejects.toThrow('The TeX "\\frac{1}{" cannot be read: Missing close brace.');
});
