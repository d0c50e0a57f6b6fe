import { expect, test } from '@jest/globals';
import { nextSteps } from './next-steps';

const skill = (name: string, items: string[], right: number) => ({
  name,
  items,
  right,
  questions: items.length,
});
const domain = (...skills: ReturnType<typeof skill>[]) => ({ ...skill('d', [], 0), skills });

test('the skill that cost the most questions comes first, and of equals the one with the lower share', () => {
  const score = {
    domains: [
      domain(skill('commas', ['a', 'b', 'c'], 2), skill('verbs', ['d', 'e'], 0)),
      domain(skill('tone', ['f'], 0), skill('focus', ['g'], 1)),
    ],
  };
  const steps = nextSteps(score, new Set(['a', 'b', 'g']));
  expect(steps.map((step) => [step.skill, step.missed])).toEqual([
    ['verbs', ['d', 'e']],
    ['tone', ['f']],
    ['commas', ['c']],
  ]);
});

test('nothing is left to study after a perfect set', () => {
  const score = { domains: [domain(skill('commas', ['a'], 1))] };
  expect(nextSteps(score, new Set(['a']))).toEqual([]);
});
