// The equalities and inequalities that a text prints between numbers, and whether they hold.

import 'server-only';
import { readValue } from './check-program';
import { type Reading, readTex, unknownsOf } from './tex-expression';

export type Broken = { printed: string; why: string };

const relation = /\\(?:approx|leq?|geq?|neq?)(?![a-zA-Z])|[=<>≈≤≥≠]/g;
const separator = /\\(?:quad|qquad|Rightarrow|implies|to|iff)(?![a-zA-Z])|\\text\{[^{}]*\}|[;,]/g;

/** Cuts at matches that stand outside braces and brackets. */
function cut(text: string, at: RegExp): { pieces: string[]; signs: string[] } {
  const depth: number[] = [];
  let level = 0;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] as string;
    const escaped = text[i - 1] === '\\';
    if ('{(['.includes(sign) && !escaped) level += 1;
    depth.push(level);
    if ('})]'.includes(sign) && !escaped) level -= 1;
  }
  const [pieces, signs]: [string[], string[]] = [[], []];
  let from = 0;
  for (const match of text.matchAll(at)) {
    if (depth[match.index] !== 0) continue;
    pieces.push(text.slice(from, match.index));
    signs.push(match[0]);
    from = match.index + match[0].length;
  }
  return { pieces: [...pieces, text.slice(from)], signs };
}

function numberOf(tex: string, reading: Reading): number | null {
  const expression = readTex(tex, reading);
  if (expression === null || unknownsOf(expression).length > 0) return null;
  const value = readValue(expression);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** Half a unit in the last printed place of a number; null for anything that is not one plain number. */
function halfUnit(tex: string): number | null {
  const plain = /^\s*-?\\?\$?(\d[\d{},]*)(?:\.(\d+))?\s*(?:\\%)?\s*$/.exec(tex.replace('−', '-'));
  return plain ? 0.5 * 10 ** -(plain[2]?.length ?? 0) : null;
}

const readings: Reading[] = [{}, { percent: 1 }, { degree: 1 }, { percent: 1, degree: 1 }];

function holds(left: string, sign: string, right: string): boolean | null {
  let known = false;
  for (const reading of readings) {
    const [a, b] = [numberOf(left, reading), numberOf(right, reading)];
    if (a === null || b === null) return null;
    known = true;
    const off = Math.abs(a - b);
    const tiny = 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
    const isEqual = off <= tiny;
    const allowed = Math.max(halfUnit(left) ?? 0, halfUnit(right) ?? 0);
    const verdict =
      {
        '=': isEqual,
        '≈': off <= allowed + tiny || (allowed === 0 && off <= 0.005 * Math.abs(a)),
        '<': a < b - tiny,
        '>': a > b + tiny,
        '≤': a <= b + tiny,
        '≥': a >= b - tiny,
        '≠': !isEqual,
      }[sign] ?? true;
    if (verdict) return true;
  }
  return known ? false : null;
}

const plainSign: Record<string, string> = {
  '\\approx': '≈',
  '\\le': '≤',
  '\\leq': '≤',
  '\\ge': '≥',
  '\\geq': '≥',
  '\\ne': '≠',
  '\\neq': '≠',
};

function brokenIn(tex: string): Broken[] {
  return cut(tex, separator).pieces.flatMap((piece) => {
    const { pieces, signs } = cut(piece, relation);
    return signs.flatMap((sign, i) => {
      const [left, right] = [pieces[i] as string, pieces[i + 1] as string];
      const printed = `${left.trim()} ${sign} ${right.trim()}`;
      return holds(left, plainSign[sign] ?? sign, right) === false ? [{ printed, why: 'does not hold' }] : [];
    });
  });
}

const number = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const sum = String.raw`[−-]?${number}(?:\s*[-+−×÷*/]\s*${number})*`;
const inWords = new RegExp(String.raw`(?<![\w.$])${sum}(?:\s*[=≈]\s*${sum})+(?![\w.]*[-+×÷*/=(])`, 'g');

/** Every printed relation between numbers that is false, in math and in plain words. Relations with unknowns are left alone. */
export function brokenRelations(markdown: string): Broken[] {
  const math = [...markdown.matchAll(/(?<!\\)\$\$?((?:\\.|[^$\\])+)\$\$?/g)].map(([, tex = '']) => tex);
  const words = markdown.replace(/(?<!\\)\$\$?(?:\\.|[^$\\])+\$\$?/g, ' § ').replace(/\\\$/g, '');
  const sums = [...words.matchAll(inWords)].map(([text]) => text.replace(/,(?=\d{3})/g, '{,}'));
  return [...math, ...sums].flatMap(brokenIn);
}
