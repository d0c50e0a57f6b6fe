import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { isAccepted } from './response';
import { parseEntry } from './response-entry';
import { fillingDecimals, oracleAccepts, type Ratio, readEntry } from './response-oracle';

test.each([
  [
    '2/3',
    ['2/3', '4/6', '.6666', '.6667', '0.666', '0.667'],
    ['.66', '.67', '0.66', '0.67', '00.67', '.6665', '2/4'],
  ],
  ['7/2', ['7/2', '3.5', '3.50', '03.5', '14/4'], ['31/2', '3.4', '3.51', '-3.5']],
  ['-1/3', ['-1/3', '-.3333', '-0.333', '-2/6'], ['.3333', '-.3334', '-.333', '1/3']],
  ['3/16', ['3/16', '.1875', '0.187', '0.188'], ['.187', '.188', '0.19', '.1874']],
  ['361/8', ['361/8', '45.12', '45.13'], ['45.1', '45', '45.11']],
  ['12345.6', ['12345', '12346'], ['12344', '1234']],
  ['1234.5', ['1234', '1235', '1234.', '1235.'], ['1236', '123']],
  ['9.9996', ['9.999', '10.00'], ['10', '10.0', '9.99']],
  ['0', ['0', '-0', '0.0', '0/5', '.0'], ['.0001']],
  ['5', ['5', '5.', '5.0', '05', '10/2'], ['5.001', '-5']],
])('%s is accepted as %j and not as %j', (value, right, wrong) => {
  for (const typed of right) expect([typed, isAccepted(typed, [value])]).toEqual([typed, true]);
  for (const typed of wrong) expect([typed, isAccepted(typed, [value])]).toEqual([typed, false]);
});

test('Any one of several accepted values is enough, and a typeset minus counts as a minus', () => {
  expect(isAccepted('3', ['-3', '3'])).toBe(true);
  expect(isAccepted('−3', ['-3', '3'])).toBe(true);
  expect(isAccepted('4', ['-3', '3'])).toBe(false);
});

test.each([
  ['', 'Enter an answer.'],
  ['3 1/2', 'Enter a mixed number as an improper fraction or a decimal: 3½ is 7/2 or 3.5.'],
  ['½', 'Enter a fraction with a slash: ½ is 1/2.'],
  ['1 2', 'Enter the answer without spaces.'],
  ['50%', 'Leave out symbols such as %, $ and commas: enter only the number.'],
  ['1,200', 'Leave out symbols such as %, $ and commas: enter only the number.'],
  ['2x', 'Use only digits, a decimal point, a slash and a minus sign.'],
  ['+5', 'Use only digits, a decimal point, a slash and a minus sign.'],
  ['5-3', 'A minus sign can only stand at the beginning.'],
  ['--5', 'A minus sign can only stand at the beginning.'],
  [
    '0.6667',
    'An answer has at most 5 characters, or 6 with a minus sign. Shorten a long decimal by rounding it or cutting it off.',
  ],
  ['1/2/3', 'A fraction has one slash.'],
  ['1.5/2', 'Use whole numbers above and below the slash, or enter a decimal.'],
  ['5/', 'Finish the fraction: it needs a number on both sides of the slash.'],
  ['/5', 'Finish the fraction: it needs a number on both sides of the slash.'],
  ['5/00', 'The number below the slash cannot be 0.'],
  ['1.2.3', 'A decimal has one point.'],
  ['-', 'Finish the number: it has no digits yet.'],
  ['.', 'Finish the number: it has no digits yet.'],
])('"%s" is refused with a sentence that says what to do', (typed, reason) => {
  expect(parseEntry(typed)).toEqual({ ok: false, reason });
  expect(isAccepted(typed, ['5'])).toBe(false);
});

test('The field takes five characters, and a sixth only for a minus', () => {
  expect([parseEntry('12345').ok, parseEntry('-12345').ok]).toEqual([true, true]);
  expect([parseEntry('123456').ok, parseEntry('-123456').ok]).toEqual([false, false]);
});

const value = fc
  .record({ top: fc.bigInt(-99_999n, 99_999n), below: fc.oneof(fc.bigInt(1n, 12n), fc.bigInt(1n, 9999n)) })
  .map((ratio): Ratio => ratio);
const anything = fc.string({ unit: fc.constantFrom(...'0123456789./-'), minLength: 1, maxLength: 7 });
/** Entries close to a value: its own decimals, with one character changed, dropped or put in front. */
const near = (ratio: Ratio) => {
  const decimals = [...fillingDecimals(ratio), `${ratio.top}/${ratio.below}`];
  return fc
    .tuple(fc.constantFrom(...decimals), fc.nat(6), fc.constantFrom(...'0123456789./-'), fc.nat(5))
    .map(([text, at, character, how]) => {
      if (how < 2) return text;
      if (how === 2) return text.slice(0, at) + character + text.slice(at + 1);
      if (how === 3) return text.slice(0, at) + text.slice(at + 1);
      return how === 4 ? text.replace(/^(-?)/, '$10') : text.slice(0, -1);
    });
};

test('Grading agrees with long division by hand over 100,000 entries', () => {
  let right = 0;
  const pair = value.chain((ratio) =>
    fc.tuple(fc.constant(ratio), fc.oneof({ weight: 3, arbitrary: near(ratio) }, anything)),
  );
  fc.assert(
    fc.property(pair, ([ratio, typed]) => {
      const verdict = isAccepted(typed, [`${ratio.top}/${ratio.below}`]);
      right += verdict ? 1 : 0;
      return verdict === oracleAccepts(typed, ratio) && parseEntry(typed).ok === (readEntry(typed) !== null);
    }),
    { numRuns: 100_000, seed: 20_261_120 },
  );
  // The run means something only when both verdicts are common.
  expect(right).toBeGreaterThan(20_000);
  expect(right).toBeLessThan(80_000);
});
