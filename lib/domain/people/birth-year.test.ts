import { expect, test } from '@jest/globals';
import { parseBirthYear } from './birth-year';

test.each([
  ['2009', { kind: 'ok', year: 2009 }],
  [' 2012 ', { kind: 'ok', year: 2012 }],
  ['1950', { kind: 'ok', year: 1950 }],
  ['2013', { kind: 'too-young', from: 2027 }],
  ['2016', { kind: 'too-young', from: 2030 }],
  ['2026', { kind: 'too-young', from: 2040 }],
])('in 2026, %j reads as %j', (typed, expected) => {
  expect(parseBirthYear(typed, 2026)).toEqual(expected);
});

test.each(['', '09', '2027', '1890', '20 09', '2009.5', 'two thousand', '９９９９', '2009<script>'])(
  '%j is asked for again instead of being guessed at',
  (typed) => {
    expect(parseBirthYear(typed, 2026).kind).toBe('unclear');
  },
);
