// A second, separate way to grade a response, for tests: it never makes a fraction object. Equality is cross
// multiplication of integers read by hand; the accepted decimals of a value are written out by long division.

/** A whole number above a whole number below; below is positive. */
export type Ratio = { top: bigint; below: bigint };

const legal = /^-?(?=.{1,5}$)(\d+\.?|\d*\.\d+|\d+\/\d*[1-9]\d*)$/;

/** The typed number as a ratio, or null where the field would not take it. */
export function readEntry(typed: string): Ratio | null {
  if (!legal.test(typed)) return null;
  const negative = typed[0] === '-';
  const digits = negative ? typed.slice(1) : typed;
  const sign = negative ? -1n : 1n;
  const slash = digits.indexOf('/');
  if (slash > 0)
    return { top: sign * BigInt(digits.slice(0, slash)), below: BigInt(digits.slice(slash + 1)) };
  const point = digits.indexOf('.');
  if (point < 0) return { top: sign * BigInt(digits), below: 1n };
  const places = digits.length - point - 1;
  return { top: sign * BigInt(digits.replace('.', '')), below: 10n ** BigInt(places) };
}

/** Every decimal, cut off and rounded, that fills the field for a value, zeros at the end kept. */
export function fillingDecimals({ top, below }: Ratio): Set<string> {
  const minus = top < 0n ? '-' : '';
  const size = top < 0n ? -top : top;
  const found = new Set<string>();
  for (let places = 0; places <= 4; places += 1) {
    // Long division: whole part, then one digit a round, with one more digit to see which way to round.
    let rest = size % below;
    let digits = (size / below).toString();
    for (let n = 0; n < places; n += 1) {
      rest *= 10n;
      digits += (rest / below).toString();
      rest %= below;
    }
    const up = rest * 2n >= below;
    for (const plain of [digits, up ? (BigInt(digits) + 1n).toString() : digits]) {
      const padded = plain.padStart(places + 1, '0');
      const whole = padded.slice(0, padded.length - places);
      const after = padded.slice(padded.length - places);
      const forms = places === 0 ? [whole, `${whole}.`] : [`${whole}.${after}`];
      if (places > 0 && whole === '0') forms.push(`.${after}`);
      for (const form of forms) {
        const room = 5 - form.length;
        const nextFits = form.includes('.') ? room >= 1 : room >= 2;
        if (room >= 0 && !nextFits) found.add(minus + form);
      }
    }
  }
  return found;
}

/** The oracle's verdict on what a student typed, against one exact value. */
export function oracleAccepts(typed: string, value: Ratio): boolean {
  const entry = readEntry(typed);
  if (!entry) return false;
  if (entry.top * value.below === value.top * entry.below) return true;
  if (typed.includes('/')) return false;
  return fillingDecimals(value).has(typed.replace(/^(-?)0+(?=\d)/, '$1'));
}
