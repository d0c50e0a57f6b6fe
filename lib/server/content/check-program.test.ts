import { expect, test } from '@jest/globals';
import { figureSchema } from '@/lib/domain/question/figure';
import { readValue, runCheck } from './check-program';

const pots = figureSchema.parse({
  id: 'figure-1',
  kind: 'plot',
  alt: 'x',
  x: { label: 'Time', min: 0, max: 90, step: 30 },
  y: { label: 'Temperature', min: 0, max: 40, step: 10 },
  series: [
    {
      id: 'y',
      label: 'Pot Y',
      mark: 'line',
      points: [
        [0, 30],
        [60, 23],
        [90, 22],
      ],
    },
  ],
});
const rooms = figureSchema.parse({
  id: 'table-1',
  kind: 'table',
  alt: 'x',
  columns: ['Speed', 'Humidity', 'Mass lost (g)'],
  rows: [
    ['0.0', 20, 48],
    ['1.0', 20, '1,082'],
  ],
  rowHeads: 2,
});
const triangle = figureSchema.parse({
  id: 'triangle',
  kind: 'geometry',
  alt: 'x',
  scale: 'to scale',
  points: { A: [0, 0], B: [3, 0], C: [3, 4] },
});

test.each([
  ['a number', 18, 18],
  ['an exact fraction', '16/3', 16 / 3],
  ['an expression', '2*sqrt(9)', 6],
  ['a list', '[1, -1]', [1, -1]],
  ['a text', '"Pot Y"', 'Pot Y'],
  ['the fixed words', 'No solution', 'no solution'],
] as const)('a value may be %s', (_kind, written, value) => {
  expect(readValue(written)).toEqual(value);
});

test('a value may be a function, and knows how many arguments it takes', () => {
  const f = readValue('f(p, q) = 0.12*p + q') as (p: number, q: number) => number;
  expect(f(50, 1)).toBeCloseTo(7);
  expect(f).toHaveLength(2);
});

test.each([
  ['near(0.1 + 0.2, 0.3)', true],
  ['0.1 + 0.2 == 0.3', true],
  ['near(2.345, 2.35, 2)', true],
  ['near(2.34, 2.35, 2)', false],
  ['same([1, 2], [1, 2])', true],
  ['same(f(x) = (x + 1)^2, g(x) = x^2 + 2*x + 1, [0, 1.5, -3])', true],
  ['same(f(x) = x^2, g(x) = x^3, [0, 1, 2])', false],
  ['near(deriv(f(x) = sin(x), 0), 1)', true],
  ['near(deriv(f(x) = x^4, 2, 2), 48, 5)', true],
  ['near(deriv(f(x) = x^4, 2, 3), 48, 2)', true],
  ['near(integ(f(x) = x^2, 0, 3), 9)', true],
  ['near(integ(f(x) = sin(x)^2, 0, 2*pi), pi, 7)', true],
  ['near(limit(f(x) = sin(x)/x, 0), 1, 6)', true],
  ['near(limit(f(x) = (3*x^2 + 1)/(x^2 - 5), Infinity), 3, 5)', true],
  ['limit(f(x) = 1/x, 0, "right") == Infinity', true],
  ['isNaN(limit(f(x) = abs(x)/x, 0))', true],
  ['same(solutions(f(x) = x^2 - 5*x + 6, 0, 10), [2, 3])', true],
  ['same(solutions(f(x) = (x - 1)^2, -4, 4), [1])', true],
  ['same(solutions(f(x) = 1/x, -4, 4), [0]) == false', true],
  ['satisfies(f(x, y) = y > 2*x, [[1, 3], [0, 1]])', true],
  ['satisfies(f(x) = x > 3, [4, 2])', false],
  ['stat([1, 2, 3, 4, 5], "median") == 3 and stat([2, 4, 4, 6], "mode") == 4', true],
  ['near(stat([2, 4, 4, 4, 5, 5, 7, 9], "psd"), 2) and stat([1, 2, 3, 4, 5, 6, 7], "iqr") == 4', true],
] as const)('the helper gives what a calculator would: %s', (program, verdict) => {
  expect(runCheck(program, 0)).toBe(verdict);
});

test('figures are read as a student reads them: points between points, cells by heads, lengths and angles', () => {
  const reads = (program: string) => runCheck(program, 0, [pots, rooms, triangle]);
  expect(reads('point("figure-1", "Pot Y", 60) == 23')).toBe(true);
  expect(reads('near(point("figure-1", "Pot Y", 30), 26.5)')).toBe(true);
  expect(reads('entry("table-1", ["1.0", 20], "Mass lost (g)") == 1082')).toBe(true);
  expect(reads('entry("table-1", 1, 3) == 48')).toBe(true);
  expect(reads('distance("triangle", "A", "C") == 5')).toBe(true);
  expect(reads('near(angle("triangle", "A", "B", "C"), 90)')).toBe(true);
});

test('a check is told apart from a sentence that is wrong: it must end in true or false and may not reach outside', () => {
  expect(() => runCheck('answer + 1', 3)).toThrow('The last line of the check must be true or false.');
  expect(() => runCheck('point("figure-9", "Pot Y", 1) == 1', 3, [pots])).toThrow(
    'There is no figure "figure-9" here.',
  );
  expect(() => runCheck('point("figure-1", "Pot Y", 400) == 1', 3, [pots])).toThrow(/has no value at 400/);
  expect(() => runCheck('import({ a: 1 }); true', 3)).toThrow('A check may not call import.');
  expect(() => runCheck('same(answer, f(x) = x, [1])', 3)).toThrow(/three points/);
});

test('the story can be walked: lines end at line ends, the last one decides', () => {
  const story = 'price(n) = sum(map(1:n, f(page) = page <= 50 ? 0.12 : 0.08))\nnear(answer, price(60))';
  expect(runCheck(story, 6.8)).toBe(true);
  expect(runCheck(story, 7.2)).toBe(false);
});
