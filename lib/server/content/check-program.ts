// A check is a small mathjs program that proves a key: true with the key's value bound to `answer`, false with any other.

import 'server-only';
import { all, create, type MathJsInstance } from 'mathjs';
import type { Figure } from '@/lib/domain/question/figure';
import { calculus } from './check-calculus';
import { figureReaders } from './check-figures';
import { stat } from './check-statistics';
import { agree } from './check-values';

/** What a choice says, once evaluated: a number, a text, a list (as nested arrays) or a function of numbers. */
export type Value = number | string | boolean | Value[] | ((...args: number[]) => unknown);

/** Why a program could not be run; the message is a sentence. */
export class CheckError extends Error {}

const noSolution = 'no solution';
const infinitelyMany = 'infinitely many';

// Residuals are never exactly 0 in floating point, so comparison forgives 1e-9; roots of negatives are not numbers
// here, so that a slip with one fails loudly instead of turning complex.
const math: MathJsInstance = create(all ?? {}, { relTol: 1e-9, absTol: 1e-9, predictable: true });
const forbidden = (name: string) => () => {
  throw new CheckError(`A check may not call ${name}.`);
};
const blocked = Object.fromEntries(
  [
    'import',
    'createUnit',
    'config',
    'evaluate',
    'parse',
    'simplify',
    'compile',
    'random',
    'randomInt',
    'pickRandom',
  ].map((name) => [name, forbidden(name)]),
);

const toPlain = (value: unknown): Value => {
  if (math.isMatrix(value)) return toPlain(value.toArray());
  if (Array.isArray(value)) return value.map(toPlain);
  if (math.isFraction(value) || math.isBigNumber(value)) return math.number(value);
  if (typeof value === 'bigint') return Number(value);
  if (typeof value === 'function') return toFunction(value as MathFunction);
  return value as Value;
};

type MathFunction = ((...args: unknown[]) => unknown) & { signatures?: Record<string, unknown> };

/** A mathjs function as a plain one, whose `length` is the number of its parameters. */
function toFunction(written: MathFunction): Value {
  const plain = (...args: number[]) => toPlain(written(...args));
  const signature = Object.keys(written.signatures ?? {})[0];
  const length = signature === undefined ? written.length : signature.split(',').length;
  return Object.defineProperty(plain, 'length', { value: length });
}

const scopeFor = (figures: readonly Figure[]) => {
  const scope = new Map<string, unknown>(Object.entries({ ...blocked }));
  scope.set('no_solution', noSolution);
  scope.set('infinitely_many', infinitelyMany);
  const helpers = { ...calculus, stat, ...figureReaders(figures), ...agree };
  for (const [name, helper] of Object.entries(helpers)) {
    scope.set(name, (...args: unknown[]) => {
      const result = (helper as (...plain: unknown[]) => unknown)(...args.map(toPlain));
      return Array.isArray(result) ? math.matrix(result as never) : result;
    });
  }
  return scope;
};

const evaluate = (program: string, scope: Map<string, unknown>): unknown => {
  try {
    const result: unknown = math.evaluate(program, scope as never);
    if (math.isResultSet(result)) return (result.entries as unknown[]).at(-1);
    return result;
  } catch (error) {
    throw new CheckError(error instanceof Error ? error.message : String(error));
  }
};

/** Reads an authored value. @throws CheckError when mathjs cannot read it. */
export function readValue(written: number | string, figures: readonly Figure[] = []): Value {
  if (typeof written === 'number') return written;
  const word = written.trim().toLowerCase();
  if (word === noSolution || word === infinitelyMany) return word;
  return toPlain(evaluate(written, scopeFor(figures)));
}

/**
 * Runs a check with a value bound to `answer`.
 * @throws CheckError when the program fails or does not end in true or false.
 */
export function runCheck(program: string, answer: Value, figures: readonly Figure[] = []): boolean {
  const scope = scopeFor(figures);
  scope.set('answer', Array.isArray(answer) ? math.matrix(answer as never) : answer);
  const verdict = evaluate(program, scope);
  if (typeof verdict !== 'boolean') {
    throw new CheckError('The last line of the check must be true or false.');
  }
  return verdict;
}
