/** What a visitor can count on. Each sentence is kept by tests of the product. */
export const promises = [
  {
    title: 'No answer is lost',
    text: 'Each answer is kept on your device first and sent when the connection returns. The clock counts time you used, so a fault never costs you any.',
  },
  {
    title: 'The report says what next',
    text: 'A score, each question explained for the choice you took, and three things to study, in order.',
  },
  {
    title: 'Sources, with dates',
    text: 'Formats and dates carry the document they came from and the day we checked. Estimates are called estimates.',
  },
] as const;
