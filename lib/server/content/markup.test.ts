import { expect, test } from '@jest/globals';
import { toBlocks, toInline } from './markup';
import { toText } from './plain-text';
import { renderProse } from './prose';
import { shareGlyphs } from './share-glyphs';
import type { Typeset } from './typeset';

const typeset: Typeset = (tex) => ({
  shapes: `<path d="${tex}"/>`,
  box: [0, -700, tex.length * 500, 700],
  mathml: `<math>${tex}</math>`,
});

test('a formula is drawn for the eye and kept as MathML for the ear', () => {
  const html = toInline('Solve $3x$ for \\$5.', typeset);
  expect(html).toMatch(/^Solve <span class="math"><svg aria-hidden="true"/);
  expect(html).toContain('<span class="sr-only"><math>3x</math></span>');
  expect(html).toMatch(/ for \$5\.$/);
});

test('a long formula may break after a relation, so that it fits a phone', () => {
  expect(toInline('$(a+b)(c+d) = 12 \\cdot (x - 50)$', typeset)).toMatch(/<wbr>/);
  expect(toInline('$a = 12$', typeset)).not.toMatch(/<wbr>/);
});

test('portions carry the number of their question, positions stand bare, blanks are read aloud', () => {
  expect(toInline('He [[3: *have* had]] it. [[4]] And [[then]] ______.', typeset)).toBe(
    'He <span class="portion" data-question="3"><u><em>have</em> had</u><span class="portion-number"><span class="sr-only">question </span>3</span></span> it. ' +
      '<span class="portion portion-point" data-question="4"><span class="portion-number"><span class="sr-only">question </span>4</span></span> ' +
      'And <u>then</u> <span class="blank"><span class="sr-only">blank</span></span>.',
  );
});

test('quotation marks are curled, and HTML is only text', () => {
  expect(toBlocks('He said "it\'s" <b onclick="x()">(c)</b>', typeset)).toBe(
    '<p>He said “it’s” &lt;b onclick=“x()”&gt;(c)&lt;/b&gt;</p>',
  );
});

test('a link that would run a script stays text', () => {
  expect(toInline('[x](javascript:alert(1))', typeset)).not.toContain('href');
});

test('punctuation after a formula stays on its line; words after it may move', () => {
  const held = toInline('So $x = 1$, and is $y = 2$? Yes: $z$ alone.', typeset);
  expect(held).toMatch(/<span class="nobr">.*?<\/span>,<\/span> and is/s);
  expect(held).toMatch(/\?<\/span> Yes: <span class="math"/);
  expect(held.match(/class="nobr"/g)).toHaveLength(2);
});

test('plain text keeps what is seen and drops how it is written', () => {
  expect(toText('The **mean** is $\\frac{3}{4}$ of \\$1,200; $x \\le 30\\%$.')).toBe(
    'The mean is 3/4 of $1,200; x ≤ 30%.',
  );
});

test('long text has addresses at its headings, numbered captions, and places that the page fills', () => {
  const { blocks, contents, words } = renderProse(
    'Begin.\n\n## Two clocks & more\n\n{{table: act-format}}\n\n: Seconds\n| Section | Each |\n|---|---:|\n| Math | 67 |\n',
    typeset,
  );
  expect(contents).toEqual([{ id: 'two-clocks-more', text: 'Two clocks & more' }]);
  expect(blocks[1]).toEqual({ kind: 'directive', name: 'table', value: 'act-format', number: 1 });
  expect(blocks[2]).toMatchObject({
    html: expect.stringContaining('<caption><span>Table 2.</span> Seconds</caption>'),
  });
  expect(blocks[2]).toMatchObject({ html: expect.stringContaining('<td class="r">67</td>') });
  expect(words).toBe(9);
});

test('texts that are shown together draw each glyph once, at the place it stood', () => {
  const outline = 'M0 0'.repeat(30);
  const [first, second] = shareGlyphs(
    [`<path transform="translate(5)" d="${outline}"/>`, `<path d="${outline}"/>`],
    'a',
  );
  expect(first).toBe(`<g transform="translate(5)"><path id="ga-0" d="${outline}"/></g>`);
  expect(second).toBe('<use href="#ga-0"/>');
});
