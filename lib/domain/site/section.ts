// Which section a page belongs to, by its path: college* is college; the ACT and AP sets are named routes, the patterns
// act* and ap*, and guides on the exam; anything else is sat. The banner of a page follows its section.

export const sections = ['sat', 'act', 'ap', 'college'] as const;
export type Section = (typeof sections)[number];

/** What colours a page: its section, or ink for pages about the site itself. */
export type Accent = Section | 'site';

const actRoutes = new Set(['free-act-practice']);
const apRoutes = new Set(['digital-ap-exams-2025']);

/** @param path begins with a slash; query, hash and a trailing slash do not matter. */
export function sectionOf(path: string): Section {
  const [first = '', second = ''] = path.split(/[?#]/)[0]?.split('/').filter(Boolean) ?? [];
  const isGuide = first === 'guides';
  const name = isGuide ? second : first;
  if (name.startsWith('college') && !isGuide) return 'college';
  if (actRoutes.has(name) || name.startsWith('act')) return 'act';
  if (apRoutes.has(name) || name.startsWith('ap')) return 'ap';
  return 'sat';
}
