// What a choice prints and what the machine takes it for are the same thing.

import { readValue, type Value } from '@/lib/server/content/check-program';
import { isSame } from '@/lib/server/content/check-values';
import { toLine } from '@/lib/server/content/plain-text';
import { readTex, unknownsOf } from '@/lib/server/content/tex-expression';
import { allItems, type Item } from '@/scripts/content/bank';
import { atItem, type Rule } from '@/scripts/content/rule';

const name = 'choice-text';
const samples = [0.37, 1.9, 2.71, 4.3, -0.83, -2.2];

/** The mathematical part of a choice: its only formula, or its only number. Null when there is none or more than one. */
export function mathOf(text: string): string | null {
  const formulas = [...text.matchAll(/(?<!\\)\$((?:\\.|[^$\\])+)\$/g)].map(([, tex = '']) => tex);
  const rest = text.replace(/(?<!\\)\$(?:\\.|[^$\\])+\$/g, '');
  if (formulas.length === 1 && !/\d/.test(rest)) return formulas[0] as string;
  if (formulas.length > 0) return null;
  const numbers = rest.match(/[-−]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:\/\d+)?%?|[-−]?\.\d+/g) ?? [];
  const [only] = numbers;
  return numbers.length === 1 && only ? only.replace(/,/g, '{,}').replace('%', '\\%') : null;
}

const relation = /\\(?:leq?|geq?)(?![a-zA-Z])|[<>]/g;

/** Does an inequality as printed hold at x? Null when it cannot be read. */
function holdsAt(tex: string, unknown: string, x: number): boolean | null {
  const signs = tex.match(relation) ?? [];
  const sides = tex.split(relation).map((side) => readTex(side));
  if (signs.length === 0 || sides.some((side) => side === null)) return null;
  const values = sides
    .map((side) => readValue(`f(${unknown}) = ${side}`) as (x: number) => number)
    .map((f) => f(x));
  return signs.every((sign, i) => {
    const [a, b] = [values[i] as number, values[i + 1] as number];
    if (sign === '<') return a < b;
    if (sign === '>') return a > b;
    return sign.startsWith('\\l') ? a <= b : a >= b;
  });
}

/** true or false when both are understood, null when the rule cannot tell. */
export function saysValue(text: string, written: string | number, value: Value): boolean | null {
  if (typeof value === 'string') return toLine(text).toLowerCase().includes(value.toLowerCase());
  const math = mathOf(text);
  if (math === null) return null;
  const right = math.split('=').at(-1) as string;
  if (typeof value === 'number') {
    for (const percent of [0.01, 1]) {
      for (const degree of [Math.PI / 180, 1]) {
        const expression = readTex(right, { percent, degree });
        if (expression === null || unknownsOf(expression).length > 0) return null;
        if (isSame(readValue(expression), value)) return true;
      }
    }
    return false;
  }
  if (Array.isArray(value)) {
    const parts = /^\s*\\?[({[](.*)[)}\]]\s*$/
      .exec(right)?.[1]
      ?.split(',')
      .map((part) => readTex(part.replace(/\\$/, '')));
    if (!parts || parts.some((part) => part === null || unknownsOf(part).length > 0)) return null;
    return isSame(
      parts.map((part) => readValue(part as string)),
      value,
    );
  }
  const names =
    /^\s*\w+\(([^)]*)\)/
      .exec(String(written))?.[1]
      ?.split(',')
      .map((one) => one.trim()) ?? [];
  const f = value as (...x: number[]) => unknown;
  const points = samples.map((x, i) => names.map((_, k) => samples[(i + 2 * k) % samples.length] ?? x));
  if (typeof f(...(points[0] ?? [])) === 'boolean') {
    const [unknown] = names;
    if (names.length !== 1 || unknown === undefined) return null;
    const verdicts = points.map(([x = 0]) => [holdsAt(math, unknown, x), f(x)] as const);
    return verdicts.some(([printed]) => printed === null)
      ? null
      : verdicts.every(([printed, meant]) => printed === meant);
  }
  const expression = readTex(right);
  if (expression === null || unknownsOf(expression).some((unknown) => !names.includes(unknown))) return null;
  const printed = readValue(`f(${names.join(', ')}) = ${expression}`) as (...x: number[]) => unknown;
  // Where neither side is a real number (a root of a negative) there is nothing to compare.
  return points.every((point) => {
    const [a, b] = [printed(...point), f(...point)];
    return (Number.isNaN(a) && Number.isNaN(b)) || isSame(a, b);
  });
}

function problemsOf(item: Item) {
  const { question, figures } = item;
  if (question.kind !== 'choice') return [];
  return question.choices.flatMap(({ id, text, value }) => {
    if (value === undefined) return [];
    try {
      if (saysValue(text, value, readValue(value, figures)) !== false) return [];
    } catch {
      // A value that cannot be read is the business of check-holds.
      return [];
    }
    return [atItem(item, name, `Choice ${id} prints "${toLine(text)}", but its value is ${value}.`)];
  });
}

export const choiceText: Rule = { name, find: (bank) => allItems(bank).flatMap(problemsOf) };
