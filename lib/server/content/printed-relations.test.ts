import { expect, test } from '@jest/globals';
import { brokenRelations } from './printed-relations';
import { readTex } from './tex-expression';

test.each([
  ['5\\frac{1}{3}', '(5+1/3)'],
  ['0.12(50) + 0.08(p - 50)', '0.12*(50)+0.08*(p-50)'],
  ['1{,}200 \\div 4', '1200/4'],
  ['\\sqrt[3]{8}', 'nthRoot(8, 3)'],
  ['2x^{10}', '2*x^10'],
  ['\\left|-3\\right|', 'abs((-3))'],
  ['\\log_2 8', 'log(8, 2)'],
] as const)('TeX reads as a person reads it: %s', (tex, expression) => {
  expect(readTex(tex)?.replace(/\((\w+)\)\^\((\d+)\)/g, '$1^$2')).toBe(expression);
});

test.each(['8 \\div 2(3)', 'x_1', '\\sin^{-1} x', '3 +', '\\mathbb{R}'])(
  'what can be read in two ways is not read: %s',
  (tex) => {
    expect(readTex(tex)).toBeNull();
  },
);

test.each([
  '$3.5(18) = 63$ and $84 - 63 = 21$',
  '$x = 5$, so $4x = 20$ and $f(2) = 3x$',
  '$\\frac{2}{3} \\approx 0.67$ and $0.30 = 30\\%$',
  '$180^\\circ - 120^\\circ = 60^\\circ$ and $\\sin 30^\\circ = \\frac{1}{2}$',
  'Subtract: 2.01 − 1.29 = 0.72, then 1,000 + 200 = 1,200.',
  '\\$30 + \\$50 = \\$80',
  '$2^3 < 3^2$',
])('true relations pass, and those with unknowns are left alone: %s', (text) => {
  expect(brokenRelations(text)).toEqual([]);
});

test.each([
  ['$84 - 63 = 22$', '84 - 63 = 22'],
  ['$f(2) = 3(2) + 1 = 8$', '3(2) + 1 = 8'],
  ['$\\frac{2}{3} \\approx 0.66$', '\\frac{2}{3} \\approx 0.66'],
  ['1.29 − 0.95 = 0.35', '1.29 − 0.95 = 0.35'],
  ['$5 < 4$', '5 < 4'],
])('a false relation is found: %s', (text, printed) => {
  expect(brokenRelations(text).map((one) => one.printed)).toEqual([printed]);
});
