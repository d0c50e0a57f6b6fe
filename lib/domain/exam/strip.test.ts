import { expect, test } from '@jest/globals';
import type { Part } from './blueprint';
import { toStrip } from './strip';

const part: Part = {
  id: 'math',
  title: 'Math',
  section: 'Math',
  kind: 'multiple-choice',
  seconds: 3000,
  questions: 45,
  tools: [],
  navigation: 'free',
};

test('a part is drawn with one tick a question on its own minutes', () => {
  expect(toStrip([part])).toEqual([{ title: 'Math', note: '45 in 50 min', count: 45, span: 50 }]);
});

test('a break stands as a pause of its own length, and an optional part says so', () => {
  const strip = toStrip([
    { ...part, breakAfter: 600 },
    { ...part, optional: true, seconds: 6000 },
  ]);
  expect(strip[1]).toEqual({ title: 'Break', note: '10 min', count: 0, span: 10 });
  expect(strip[2]).toMatchObject({ optional: true, note: '45 in 1 h 40 min, optional' });
});
