/** What the site says of itself on every page. */
export const site = {
  name: 'Prepstead',
  title: 'SAT, ACT, AP and college preparation',
  description:
    'Practice for the SAT, ACT and AP question by question, timed as the exam is, with a report that says what to study next.',
  footerYear: 2025,
  disclaimers: [
    'SAT and AP are trademarks registered by the College Board, which is not affiliated with, and does not endorse, this site.',
    'ACT is a trademark registered by ACT, Inc., which is not affiliated with, and does not endorse, this site.',
  ],
} as const;
