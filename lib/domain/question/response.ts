// A student-produced response is right when it equals an accepted value exactly, or when that value does not end
// within the field and the entry is its decimal, cut off or rounded at the last place that fits.

import type Fraction from 'fraction.js';
import { type Entry, exactValue, fieldLength, parseEntry } from './response-entry';

/**
 * Whether what a student typed is right. `accept` holds exact values ("2/3", "-0.25"), any one of which is enough.
 * With a 0 before the point one decimal fewer fits: 2/3 is .6666, .6667, 0.666 and 0.667, but not .66 or 0.67.
 * Source: College Board, digital SAT directions; the examples of accepted entries it prints with its answers.
 */
export function isAccepted(typed: string, accept: readonly string[]): boolean {
  const parsed = parseEntry(typed);
  if (!parsed.ok) return false;
  return accept.some((value) => isEntryOf(parsed.entry, exactValue(value)));
}

function isEntryOf(entry: Entry, value: Fraction): boolean {
  if (entry.value.equals(value)) return true;
  if (entry.kind === 'fraction' || !fillsField(entry.text)) return false;
  const scale = 10n ** BigInt(decimals(entry.text));
  const shown = entry.value.abs().mul(scale);
  const scaled = value.abs().mul(scale);
  const sameSign = entry.text.startsWith('-') === value.s < 0n;
  // Half goes away from zero, as it is taught.
  const cutOff = scaled.n / scaled.d;
  const rounded = (2n * scaled.n + scaled.d) / (2n * scaled.d);
  return sameSign && shown.d === 1n && (shown.n === cutOff || shown.n === rounded);
}

const decimals = (text: string) => text.split('.')[1]?.length ?? 0;

/** Whether no further decimal would fit. Zeros that only pad the front do not help to fill it. */
function fillsField(text: string): boolean {
  const digits = text.replace(/^-/, '').replace(/^0+(?=\d)/, '');
  const point = digits.includes('.') ? 0 : 1;
  return digits.length + point + 1 > fieldLength;
}
