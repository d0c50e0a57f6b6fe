import { expect, test } from '@jest/globals';
import { type Section, sectionOf } from './section';

const sat = `
  / /digital-sat-format /sat-test-dates /digital-sat-score-calculator /sat-study-guides /sat-reading-writing /sat-math
  /parents /free-sat-practice /ai-essay-detector /guides /purchase /educators /essa /work-with-us /books
  /questions-of-the-day /tools /register /signin /forgotpassword /faq /contact /promote /privacy /tos
  /sat-central-ideas-and-details /sat-command-of-evidence-textual /sat-command-of-evidence-quantitative
  /sat-inferences /sat-words-in-context /sat-text-structure-and-purpose /sat-cross-text-connections
  /sat-rhetorical-synthesis /sat-transitions /sat-boundaries /sat-form-structure-and-sense
  /digital-sat-prep /testupload /profile /profilenew /practice-rw /practice-math /guided-practice /rw-mock /math-mock
  /full-mock /classportal /teacherportal /sat-lesson /sat-lesson/linear_functions /welcome /diagnostic-test-result
  /allfeedback /questionsget /questionsadd /questionsedit /questionsupload /questionsget-ap /questionsadd-act
  /analyticsinternal /lessonsadmin /teacher-demo /diagnostic-demo /partner/some-school /partner/some-school/admin
  /diagnostic/sat /report/123 /parent/token /calendar/token.ics /embed/digital-sat-score-calculator
  /accessibility /errata /sat-november-2025-preview /questions-of-the-day/2026-11-20 /go/some-banner
  /sat-study-guides/linear_functions /guides/sat-november-2025-preview /guides/college-essays /offline`;

const act = `
  /act /act-english /act-math /act-reading /act-science /act-test-changes-2025 /act-test-dates-2025
  /act-score-calculator /act-questions-of-the-day /act-questions-of-the-day/2026-11-20 /act-vocabulary-list
  /free-act-practice /act-test /act-test/3 /act-practice /act-practice/math-1 /act-lesson /act-lesson/act_lines
  /act-study-guides /act-practice-tests /act-practice-tests/10 /act-problem-sets /act-problem-sets/science-1
  /guides/act-pacing`;

const ap = `
  /ap /digital-ap-exams-2025 /ap-score-calculators /ap-score-calculators/ap-us-history /ap-test-dates-2025
  /ap-test /ap-test/ap-ush-1 /ap-practice-tests /ap-practice-tests/ap-calc-bc-5 /guides/ap-history-points`;

const college = `
  /college /college-essay-editor /college-admissions-chances /college-profiles /college-profiles/some-college
  /college-essay-idea-generator /college-lor-writer /college-lor-evaluator /college-extracurricular-evaluator
  /college-coursework-evaluator /college-admissions-lesson /college-study-guides`;

const routes = Object.entries({ sat, act, ap, college }).flatMap(([section, paths]) =>
  paths
    .trim()
    .split(/\s+/)
    .map((path) => [path, section as Section] as const),
);

test.each(routes)('%s belongs to %s', (path, section) => {
  expect(sectionOf(path)).toBe(section);
});

test('query, hash and a trailing slash change nothing', () => {
  expect(sectionOf('/act-math/?banner=x#top')).toBe('act');
});
