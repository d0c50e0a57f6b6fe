import { expect, test } from '@jest/globals';
import { wayBack, withWayBack } from './way-back';

test.each(['/act-practice/math-1', '/report/abc?show=wrong#q3', '/guides/a b'])(
  '%j is a way back',
  (next) => {
    expect(wayBack(next)).toBe(next.replace(' ', '%20'));
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  '',
  null,
  undefined,
  '/signin?next=/signin',
  '/..//evil.example/..',
  `/${'a'.repeat(3000)}`,
])('%j leads to the profile instead', (next) => {
  expect(wayBack(next)).toBe('/profile');
});

test('the way back survives the walk from one account page to the next', () => {
  const href = withWayBack('/register', '/report/a?b=c&d=e');
  expect(wayBack(new URL(href, 'https://x.example').searchParams.get('next'))).toBe('/report/a?b=c&d=e');
});
