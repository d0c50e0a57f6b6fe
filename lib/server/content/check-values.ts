// When two values are the same: numbers to nine places, texts by letter, lists part by part, functions at points.

import 'server-only';
import type { Value } from './check-program';

const tolerance = 1e-9;

const close = (a: number, b: number, allowed = tolerance * Math.max(1, Math.abs(a), Math.abs(b))) =>
  a === b || Math.abs(a - b) <= allowed;

/** Numbers within 1e-9 (relative above 1), texts by letter without case, lists part by part. Functions are never equal here. */
export function isSame(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return close(a, b);
  if (typeof a === 'string' && typeof b === 'string')
    return a.trim().toLowerCase() === b.trim().toLowerCase();
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((part, i) => isSame(part, b[i]));
  return a === b;
}

const at = (f: Value, point: Value): unknown => {
  if (typeof f !== 'function') return f;
  return f(...((Array.isArray(point) ? point : [point]) as number[]));
};

/** Are f and g equal at every point? @throws Error with fewer than three points. */
function sameFunction(f: Value, g: Value, points: Value): boolean {
  if (!Array.isArray(points) || points.length < 3)
    throw new Error('same() compares functions at three points or more.');
  return points.every((point) => isSame(at(f, point), at(g, point)));
}

export const agree = {
  same: (a: Value, b: Value, points?: Value) =>
    points === undefined ? isSame(a, b) : sameFunction(a, b, points),
  near: (a: Value, b: Value, places = 9): boolean => {
    if (Array.isArray(a) && Array.isArray(b)) {
      return a.length === b.length && a.every((part, i) => agree.near(part, b[i] as Value, places));
    }
    if (typeof a !== 'number' || typeof b !== 'number') return false;
    return close(a, b, 0.5 * 10 ** -places * (1 + 1e-6));
  },
  satisfies: (relation: Value, points: Value): boolean => {
    if (typeof relation !== 'function') throw new Error('satisfies() wants a relation such as f(x) = x > 3.');
    if (!Array.isArray(points) || points.length === 0) throw new Error('satisfies() wants a list of points.');
    return points.every((point) => at(relation, point) === true);
  },
};
