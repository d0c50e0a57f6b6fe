import { expect, test } from '@jest/globals';
import { passwordProblem } from './password';

test.each([
  'correct horse',
  'пароль-из-слов',
  '🎻🎻🎻 strings',
  'Practice-test-4711',
  'x'.repeat(255).concat('y'),
])('%j can be used', (password) => {
  expect(passwordProblem(password, 'a@example.com')).toBeNull();
});

test.each([
  ['short', /at least 10/],
  ['x1'.repeat(200), /at most 256/],
  [' leading space', /space/],
  ['trailing space ', /space/],
  ['aaaaaaaaaaaa', /guessed first/],
  ['Password123', /guessed first/],
  ['Someone@example.com', /your e-mail/],
])('%j cannot, and the reason is said', (password, reason) => {
  expect(passwordProblem(password, 'someone@example.com')).toMatch(reason);
});
