// No question and no passage stands in the bank twice, not even with other numbers or a few other words.

import { toText } from '@/lib/server/content/plain-text';
import { allItems, type Bank, type Item } from '@/scripts/content/bank';
import type { Rule } from '@/scripts/content/rule';

const name = 'near-duplicates';

/** Runs of three words or signs; numbers are all alike, so that a copy with new numbers is still a copy. */
export function shingles(text: string): Set<string> {
  const words = text
    .toLowerCase()
    .replace(/\d[\d,.]*/g, '#')
    .match(/[\p{L}#]+|[-+−×÷·/^=<>≤≥≈√()]/gu);
  const found = new Set<string>();
  for (let i = 0; i + 3 <= (words?.length ?? 0); i++)
    found.add((words as string[]).slice(i, i + 3).join(' '));
  return found;
}

/** Shared runs as a part of all runs, 0 to 1. */
export function likeness(a: Set<string>, b: Set<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const run of a) if (b.has(run)) shared += 1;
  return shared / (a.size + b.size - shared);
}

type Text = { file: string; id: string; runs: Set<string> };

const questionText = ({ question }: Item) =>
  [question.stem, ...(question.kind === 'choice' ? question.choices.map(({ text }) => text) : [])]
    .map(toText)
    .join(' ');

function pairs(texts: Text[], limit: number, kind: string) {
  // Only texts that share a run are compared: the bank grows, the number of such pairs hardly does.
  const byRun = new Map<string, number[]>();
  return texts.flatMap(({ file, id, runs }, i) => {
    const near = new Set<number>();
    for (const run of runs) {
      const before = byRun.get(run) ?? [];
      for (const j of before) near.add(j);
      byRun.set(run, [...before, i]);
    }
    return [...near].flatMap((j) => {
      const other = texts[j] as Text;
      const alike = likeness(runs, other.runs);
      const message = `This ${kind} is ${Math.round(alike * 100)} percent the same as ${other.id}: write it anew.`;
      return alike > limit ? [{ rule: name, file, id, message }] : [];
    });
  });
}

function find(bank: Bank) {
  const questions = allItems(bank)
    .map((item) => ({ file: item.file, id: item.question.id, runs: shingles(questionText(item)) }))
    // Stock stems with one-word choices are the format's, not ours.
    .filter(({ runs }) => runs.size >= 12);
  const stimuli = bank.papers.flatMap(({ file, modules }) =>
    modules.flatMap((module) =>
      module.stimuli.map(({ id, paragraphs }) => ({
        file,
        id,
        runs: shingles(paragraphs.map(({ text }) => toText(text)).join(' ')),
      })),
    ),
  );
  return [...pairs(questions, 0.5, 'question'), ...pairs(stimuli, 0.25, 'passage')];
}

export const nearDuplicates: Rule = { name, find };
