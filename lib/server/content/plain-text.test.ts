import { expect, test } from '@jest/globals';
import { texToText } from './plain-text';

test('an exponent of several terms keeps its extent when it is printed as text', () => {
  expect(texToText('9^{m - n + 1}')).toBe('9^(m - n + 1)');
  expect(texToText('2x^{10} + x_{1}')).toBe('2x^10 + x_1');
  expect(texToText('\\dfrac{9p^2}{q^2}')).toBe('(9p^2)/(q^2)');
});

test('a fraction of fractions keeps its parts apart', () => {
  expect(texToText('\\dfrac{\\frac{1}{x} - \\frac{1}{4}}{x^2 - 16}')).toBe('(1/x - 1/4)/(x^2 - 16)');
  expect(texToText('\\sqrt{\\frac{x^{2}}{9}} = 30^{\\circ}')).toBe('√((x^2)/9) = 30°');
});
