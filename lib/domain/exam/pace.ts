// A problem set is a piece of an exam part and gets the same pace: its share of the part's time, rounded up to a whole
// minute, so that no set asks a student to be faster than the exam does.

import type { Part } from './blueprint';

/** Seconds for so many questions at the pace of a whole part; a multiple of 60. */
export function secondsAtPace(pace: Pick<Part, 'seconds' | 'questions'>, questions: number): number {
  return Math.ceil((questions * pace.seconds) / pace.questions / 60) * 60;
}

/** The part cut down to a set of so many questions, all of which count. */
export function partAtPace(pace: Part, questions: number): Part {
  const { scored: _, optional: __, breakAfter: ___, ...rest } = pace;
  return { ...rest, questions, seconds: secondsAtPace(pace, questions) };
}
