// All rules, in the order their problems are printed, and the exceptions that were written down.

import { allItems, type Bank } from './bank';
import type { Problem } from './problem';
import type { Rule } from './rule';
import { altText } from './rules/alt-text';
import { americanSpelling } from './rules/american-spelling';
import { blueprintCounts } from './rules/blueprint-counts';
import { checkHolds } from './rules/check-holds';
import { checkRequired } from './rules/check-required';
import { choiceOrder } from './rules/choice-order';
import { choiceText } from './rules/choice-text';
import { choices } from './rules/choices';
import { difficultyMix } from './rules/difficulty-mix';
import { equalities } from './rules/equalities';
import { figureData } from './rules/figure-data';
import { keyBalance } from './rules/key-balance';
import { lengthCue } from './rules/length-cue';
import { lessonShape } from './rules/lesson-shape';
import { links } from './rules/links';
import { nearDuplicates } from './rules/near-duplicates';
import { pageLinks } from './rules/page-links';
import { passageLength } from './rules/passage-length';
import { quotations } from './rules/quotations';
import { readingGradeRule } from './rules/reading-grade';
import { reviews } from './rules/reviews';
import { slip } from './rules/slip';
import { stemNumbersUsed } from './rules/stem-numbers';
import { topicRegister } from './rules/topic-register';
import { typography } from './rules/typography';
import { uniqueIds } from './rules/unique-ids';
import { unverifiedFacts } from './rules/unverified-facts';

export const rules: readonly Rule[] = [
  uniqueIds,
  links,
  pageLinks,
  blueprintCounts,
  choices,
  choiceOrder,
  keyBalance,
  lengthCue,
  difficultyMix,
  checkRequired,
  checkHolds,
  choiceText,
  slip,
  stemNumbersUsed,
  equalities,
  quotations,
  figureData,
  altText,
  passageLength,
  readingGradeRule,
  lessonShape,
  americanSpelling,
  typography,
  unverifiedFacts,
  topicRegister,
  nearDuplicates,
  reviews,
];

/** Rules without exceptions: what they find is never right. */
const absolute = new Set(['schema', 'unique-ids', 'check-holds', 'unverified-facts', 'reviews', 'compile']);

export type Granted = { file: string; id: string; rule: string; why: string };

/** Every waiver that is written down, with the id it belongs to. */
export function waiversIn(bank: Bank): Granted[] {
  const owners = [
    ...allItems(bank).map(({ file, question }) => ({ file, id: question.id, waive: question.waive })),
    ...bank.papers.flatMap(({ file, id, waive, modules }) => [
      { file, id, waive },
      ...modules.flatMap((module) =>
        module.stimuli.map((stimulus) => ({ file, id: stimulus.id, waive: stimulus.waive })),
      ),
    ]),
    ...bank.guides.map(({ file, head }) => ({ file, id: head.slug, waive: head.waive })),
    ...bank.lessons.map(({ file, head }) => ({ file, id: head.id, waive: head.waive })),
  ];
  return owners.flatMap(({ file, id, waive }) => waive.map(({ rule, why }) => ({ file, id, rule, why })));
}

/** What all rules find, less what is waived; a waiver that waives nothing is itself a problem. */
export function findProblems(bank: Bank): Problem[] {
  const found = rules.flatMap((rule) => rule.find(bank));
  const waivers = waiversIn(bank);
  const covers = (waiver: Granted, problem: Problem) =>
    waiver.id === problem.id && waiver.rule === problem.rule;
  const idle = waivers.filter(
    (waiver) => absolute.has(waiver.rule) || !found.some((problem) => covers(waiver, problem)),
  );
  return [
    ...found.filter(
      (problem) => absolute.has(problem.rule) || !waivers.some((waiver) => covers(waiver, problem)),
    ),
    ...idle.map(({ file, id, rule }) => ({
      rule: 'waiver',
      file,
      id,
      message: absolute.has(rule)
        ? `The rule ${rule} has no exceptions.`
        : `The waiver of ${rule} waives nothing: take it out.`,
    })),
  ];
}
