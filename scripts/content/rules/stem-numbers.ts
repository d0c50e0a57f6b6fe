// A check that leaves out a number of the stem has not read the whole story.

import { texToText } from '@/lib/server/content/plain-text';
import { allItems } from '@/scripts/content/bank';
import { atItem, type Rule } from '@/scripts/content/rule';

const name = 'stem-numbers';

/** Numbers that only name something: "Figure 1", "Study 2", "paragraph 3", "lines 4–6", "[5]". */
const label =
  /\b(?:Figures?|Tables?|Stud(?:y|ies)|Experiments?|Trials?|Passages?|Questions?|Scientists?|Students?|Models?|paragraphs?|lines?|grades?)\s+\d+(?:\s*(?:[–-]|and|to|,)\s*\d+)*|\[\[?\d+\]?\]/gi;

const numberIn = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.\d+|\d+/g;

/** The numbers of a stem, as numbers. */
export function stemNumbers(stem: string): number[] {
  const read = stem
    .replace(/(?<!\\)\$\$?((?:\\.|[^$\\])+)\$\$?/g, (_all, tex: string) => ` ${texToText(tex)} `)
    .replace(/_\{?\d+\}?/g, ' ')
    .replace(label, ' ');
  return [...new Set([...read.matchAll(numberIn)].map(([text]) => Number(text.replace(/,/g, ''))))];
}

export const stemNumbersUsed: Rule = {
  name,
  find: (bank) =>
    allItems(bank).flatMap((item) => {
      const { check, stem } = item.question;
      if (!check) return [];
      const used = [...check.matchAll(/\d*\.\d+|\d+/g)].map(([text]) => Number(text));
      const isUsed = (n: number) => used.some((u) => Math.abs(u - n) < 1e-9 || Math.abs(u - n / 100) < 1e-9);
      const left = stemNumbers(stem).filter((n) => !isUsed(n));
      return left.length === 0
        ? []
        : [atItem(item, name, `The check does not use ${left.join(', ')} from the stem.`)];
    }),
};
