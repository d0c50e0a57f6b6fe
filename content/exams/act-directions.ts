// What the runner's Directions say for each section of an ACT problem set. Our own words.

const answering =
  'You can come back to any question of the set until you submit. Nothing is taken off for a wrong answer, so answer every question.';

export const actDirections: Readonly<Record<string, readonly string[]>> = {
  English: [
    'Words and phrases of the essay are underlined and numbered. For each, choose the version that best expresses the idea, fits the style and tone of the essay, and follows standard written English. If the version in the essay is best, choose the one that makes no change.',
    'Some questions ask about a marked place, a paragraph, or the essay as a whole. Read the essay through once before you begin.',
    answering,
  ],
  Math: [
    'Solve each problem and choose the correct answer. You may use a permitted calculator for any problem, though some are easier without one.',
    'Unless a problem says otherwise, figures are not necessarily drawn to scale, geometric figures lie in a plane, a line is a straight line, and an average is an arithmetic mean.',
    answering,
  ],
  Reading: [
    'Read the passage, then choose the best answer to each question. You may look back at the passage as often as you need.',
    answering,
  ],
  Science: [
    'Read each passage with its figures and tables, then choose the best answer to each question. You may look back as often as you need. A calculator is not needed.',
    answering,
  ],
};
