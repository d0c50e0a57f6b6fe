// A formula in a page: glyphs for the eye, hidden from assistive technology, beside MathML that is only heard.

import 'server-only';
import type { Formula, Typeset } from './typeset';

const ex = (units: number) => `${Number((units / 442).toFixed(2))}ex`;

/** Above this width (in 1/1000 em) an inline formula may break after a relation, so that it fits a phone. */
const breakable = 8000;
/** Above this width a displayed formula scrolls by itself and must be reachable by keyboard. */
const wide = 15000;

function drawn({ shapes, box: [x, y, width, height] }: Formula): string {
  const depth = y + height;
  return (
    `<svg aria-hidden="true" fill="currentColor" width="${ex(width)}" height="${ex(height)}" ` +
    `viewBox="${x} ${y} ${width} ${height}"${depth ? ` style="vertical-align:${ex(-depth)}"` : ''}>` +
    `${shapes}</svg>`
  );
}

const relations = new Set(['=', '<', '>', '\\approx', '\\le', '\\leq', '\\ge', '\\geq', '\\ne', '\\neq']);
const opens = new Set(['{', '(', '[', '\\left', '\\{']);
const closes = new Set(['}', ')', ']', '\\right', '\\}']);

const operators = new Set(['+', '-', '\\times', '\\cdot', '\\div', '\\pm']);

/** Cuts TeX after each of the given signs that stands outside braces and fences: "a=b=c" → "a={}", "b={}", "c". */
export function splitAfter(signs: ReadonlySet<string>, tex: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: token, index } of tex.matchAll(/\\[a-zA-Z]+|\\.|[{}()[\]=<>+-]/g)) {
    // A sign with nothing before it in its piece is a sign of its number, not between two terms.
    const follows = tex.slice(from, index).trim() !== '';
    if (opens.has(token)) depth += 1;
    else if (closes.has(token)) depth -= 1;
    else if (depth === 0 && follows && signs.has(token)) {
      pieces.push(`${tex.slice(from, index + token.length)}{}`);
      from = index + token.length;
    }
  }
  return [...pieces, tex.slice(from)].filter((piece) => piece.trim() !== '');
}

/** An inline formula as pieces between which a line may break; one piece where it is short or cannot be cut. */
function piecesOf(tex: string, typeset: Typeset): string[] {
  const isWide = (piece: string) => typeset(piece, false).box[2] > breakable;
  if (!isWide(tex) || tex.includes('\\begin')) return [tex];
  return splitAfter(relations, tex).flatMap((piece) =>
    isWide(piece) ? splitAfter(operators, piece) : piece,
  );
}

/** The markup of one formula. Needs the CSS classes `math`, `math-display` and `sr-only`. */
export function formulaHtml(tex: string, display: boolean, typeset: Typeset): string {
  const whole = typeset(tex, display);
  const heard = `<span class="sr-only">${whole.mathml}</span>`;
  const width = whole.box[2];
  if (display) {
    const reachable = width > wide ? ' tabindex="0" role="group" aria-label="Formula"' : '';
    return `<span class="math math-display"${reachable}>${drawn(whole)}${heard}</span>`;
  }
  const seen = piecesOf(tex, typeset).map((piece) => drawn(typeset(piece, false)));
  return `<span class="math">${seen.join('<wbr>')}${heard}</span>`;
}
