// What may be typed for a student-produced response: one number, as digits, a decimal point, a slash and a leading
// minus, in 5 characters, or 6 when the first is a minus. Nothing typed is ever changed silently: a refusal says why.

import Fraction from 'fraction.js';

export type Entry = {
  /** As typed, with a true minus sign made a hyphen and spaces at the ends dropped. */
  text: string;
  value: Fraction;
  kind: 'integer' | 'decimal' | 'fraction';
};

export type ParsedEntry = { ok: true; entry: Entry } | { ok: false; reason: string };

/** Characters that fit the field; a leading minus has a place of its own. */
export const fieldLength = 5;

const no = (reason: string): ParsedEntry => ({ ok: false, reason });

/**
 * Reads what a student typed. The reason of a refusal is a sentence for the student.
 * Source: College Board, digital SAT directions for student-produced responses (5 characters, 6 with a minus).
 */
export function parseEntry(typed: string): ParsedEntry {
  const text = typed.trim().replace(/^[−–]/, '-');
  const digits = text.replace(/^-/, '');
  if (text === '') return no('Enter an answer.');
  if (/\d\s+\d+\s*\/|\d\s*_\s*\d/.test(text)) {
    return no('Enter a mixed number as an improper fraction or a decimal: 3½ is 7/2 or 3.5.');
  }
  if (/\s/.test(text)) return no('Enter the answer without spaces.');
  if (/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/.test(text)) return no('Enter a fraction with a slash: ½ is 1/2.');
  if (/[%$,]/.test(text)) return no('Leave out symbols such as %, $ and commas: enter only the number.');
  if (/[^0-9./-]/.test(text)) return no('Use only digits, a decimal point, a slash and a minus sign.');
  if (digits.includes('-')) return no('A minus sign can only stand at the beginning.');
  if (digits.length > fieldLength) {
    return no(
      'An answer has at most 5 characters, or 6 with a minus sign. Shorten a long decimal by rounding it or cutting it off.',
    );
  }
  const slashes = digits.split('/').length - 1;
  if (slashes > 1) return no('A fraction has one slash.');
  if (slashes === 1) return parseFraction(text, digits);
  if (digits.split('.').length > 2) return no('A decimal has one point.');
  if (!/\d/.test(digits)) return no('Finish the number: it has no digits yet.');
  const kind = /\.\d/.test(digits) ? 'decimal' : 'integer';
  return { ok: true, entry: { text, value: exactValue(text), kind } };
}

function parseFraction(text: string, digits: string): ParsedEntry {
  const [top = '', bottom = ''] = digits.split('/');
  if (top.includes('.') || bottom.includes('.')) {
    return no('Use whole numbers above and below the slash, or enter a decimal.');
  }
  if (top === '' || bottom === '')
    return no('Finish the fraction: it needs a number on both sides of the slash.');
  if (/^0+$/.test(bottom)) return no('The number below the slash cannot be 0.');
  return { ok: true, entry: { text, value: exactValue(text), kind: 'fraction' } };
}

/**
 * The exact value of "7/2", "-0.25", ".5", "5." or "12", of any length.
 * @throws when the text is not a plain integer, decimal or fraction; keys are checked before they ship.
 */
export function exactValue(text: string): Fraction {
  if (!/^-?(\d+(\.\d*)?|\.\d+|\d+\/0*[1-9]\d*)$/.test(text)) {
    throw new Error(`"${text}" is not an integer, a decimal or a fraction.`);
  }
  return new Fraction(text.replace(/\.$/, '').replace(/^(-?)\./, '$10.'));
}
