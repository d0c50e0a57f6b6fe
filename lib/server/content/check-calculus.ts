// Calculus for checks, by number: no symbols, so that a check never repeats the algebra it is to prove.

import 'server-only';

type Real = (x: number) => number;

/** Extrapolates g(h) to h = 0 from halved steps (Richardson). `even`: g has only even powers of h. */
function extrapolate(g: Real, start: number, even: boolean): number {
  let row: number[] = [];
  let best = { value: Number.NaN, change: Number.POSITIVE_INFINITY };
  for (let level = 0; level < 14; level++) {
    const next = [g(start / 2 ** level)];
    for (let k = 1; k <= row.length; k++) {
      const factor = even ? 4 ** k : 2 ** k;
      next.push((factor * (next[k - 1] as number) - (row[k - 1] as number)) / (factor - 1));
    }
    const value = next.at(-1) as number;
    const change = level === 0 ? Number.POSITIVE_INFINITY : Math.abs(value - (row.at(-1) as number));
    if (change < best.change) best = { value, change };
    if (level > 3 && change > best.change * 1e3) break;
    row = next;
  }
  // A change that never got small means that there is nothing to go to.
  return best.change <= 1e-6 * Math.max(1, Math.abs(best.value)) ? best.value : Number.NaN;
}

/** nth derivative of f at x, n from 1 to 3; good to about 9, 7 and 5 digits. */
function deriv(f: Real, x: number, n = 1): number {
  const step = 0.02 * Math.max(1, Math.abs(x)) * n;
  if (n === 1) return tidy(extrapolate((h) => (f(x + h) - f(x - h)) / (2 * h), step, true));
  if (n === 2)
    return tidy(
      extrapolate((h) => (f(x + h) - 2 * f(x) + f(x - h)) / h ** 2, step, true),
      7,
    );
  if (n === 3) {
    const third = (h: number) => (f(x + 2 * h) - 2 * f(x + h) + 2 * f(x - h) - f(x - 2 * h)) / (2 * h ** 3);
    return tidy(extrapolate(third, step, true), 5);
  }
  throw new Error('deriv() goes up to the third derivative.');
}

/** Drops digits that floating point made up. */
function tidy(value: number, digits = 10): number {
  return Number.isFinite(value) ? Number(value.toPrecision(digits)) : value;
}

/** Definite integral by adaptive Simpson, to about 1e-10. */
function integ(f: Real, a: number, b: number): number {
  const simpson = (fa: number, fm: number, fb: number, width: number) => (width / 6) * (fa + 4 * fm + fb);
  const refine = (
    x0: number,
    x1: number,
    f0: number,
    fm: number,
    f1: number,
    whole: number,
    allowed: number,
    deep: number,
  ): number => {
    const mid = (x0 + x1) / 2;
    const fl = f((x0 + mid) / 2);
    const fr = f((mid + x1) / 2);
    const left = simpson(f0, fl, fm, mid - x0);
    const right = simpson(fm, fr, f1, x1 - mid);
    const off = left + right - whole;
    if (deep <= 0 || Math.abs(off) <= 15 * allowed) return left + right + off / 15;
    return (
      refine(x0, mid, f0, fl, fm, left, allowed / 2, deep - 1) +
      refine(mid, x1, fm, fr, f1, right, allowed / 2, deep - 1)
    );
  };
  // Eight panels first, so that a symmetric wave cannot look flat at three points.
  let sum = 0;
  for (let i = 0; i < 8; i++) {
    const x0 = a + ((b - a) * i) / 8;
    const x1 = a + ((b - a) * (i + 1)) / 8;
    const [f0, fm, f1] = [f(x0), f((x0 + x1) / 2), f(x1)];
    sum += refine(x0, x1, f0, fm, f1, simpson(f0, fm, f1, x1 - x0), 1e-11, 22);
  }
  return tidy(sum, 11);
}

/** Limit of f at a number or at Infinity; NaN where the two sides differ or nothing is approached. */
function limit(f: Real, a: number, side: 'left' | 'right' | 'both' = 'both'): number {
  if (!Number.isFinite(a)) {
    const sign = Math.sign(a);
    return tidy(
      extrapolate((h) => f(sign / h), 0.02, false),
      8,
    );
  }
  const from = (direction: number) => {
    const value = extrapolate((h) => f(a + direction * h), 0.05, false);
    if (!Number.isNaN(value)) return tidy(value, 8);
    const [near, nearer, nearest] = [1e-3, 1e-5, 1e-7].map((h) => f(a + direction * h)) as [
      number,
      number,
      number,
    ];
    const runsAway = Math.abs(nearer) > 5 * Math.abs(near) && Math.abs(nearest) > 5 * Math.abs(nearer);
    return runsAway ? Math.sign(nearest) * Number.POSITIVE_INFINITY : Number.NaN;
  };
  if (side === 'left') return from(-1);
  if (side === 'right') return from(1);
  const [left, right] = [from(-1), from(1)];
  return left === right || Math.abs(left - right) <= 1e-6 * Math.max(1, Math.abs(left)) ? right : Number.NaN;
}

/** Real zeros of f from one number to another, ascending, each good to about 10 digits; finds touching zeros too. */
function solutions(f: Real, from: number, to: number): number[] {
  const steps = 4000;
  const xs = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
  // mathjs functions refuse more arguments than they have parameters.
  const ys = xs.map((x) => f(x));
  const found: number[] = [];
  const isZero = (x: number, around: number) => Math.abs(f(x)) <= 1e-7 * Math.max(1, around);
  const keep = (x: number) => {
    const rounded = tidy(Math.abs(x) < 1e-9 ? 0 : x, 10);
    if (!found.some((root) => Math.abs(root - rounded) <= 1e-6 * Math.max(1, Math.abs(rounded))))
      found.push(rounded);
  };
  for (let i = 0; i <= steps; i++) {
    const [y, before, after] = [ys[i] as number, ys[i - 1], ys[i + 1]];
    if (Math.abs(y) <= 1e-12) keep(xs[i] as number);
    else if (after !== undefined && y * after < 0) {
      let [low, high] = [xs[i] as number, xs[i + 1] as number];
      for (let k = 0; k < 80; k++) {
        const mid = (low + high) / 2;
        if (f(low) * f(mid) <= 0) high = mid;
        else low = mid;
      }
      // A pole changes sign too; a zero is small where the signs meet.
      if (isZero((low + high) / 2, Math.min(Math.abs(y), Math.abs(after)))) keep((low + high) / 2);
    } else if (
      before !== undefined &&
      after !== undefined &&
      Math.abs(y) <= Math.abs(before) &&
      Math.abs(y) <= Math.abs(after)
    ) {
      let [low, high] = [xs[i - 1] as number, xs[i + 1] as number];
      for (let k = 0; k < 120; k++) {
        const [a, b] = [low + (high - low) * 0.382, low + (high - low) * 0.618];
        if (Math.abs(f(a)) < Math.abs(f(b))) high = b;
        else low = a;
      }
      if (Math.abs(f((low + high) / 2)) <= 1e-10 * Math.max(1, Math.abs(before))) keep((low + high) / 2);
    }
  }
  return found.sort((a, b) => a - b);
}

export const calculus = { deriv, integ, limit, solutions };
