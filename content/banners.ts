import type { Banner } from '@/lib/domain/site/banner';

/** Each banner also has a shareable address: any page of the site with ?banner=<id>. */
export const banners: Banner[] = [
  {
    id: 'sat-november-2025',
    section: 'sat',
    text: 'Taking the SAT on November 8, 2025? Know what to expect.',
    link: { label: 'Read the preview report', path: '/sat-november-2025-preview' },
    end: '2025-11-08T23:59:59-05:00',
  },
  {
    id: 'sat-november-2025-record',
    section: 'sat',
    text: 'The SAT of November 8, 2025: what it was expected to hold, and what carries over.',
    link: { label: 'Read the preview report', path: '/sat-november-2025-preview' },
    start: '2025-11-09T00:00:00-05:00',
  },
  {
    id: 'act-free-test',
    section: 'act',
    text: 'Practice the ACT under its own clock.',
    link: { label: 'Sign up for a free practice test', path: '/register' },
  },
  {
    id: 'act-free-report',
    section: 'act',
    text: 'Every ACT practice set ends in a report that explains each answer.',
    link: { label: 'Sign up for a free practice test', path: '/register' },
  },
  {
    id: 'ap-free-test',
    section: 'ap',
    text: 'Practice AP history, calculus and psychology under the clock.',
    link: { label: 'Sign up for a free practice test', path: '/register' },
    needs: ['/ap-practice-tests'],
  },
  {
    id: 'college-essay-detector',
    section: 'college',
    text: 'Does your essay read as if a machine wrote it?',
    link: { label: 'Try the AI essay detector', path: '/ai-essay-detector' },
  },
];
