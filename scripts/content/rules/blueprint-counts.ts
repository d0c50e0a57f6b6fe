// A set or form has exactly the questions its blueprint promises, because the clock and every format table count on it.

import { actClassic, actEnhanced, actProblemSets } from '@/content/exams/act';
import { apBlueprints } from '@/content/exams/ap';
import * as sat from '@/content/exams/sat';
import type { Blueprint, Part } from '@/lib/domain/exam/blueprint';
import type { Module, Paper } from '@/scripts/content/bank';
import type { Problem } from '@/scripts/content/problem';
import type { Rule } from '@/scripts/content/rule';

const name = 'blueprint-counts';

const isBlueprint = (value: unknown): value is Blueprint =>
  typeof value === 'object' && value !== null && 'parts' in value && 'id' in value;
const known = [actEnhanced, actClassic, ...apBlueprints, ...Object.values(sat).flat().filter(isBlueprint)];

function countOf(paper: Paper, module: Module, part: Part): Problem[] {
  const found: string[] = [];
  const { questions, choices } = part;
  if (module.questions.length !== questions) {
    found.push(
      `There are ${module.questions.length} questions in ${module.id}; its blueprint has ${questions}.`,
    );
  }
  for (const question of module.questions) {
    if (question.kind === 'choice' && choices && question.choices.length !== choices) {
      found.push(
        `Question ${question.id} has ${question.choices.length} choices; its blueprint has ${choices}.`,
      );
    }
  }
  return found.map((message) => ({ rule: name, file: paper.file, id: paper.id, message }));
}

function checkPaper(paper: Paper): Problem[] {
  const say = (message: string): Problem[] => [{ rule: name, file: paper.file, id: paper.id, message }];
  if (paper.kind === 'set') {
    const [module] = paper.modules;
    const part = actProblemSets[paper.source.section as keyof typeof actProblemSets]?.parts[0];
    if (!module || !part) return say(`There is no blueprint for sets of section "${paper.source.section}".`);
    return countOf(paper, module, part);
  }
  const blueprint = known.find(({ id }) => id === paper.blueprint);
  if (!blueprint) return say(`There is no blueprint "${paper.blueprint}".`);
  const missing = blueprint.parts.filter(({ id }) => !paper.modules.some((module) => module.id === id));
  return [
    ...missing.flatMap(({ id }) => say(`The part ${id} of the blueprint is missing.`)),
    ...paper.modules.flatMap((module) => {
      const part = blueprint.parts.find(({ id }) => id === module.id);
      return part ? countOf(paper, module, part) : say(`The blueprint has no part ${module.id}.`);
    }),
  ];
}

export const blueprintCounts: Rule = { name, find: ({ papers }) => papers.flatMap(checkPaper) };
