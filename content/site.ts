/** What the site says of itself on every page. */
export const site = {
  name: 'Prepstead',
  title: 'ACT practice, and guides to the SAT, ACT and AP',
  description:
    'ACT practice sets timed as the exam is, with a report that says what to study next, and sourced guides to the SAT, ACT and AP exams.',
  footerYear: 2025,
  disclaimers: [
    'SAT and AP are trademarks registered by the College Board, which is not affiliated with, and does not endorse, this site.',
    'ACT is a trademark registered by ACT, Inc., which is not affiliated with, and does not endorse, this site.',
  ],
} as const;
