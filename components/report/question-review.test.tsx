import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import type { AttemptState } from '@/lib/domain/exam/attempt';
import { aLog, aPlan, aSet } from '@/lib/domain/exam/builders';
import { reportOf } from '@/lib/domain/exam/report';
import { foldLog } from '@/lib/domain/exam/step';
import { QuestionReview } from './question-review';

afterEach(cleanup);

/** The review of question 1 (key A) after these answers. */
function review(...answers: string[]) {
  const state: AttemptState = foldLog(
    aPlan(),
    aLog([
      { type: 'begin' },
      ...answers.map((value) => ({ type: 'answer', item: 'q1', value, spentMs: 30_000 }) as const),
    ]),
  );
  const item = reportOf(state, { stimuli: [], questions: aSet().questions }).questions[0];
  if (!item) throw new Error('no question');
  render(<QuestionReview item={item} skill="Lines" open />);
  return screen.getAllByRole('heading', { level: 4 }).map((heading) => heading.textContent);
}

test('a wrong answer is explained before the key', () => {
  expect(review('C')).toEqual(['You chose C', 'A is right', 'How to get there']);
  expect(screen.getByText('secret reason C')).toBeDefined();
});

test('a right answer and an empty one show the key’s reason only', () => {
  expect(review('A')).toEqual(['A is right, as you said', 'How to get there']);
  cleanup();
  expect(review()).toEqual(['A is right', 'How to get there']);
});

test('a change that cost the question is said', () => {
  review('A', 'D');
  expect(screen.getByText(/You first answered A; changing it lost this question/)).toBeDefined();
});
