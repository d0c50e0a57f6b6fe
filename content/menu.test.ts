import { expect, test } from '@jest/globals';
import { type HeaderEntry, isGroup } from '@/lib/domain/site/menu';
import { footer, header } from './menu';

const paths = (entry: HeaderEntry | undefined) =>
  entry && isGroup(entry) ? entry.links.map(({ path }) => path.slice(1)) : entry?.path;
const column = (label: string) => footer.find((group) => group.label === label);

test('the header has the groups and direct links of the specification, in order', () => {
  expect(header.map(({ label }) => label)).toEqual([
    'SAT',
    'ACT',
    'AP',
    'College Admissions',
    'Guides',
    'Pricing',
    'Educator',
    'Free Resources',
  ]);
});

const specified: Record<string, string> = {
  SAT: 'digital-sat-format sat-test-dates digital-sat-score-calculator sat-study-guides sat-reading-writing sat-math parents free-sat-practice',
  ACT: 'act act-english act-math act-reading act-science act-test-changes-2025 act-test-dates-2025 act-score-calculator act-questions-of-the-day act-vocabulary-list free-act-practice',
  AP: 'ap digital-ap-exams-2025 ap-score-calculators ap-test-dates-2025',
  'College Admissions':
    'college college-essay-editor ai-essay-detector college-admissions-chances college-profiles college-essay-idea-generator college-lor-writer college-lor-evaluator college-extracurricular-evaluator college-coursework-evaluator',
  Educator: 'educators essa work-with-us',
  'Free Resources': 'free-sat-practice free-act-practice books',
};

test.each(Object.entries(specified))('the group %s links to what the specification lists', (label, list) => {
  expect(paths(header.find((entry) => entry.label === label))).toEqual(list.split(' '));
});

test('the names that the specification gives are kept', () => {
  const names = new Map(
    header.flatMap((entry) =>
      isGroup(entry)
        ? entry.links.map(({ path, label }) => [path, label] as const)
        : [[entry.path, entry.label] as const],
    ),
  );
  expect(names.get('/purchase')).toBe('Pricing');
  expect(names.get('/educators')).toBe('Custom SAT Practice Platform');
  expect(names.get('/books')).toBe('English literature PDFs');
});

test('the SAT column of the footer has its own list', () => {
  expect(paths(column('SAT'))).toEqual(
    ' digital-sat-format sat-test-dates free-sat-practice questions-of-the-day guides tools register signin purchase'.split(
      ' ',
    ),
  );
});

test.each(['ACT', 'AP', 'College Admissions'])('the footer column %s repeats the header', (label) => {
  expect(column(label)).toEqual(header.find((entry) => entry.label === label));
});

test('the About column repeats the Educator group and adds the pages about the site', () => {
  const about = paths(column('About'));
  for (const path of 'educators essa work-with-us parents faq contact promote privacy tos'.split(' ')) {
    expect(about).toContain(path);
  }
});
