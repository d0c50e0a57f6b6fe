import { expect, test } from '@jest/globals';
import { workingClock } from './working-clock';

function clockAt() {
  const at = { ms: 0 };
  return { at, clock: workingClock(() => at.ms) };
}

test('only running time is measured, and each taking starts a new stretch', () => {
  const { at, clock } = clockAt();
  at.ms = 5000;
  clock.run();
  at.ms = 12_500;
  expect(clock.take()).toBe(7500);
  clock.stop();
  at.ms = 60_000;
  expect(clock.take()).toBe(0);
});

test('fractions of a millisecond are carried, not lost', () => {
  const { at, clock } = clockAt();
  clock.run();
  let taken = 0;
  for (let i = 1; i <= 10; i += 1) {
    at.ms = i * 0.7;
    taken += clock.take();
  }
  expect(taken).toBe(7);
});

test('a night with the lid closed is charged one heartbeat', () => {
  const { at, clock } = clockAt();
  clock.run();
  at.ms = 8 * 3600_000;
  expect(clock.take()).toBe(10_000);
});

test('a hidden tab that is woken once a minute is charged in full', () => {
  const { at, clock } = clockAt();
  clock.run();
  at.ms = 60_000;
  expect(clock.take()).toBe(60_000);
});
