import { type HeaderEntry, type MenuGroup, withoutRepeats } from '@/lib/domain/site/menu';

const sat: MenuGroup = {
  label: 'SAT',
  section: 'sat',
  links: [
    { label: 'Digital SAT format', path: '/digital-sat-format' },
    { label: 'SAT test dates', path: '/sat-test-dates' },
    { label: 'Digital SAT score calculator', path: '/digital-sat-score-calculator' },
    { label: 'SAT study guides', path: '/sat-study-guides' },
    { label: 'SAT Reading and Writing', path: '/sat-reading-writing' },
    { label: 'SAT Math', path: '/sat-math' },
    { label: 'For parents', path: '/parents' },
    { label: 'Free SAT practice', path: '/free-sat-practice' },
  ],
};

const act: MenuGroup = {
  label: 'ACT',
  section: 'act',
  links: [
    { label: 'ACT', path: '/act' },
    { label: 'ACT English', path: '/act-english' },
    { label: 'ACT Math', path: '/act-math' },
    { label: 'ACT Reading', path: '/act-reading' },
    { label: 'ACT Science', path: '/act-science' },
    { label: 'ACT test changes 2025', path: '/act-test-changes-2025' },
    { label: 'ACT test dates 2025', path: '/act-test-dates-2025' },
    { label: 'ACT score calculator', path: '/act-score-calculator' },
    { label: 'ACT questions of the day', path: '/act-questions-of-the-day' },
    { label: 'ACT vocabulary list', path: '/act-vocabulary-list' },
    { label: 'Free ACT practice', path: '/free-act-practice' },
  ],
};

const ap: MenuGroup = {
  label: 'AP',
  section: 'ap',
  links: [
    { label: 'AP', path: '/ap' },
    { label: 'Digital AP exams 2025', path: '/digital-ap-exams-2025' },
    { label: 'AP score calculators', path: '/ap-score-calculators' },
    { label: 'AP test dates 2025', path: '/ap-test-dates-2025' },
  ],
};

const college: MenuGroup = {
  label: 'College Admissions',
  section: 'college',
  links: [
    { label: 'College', path: '/college' },
    { label: 'College essay editor', path: '/college-essay-editor' },
    { label: 'AI essay detector', path: '/ai-essay-detector' },
    { label: 'Admissions chances', path: '/college-admissions-chances' },
    { label: 'College profiles', path: '/college-profiles' },
    { label: 'Essay idea generator', path: '/college-essay-idea-generator' },
    { label: 'Recommendation letter writer', path: '/college-lor-writer' },
    { label: 'Recommendation letter evaluator', path: '/college-lor-evaluator' },
    { label: 'Extracurricular evaluator', path: '/college-extracurricular-evaluator' },
    { label: 'Coursework evaluator', path: '/college-coursework-evaluator' },
  ],
};

const educator: MenuGroup = {
  label: 'Educator',
  section: 'site',
  links: [
    { label: 'Custom SAT Practice Platform', path: '/educators' },
    { label: 'ESSA', path: '/essa' },
    { label: 'Work with us', path: '/work-with-us' },
  ],
};

const freeResources: MenuGroup = {
  label: 'Free Resources',
  section: 'site',
  links: [
    { label: 'Free SAT practice', path: '/free-sat-practice' },
    { label: 'Free ACT practice', path: '/free-act-practice' },
    { label: 'English literature PDFs', path: '/books' },
  ],
};

export const header: HeaderEntry[] = [
  sat,
  act,
  ap,
  college,
  { label: 'Guides', path: '/guides' },
  { label: 'Pricing', path: '/purchase' },
  educator,
  freeResources,
];

export const account = {
  getStarted: { label: 'Get Started', path: '/register' },
  login: { label: 'Login', path: '/signin' },
  profile: { label: 'Profile', path: '/profile' },
} as const;

export const footer: MenuGroup[] = [
  {
    label: 'SAT',
    section: 'sat',
    links: [
      { label: 'Home', path: '/' },
      { label: 'Digital SAT format', path: '/digital-sat-format' },
      { label: 'SAT test dates', path: '/sat-test-dates' },
      { label: 'Free SAT practice', path: '/free-sat-practice' },
      { label: 'Questions of the day', path: '/questions-of-the-day' },
      { label: 'Guides', path: '/guides' },
      { label: 'Tools', path: '/tools' },
      { label: 'Register', path: '/register' },
      { label: 'Sign in', path: '/signin' },
      { label: 'Pricing', path: '/purchase' },
    ],
  },
  act,
  ap,
  college,
  {
    label: 'About',
    section: 'site',
    links: withoutRepeats([
      ...educator.links,
      { label: 'Educators', path: '/educators' },
      { label: 'Parents', path: '/parents' },
      { label: 'FAQ', path: '/faq' },
      { label: 'Contact', path: '/contact' },
      { label: 'Promote', path: '/promote' },
      { label: 'Work with us', path: '/work-with-us' },
      { label: 'Privacy', path: '/privacy' },
      { label: 'Terms of use', path: '/tos' },
    ]),
  },
];
