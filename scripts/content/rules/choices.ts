// What a set of choices must be: lettered in order, all different, one key, and a named mistake behind every other.

import { toLine } from '@/lib/server/content/plain-text';
import { allItems, type Item } from '@/scripts/content/bank';
import type { Problem } from '@/scripts/content/problem';
import { atItem, type Rule } from '@/scripts/content/rule';

const name = 'choices';
const bands = { easy: [1, 2], medium: [3, 5], hard: [6, 7] } as const;
const lazy = /\b(?:all|none|both) of (?:the|these) (?:above|choices|answers)\b|\bboth [A-E] and [A-E]\b/i;

function checkItem(item: Item): Problem[] {
  const { question } = item;
  const found: string[] = [];
  const [low, high] = bands[question.difficulty];
  if (question.band < low || question.band > high) {
    found.push(
      `Difficulty ${question.difficulty} means bands ${low} to ${high}; this one says ${question.band}.`,
    );
  }
  if (question.kind === 'choice') {
    const { choices, key } = question;
    if (choices.map(({ id }) => id).join('') !== 'ABCDE'.slice(0, choices.length)) {
      found.push('The choices must be lettered A, B, C, D in order.');
    }
    if (!choices.some(({ id }) => id === key))
      found.push(`The key is ${key}, and there is no choice ${key}.`);
    const texts = choices.map(({ text }) => toLine(text).toLowerCase());
    for (const [i, text] of texts.entries()) {
      if (texts.indexOf(text) < i)
        found.push(`Choices ${choices[texts.indexOf(text)]?.id} and ${choices[i]?.id} say the same.`);
    }
    for (const choice of choices) {
      if (choice.id === key && choice.trap) found.push('The key cannot have a trap.');
      if (choice.id === key && choice.slip) found.push('The key cannot have a slip.');
      if (choice.id !== key && !choice.trap) found.push(`Choice ${choice.id} is wrong and names no trap.`);
      if (lazy.test(choice.text))
        found.push(`Choice ${choice.id} must say what it means instead of pointing at other choices.`);
    }
  }
  return found.map((message) => atItem(item, name, message));
}

export const choices: Rule = { name, find: (bank) => allItems(bank).flatMap(checkItem) };
