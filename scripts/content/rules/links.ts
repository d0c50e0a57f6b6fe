// Everything that points at something points at something that is there: stimuli, figures, skills, catalogue rows, portions.

import { actLessons } from '@/content/catalogue/act';
import { admissionsLessons } from '@/content/catalogue/admissions';
import { problemSets } from '@/content/catalogue/problem-sets';
import { satLessons } from '@/content/catalogue/sat';
import { taxonomy } from '@/content/taxonomy';
import { placedFigure } from '@/lib/server/content/compile-stimulus';
import { allItems, type Bank, type Item, type Paper } from '@/scripts/content/bank';
import type { Problem } from '@/scripts/content/problem';
import { atItem, type Rule } from '@/scripts/content/rule';

const name = 'links';
const lessons = [...satLessons, ...actLessons, ...admissionsLessons];
const lessonById = new Map(lessons.map((lesson) => [lesson.id, lesson]));

/** Domain and skill as the taxonomy spells them; where it has no skill, the id of a lesson of that domain. */
function checkTaxonomy(item: Item): string[] {
  const { question, module, exam } = item;
  if (exam === 'admissions') return [];
  const lesson = lessonById.get(module.id);
  const section = lesson?.section ?? module.section;
  const skills = taxonomy[exam][section]?.[question.domain];
  if (!skills) return [`"${question.domain}" is no domain of ${section} in the taxonomy.`];
  if (skills.length > 0) {
    return skills.includes(question.skill)
      ? []
      : [`"${question.skill}" is no skill of ${question.domain}: ${skills.join(', ')}.`];
  }
  if (exam === 'ap') return [];
  const taught = lessonById.get(question.skill);
  return taught?.section === section && taught.domain === question.domain
    ? []
    : [`The skill must be the id of a lesson of ${question.domain}; "${question.skill}" is none.`];
}

function checkItem(item: Item): Problem[] {
  const { question, stimulus } = item;
  const found = checkTaxonomy(item);
  if (question.stimulus && !stimulus) found.push(`There is no stimulus "${question.stimulus}".`);
  return found.map((message) => atItem(item, name, message));
}

/** The set's row in the catalogue says the same of it as the set itself. */
function checkRow(paper: Paper): string[] {
  if (paper.kind !== 'set') return [];
  const row = problemSets.find(({ slug }) => slug === paper.id);
  if (!row) return [`There is no row ${paper.id} in the catalogue of problem sets.`];
  const said = { title: paper.title, qtype: paper.qtype, section: paper.source.section };
  return (['title', 'qtype', 'section'] as const)
    .filter((field) => said[field] !== row[field])
    .map((field) => `The ${field} is "${said[field]}" here and "${row[field]}" in the catalogue.`);
}

/** Figures that are placed are declared, once; numbered portions belong to questions of the same stimulus. */
function checkStimuli({ file, modules }: Paper): Problem[] {
  return modules.flatMap(({ stimuli, questions }) =>
    stimuli.flatMap((stimulus) => {
      const found: string[] = [];
      const placed = stimulus.paragraphs.flatMap(({ text }) => placedFigure(text) ?? []);
      for (const [i, id] of placed.entries()) {
        if (!stimulus.figures.some((figure) => figure.id === id))
          found.push(`The figure "${id}" is placed but not declared.`);
        if (placed.indexOf(id) < i) found.push(`The figure "${id}" is placed twice.`);
      }
      if (!questions.some((question) => question.stimulus === stimulus.id))
        found.push('No question asks about it.');
      const text = stimulus.paragraphs.map((paragraph) => paragraph.text).join('\n');
      const numbers = [...text.matchAll(/\[\[(\d+)(?=[:\]])/g)].map(([, n]) => Number(n));
      for (const n of numbers) {
        if (questions[n - 1]?.stimulus !== stimulus.id)
          found.push(`Portion ${n} belongs to no question about this text.`);
      }
      for (const [i, n] of numbers.entries())
        if (numbers.indexOf(n) < i) found.push(`Portion ${n} is marked twice.`);
      return found.map((message) => ({ rule: name, file, id: stimulus.id, message }));
    }),
  );
}

function checkTexts({ guides, lessons: texts }: Bank): Problem[] {
  const slugs = new Set(guides.filter(({ head }) => head.status === 'live').map(({ head }) => head.slug));
  const related = guides.flatMap(({ file, head }) =>
    head.related
      .filter((slug) => !slugs.has(slug))
      .map((slug) => ({
        rule: name,
        file,
        id: head.slug,
        message: `The related guide "${slug}" is not there.`,
      })),
  );
  const inLessons = texts.flatMap(({ file, head }) => {
    const found: string[] = [];
    if (!lessonById.has(head.id)) found.push('The lesson has no row in a catalogue.');
    if (head.next && !lessonById.has(head.next))
      found.push(`The next lesson "${head.next}" is in no catalogue.`);
    return found.map((message) => ({ rule: name, file, id: head.id, message }));
  });
  return [...related, ...inLessons];
}

export const links: Rule = {
  name,
  find: (bank) => [
    ...allItems(bank).flatMap(checkItem),
    ...bank.papers.flatMap((paper) =>
      checkRow(paper).map((message) => ({ rule: name, file: paper.file, id: paper.id, message })),
    ),
    ...bank.papers.flatMap(checkStimuli),
    ...checkTexts(bank),
  ],
};
