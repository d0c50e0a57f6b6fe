import { expect, test } from '@jest/globals';
import { longDate } from './long-date';

test('a date is written out without moving to another day', () => {
  expect(longDate('2025-11-08')).toBe('November 8, 2025');
  expect(longDate('2026-01-31T23:59:59Z')).toBe('January 31, 2026');
});

test('what is not a date is refused', () => {
  expect(() => longDate('2025-13-08')).toThrow('Not a date');
  expect(() => longDate('soon')).toThrow('Not a date');
});
