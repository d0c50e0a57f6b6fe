// Reads the simple kinds of TeX that answers and worked steps are written in, as an expression for mathjs. What it does
// not understand it does not guess: the answer is null.

import 'server-only';

export type Reading = {
  /** How to read 30\%: 0.01 as a share, 1 as a number of percent. */
  percent?: number;
  /** How to read 30^\circ: in radians, or 1 as a number of degrees. */
  degree?: number;
};

const functions: Record<string, string> = {
  '\\sin': 'sin',
  '\\cos': 'cos',
  '\\tan': 'tan',
  '\\ln': 'log',
  '\\sec': 'sec',
  '\\csc': 'csc',
  '\\cot': 'cot',
};

const token =
  /\\(?:left|right|[,;:! ]|quad|qquad)(?![a-zA-Z])|\\[a-zA-Z]+|\\.|\d{1,3}(?:\{?,\}?\d{3})+(?:\.\d+)?|\d*\.?\d+|[a-zA-Z]|[-+*/^_!|(){}[\]−×÷·]/gy;

/** Tokens without spacing, or null when a sign is unknown. */
function tokens(tex: string): string[] | null {
  const found: string[] = [];
  let at = 0;
  while (at < tex.length) {
    if (/\s/.test(tex[at] as string)) {
      at += 1;
      continue;
    }
    token.lastIndex = at;
    const match = token.exec(tex)?.[0];
    if (!match) return null;
    at += match.length;
    if (!/^\\(?:left|right|[,;:! ]|quad|qquad|\$)$/.test(match)) found.push(match);
  }
  return found;
}

class Unreadable extends Error {}

/** One pass over the tokens; each method returns an expression with every product written out. */
class Reader {
  private at = 0;
  constructor(
    private readonly all: string[],
    private readonly reading: Required<Reading>,
  ) {}

  private peek(): string | undefined {
    return this.all[this.at];
  }
  private take(expected?: string): string {
    const taken = this.all[this.at];
    if (taken === undefined || (expected !== undefined && taken !== expected)) throw new Unreadable();
    this.at += 1;
    return taken;
  }

  whole(): string {
    const value = this.sum();
    if (this.peek() !== undefined) throw new Unreadable();
    return value;
  }

  private sum(): string {
    let value = this.product();
    while (this.peek() === '+' || this.peek() === '-' || this.peek() === '−') {
      const sign = this.take() === '+' ? '+' : '-';
      value += sign + this.product();
    }
    return value;
  }

  private product(): string {
    let value = this.signed();
    let divided = false;
    for (;;) {
      const sign = this.peek() ?? '';
      if (['\\times', '\\cdot', '×', '·', '*'].includes(sign)) {
        this.take();
        value += `*${this.signed()}`;
      } else if (['\\div', '÷', '/'].includes(sign)) {
        this.take();
        value += `/${this.signed()}`;
        divided = true;
      } else if (this.startsFactor()) {
        // 8 ÷ 2(3) is read in two ways by people, so it is not read here.
        if (divided) throw new Unreadable();
        value += `*${this.power()}`;
      } else return value;
    }
  }

  private startsFactor(): boolean {
    const next = this.peek();
    return (
      next !== undefined &&
      (/^[\d.a-zA-Z({[]/.test(next) || /^\\(?:[dt]?frac|sqrt|pi|sin|cos|tan|ln|log|theta)$/.test(next))
    );
  }

  private signed(): string {
    if (this.peek() === '-' || this.peek() === '−') {
      this.take();
      return `(-${this.signed()})`;
    }
    if (this.peek() === '+') this.take();
    return this.power();
  }

  private power(): string {
    let value = this.primary();
    for (;;) {
      if (this.peek() === '^') {
        this.take();
        if (this.peek() === '\\circ') {
          this.take();
          value = `(${value}*${this.reading.degree})`;
        } else {
          const exponent = this.argument();
          value = exponent === 'circ' ? `(${value}*${this.reading.degree})` : `(${value})^(${exponent})`;
        }
      } else if (this.peek() === '\\%') {
        this.take();
        value = `(${value}*${this.reading.percent})`;
      } else if (this.peek() === '!') {
        this.take();
        value = `(${value})!`;
      } else return value;
    }
  }

  /** What a command or an exponent takes: a group, or a single sign. */
  private argument(): string {
    if (this.peek() === '{') {
      this.take();
      if (this.peek() === '\\circ' && this.all[this.at + 1] === '}') {
        this.at += 2;
        return 'circ';
      }
      const value = this.sum();
      this.take('}');
      return value;
    }
    const sign = this.take();
    if (/^\d/.test(sign) || /^[a-zA-Z]$/.test(sign)) return sign;
    throw new Unreadable();
  }

  private primary(): string {
    const sign = this.take();
    if (/^[\d.]/.test(sign)) return this.mixed(sign.replace(/[{},]/g, ''));
    if (/^[a-zA-Z]$/.test(sign)) {
      if (this.peek() === '_') throw new Unreadable();
      return sign;
    }
    const closing = { '(': ')', '[': ']', '{': '}', '|': '|' }[sign];
    if (closing) {
      const value = this.sum();
      this.take(closing);
      return sign === '|' ? `abs(${value})` : `(${value})`;
    }
    if (/^\\[dt]?frac$/.test(sign)) return `((${this.argument()})/(${this.argument()}))`;
    if (sign === '\\sqrt') {
      if (this.peek() !== '[') return `sqrt(${this.argument()})`;
      this.take();
      const root = this.sum();
      this.take(']');
      return `nthRoot(${this.argument()}, ${root})`;
    }
    if (sign === '\\pi') return 'pi';
    if (sign === '\\theta') return 'theta';
    if (sign === '\\log') {
      if (this.peek() !== '_') return `log10(${this.power()})`;
      this.take();
      const base = this.argument();
      return `log(${this.power()}, ${base})`;
    }
    const name = functions[sign];
    if (!name) throw new Unreadable();
    if (this.peek() !== '^') return `${name}(${this.power()})`;
    this.take();
    const exponent = this.argument();
    // sin^{-1} is an inverse, not a reciprocal.
    if (exponent.includes('-')) throw new Unreadable();
    return `(${name}(${this.power()}))^(${exponent})`;
  }

  /** 5\frac{1}{3} is five and a third, where both parts are whole numbers. */
  private mixed(whole: string): string {
    const [command, open, over, close, open2, under, close2] = this.all.slice(this.at, this.at + 7);
    const isFraction =
      /^\\[dt]?frac$/.test(command ?? '') && open === '{' && close === '}' && open2 === '{' && close2 === '}';
    if (!isFraction || !/^\d+$/.test(over ?? '') || !/^\d+$/.test(under ?? '') || !/^\d+$/.test(whole))
      return whole;
    this.at += 7;
    return `(${whole}+${over}/${under})`;
  }
}

/** An expression for mathjs, or null when the TeX holds anything that is not understood. */
export function readTex(tex: string, reading: Reading = {}): string | null {
  const all = tokens(tex);
  if (!all || all.length === 0) return null;
  try {
    return new Reader(all, { percent: 0.01, degree: Math.PI / 180, ...reading }).whole();
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}

/** Letters that stand for unknowns in an expression made by readTex. */
export const unknownsOf = (expression: string): string[] => [
  ...new Set(expression.match(/\b(?:[a-zA-Z]|theta)\b(?!\()/g)?.filter((name) => name !== 'pi') ?? []),
];
