import { expect, test } from '@jest/globals';
import { texToText } from './plain-text';

test('an exponent of several terms keeps its extent when it is printed as text', () => {
  expect(texToText('9^{m - n + 1}')).toBe('9^(m - n + 1)');
  expect(texToText('2x^{10} + x_{1}')).toBe('2x^10 + x_1');
  expect(texToText('\\dfrac{9p^2}{q^2}')).toBe('(9p^2)/(q^2)');
});
