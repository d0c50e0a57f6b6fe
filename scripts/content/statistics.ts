// How much is live and how much of it has been reviewed.

import { allItems, type Bank, examOfLesson } from './bank';
import { waiversIn } from './rules';
import { checkHolds } from './rules/check-holds';
import { reviewState } from './rules/reviews';

export type Statistics = {
  questions: {
    total: number;
    reviewed: number;
    unreviewed: number;
    byExam: Record<string, number>;
    bySkill: Record<string, number>;
  };
  sets: { id: string; questions: number }[];
  forms: { id: string; questions: number }[];
  lessons: { sat: number; act: number; admissions: number };
  /** Families of machine-made variants. */
  families: number;
  guides: number;
};

const tally = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of [...names].sort()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

/** Counts of live content. A Math question is reviewed while its check holds, any other while its reading passes. */
export function statisticsOf(bank: Bank): Statistics {
  const live: Bank = {
    ...bank,
    papers: bank.papers.filter(({ status }) => status === 'live'),
    lessons: bank.lessons.filter(({ head }) => head.status === 'live'),
  };
  const items = allItems(live);
  const broken = new Set(checkHolds.find(live).map(({ id }) => id));
  const reviewed = items.filter(
    (item) => ['proven', 'read'].includes(reviewState(item, bank.reviews)) && !broken.has(item.question.id),
  ).length;
  const papers = (kind: 'set' | 'form') =>
    live.papers
      .filter((paper) => paper.kind === kind)
      .map(({ id, modules }) => ({
        id,
        questions: modules.reduce((sum, { questions }) => sum + questions.length, 0),
      }));
  const lessons = (exam: string) => live.lessons.filter(({ head }) => examOfLesson(head.id) === exam).length;
  return {
    questions: {
      total: items.length,
      reviewed,
      unreviewed: items.length - reviewed,
      byExam: tally(items.map(({ exam }) => exam)),
      bySkill: tally(items.map(({ question }) => question.skill)),
    },
    sets: papers('set'),
    forms: papers('form'),
    lessons: { sat: lessons('sat'), act: lessons('act'), admissions: lessons('admissions') },
    families: 0,
    guides: bank.guides.filter(({ head }) => head.status === 'live').length,
  };
}

const row = (name: string, count: number | string) => `  ${name.padEnd(42)} ${String(count).padStart(7)}`;

/** The same for people, with the waivers that stand. */
export function toTable(statistics: Statistics, bank: Bank): string {
  const { questions, sets, forms, lessons, families, guides } = statistics;
  const waivers = waiversIn(bank);
  const lines = [
    'Live questions',
    row('all', questions.total),
    row('reviewed', questions.reviewed),
    row('not reviewed', questions.unreviewed),
    ...Object.entries(questions.byExam).map(([exam, count]) => row(`of the ${exam.toUpperCase()}`, count)),
    '',
    'By skill',
    ...Object.entries(questions.bySkill).map(([skill, count]) => row(skill, count)),
    '',
    'Problem sets',
    ...sets.map(({ id, questions: count }) => row(id, `${count}`)),
    'Forms',
    ...(forms.length === 0
      ? [row('none', '')]
      : forms.map(({ id, questions: count }) => row(id, `${count}`))),
    '',
    'Texts',
    row('SAT lessons', lessons.sat),
    row('ACT lessons', lessons.act),
    row('admissions lessons', lessons.admissions),
    row('guides', guides),
    row('families of variants', families),
    '',
    'Waivers',
    ...(waivers.length === 0
      ? [row('none', '')]
      : waivers.map(({ id, rule, why }) => `  ${id} [${rule}] ${why}`)),
  ];
  return lines.map((line) => line.trimEnd()).join('\n');
}
