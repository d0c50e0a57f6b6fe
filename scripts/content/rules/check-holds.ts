// The heart: a check is true for the key and false for every other choice, and stops being true when the key is nudged.

import { CheckError, readValue, runCheck, type Value } from '@/lib/server/content/check-program';
import { allItems, type Item } from '@/scripts/content/bank';
import type { Problem } from '@/scripts/content/problem';
import type { Rule } from '@/scripts/content/rule';

const says = (message: string) => message.replace(/\.?$/, '.');

type Formula = (...x: number[]) => unknown;
const keepLength = (from: Formula, to: Formula) =>
  Object.defineProperty(to, 'length', { value: from.length });

/** Values close to the key that must fail: one more, one less, five percent, the other sign. Words have none. */
export function nudges(value: Value): { name: string; value: Value }[] {
  if (typeof value === 'number') {
    const moved = [
      ['+1', value + 1],
      ['−1', value - 1],
      ['+5 %', value * 1.05],
      ['−5 %', value * 0.95],
      ['the sign changed', -value],
    ] as const;
    return moved.filter(([, v]) => v !== value).map(([name, v]) => ({ name, value: v }));
  }
  if (typeof value === 'function') {
    const f: Formula = value;
    if (typeof f(...[0.37, 0.73, 1.31, 1.7].slice(0, f.length)) === 'boolean') return [];
    return [
      { name: '+1', value: keepLength(f, (...x) => (f(...x) as number) + 1) },
      { name: '+5 %', value: keepLength(f, (...x) => (f(...x) as number) * 1.05) },
      { name: 'the sign changed', value: keepLength(f, (...x) => -(f(...x) as number)) },
    ];
  }
  if (Array.isArray(value)) {
    return value.flatMap((part, i) =>
      typeof part === 'number' ? [{ name: `part ${i + 1} +1`, value: value.with(i, part + 1) }] : [],
    );
  }
  return [];
}

function checkItem({ file, question, figures }: Item): Problem[] {
  const { check } = question;
  if (!check) return [];
  const problems: Problem[] = [];
  const add = (rule: string, message: string) => problems.push({ rule, file, id: question.id, message });

  const candidates: { name: string; written: string | number | undefined; right: boolean }[] =
    question.kind === 'choice'
      ? question.choices.map(({ id, value }) => ({
          name: `choice ${id}`,
          written: value,
          right: id === question.key,
        }))
      : question.accept.map((written) => ({ name: `the accepted answer ${written}`, written, right: true }));

  for (const { name, written, right } of candidates) {
    if (written === undefined) {
      add('check-holds', `There is a check, but ${name} has no value.`);
      continue;
    }
    let value: Value;
    try {
      value = readValue(written, figures);
    } catch (error) {
      add('check-holds', `The value of ${name} cannot be read: ${says((error as Error).message)}`);
      continue;
    }
    try {
      const holds = runCheck(check, value, figures);
      if (holds !== right) {
        const kind = right ? 'the key' : 'a wrong choice';
        add('check-holds', `The check is ${holds} for ${name} (${String(written)}), which is ${kind}.`);
      }
    } catch (error) {
      if (!(error instanceof CheckError)) throw error;
      add('check-holds', `The check stops at ${name}: ${says(error.message)}`);
    }
    if (!right) continue;
    for (const nudge of nudges(value)) {
      try {
        if (runCheck(check, nudge.value, figures)) {
          add('check-nudge', `The check still holds when the key is moved (${nudge.name}): make it sharper.`);
        }
      } catch (error) {
        // A program that stops on a moved key does not hold for it.
        if (!(error instanceof CheckError)) throw error;
      }
    }
  }
  return problems;
}

export const checkHolds: Rule = { name: 'check-holds', find: (bank) => allItems(bank).flatMap(checkItem) };
