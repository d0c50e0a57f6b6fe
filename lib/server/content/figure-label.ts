// Words and numbers inside a drawing: words in the interface font, numbers, names of points and TeX in math type.

import 'server-only';
import { escapeHtml } from './escape';
import type { Typeset } from './typeset';

export type Anchor = 'start' | 'middle' | 'end';

/** A number printed as people write it: true minus sign, thousands separators. */
export const toPrinted = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 10 }).replace('-', '−');

/** About how wide a text in the interface font is, in px; there is nothing to measure with on the server. */
export const textWidth = (text: string, size = 13): number =>
  text.replace(/[$\\{}]/g, '').length * size * 0.54;

const isMath = (label: string) => /^\$[^$]+\$$/.test(label);
const isBare = (label: string) => /^(?:[A-Za-z]['′]?|-?[\d.,]+°?)$/.test(label);
const toTex = (label: string) =>
  isMath(label) ? label.slice(1, -1) : label.replace('°', '^\\circ').replace(/(\d),(?=\d{3})/g, '$1{,}');

/**
 * A label with its middle line at y. Pure TeX (`$3x$`), single letters and numbers are typeset; in a mixed label the
 * TeX parts become italic letters.
 */
export function labelSvg(
  label: string,
  at: { x: number; y: number; anchor?: Anchor; size?: number; className?: string },
  typeset: Typeset,
): string {
  const { x, y, anchor = 'middle', className = '' } = at;
  if (isMath(label) || isBare(label)) {
    const size = at.size ?? 17;
    const { shapes, box } = typeset(toTex(label), false);
    const scale = size / 1000;
    const width = box[2] * scale;
    const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
    const baseline = y - (box[1] + box[3] / 2) * scale;
    return `<g class="mt" transform="translate(${px(left)},${px(baseline)}) scale(${scale})">${shapes}</g>`;
  }
  const words = label
    .split(/(\$[^$]+\$)/)
    .map((part) =>
      isMath(part)
        ? `<tspan class="mv">${escapeHtml(part.slice(1, -1).replace(/\\[a-z]+|[{}\\]/g, ''))}</tspan>`
        : escapeHtml(part),
    );
  const look = className ? ` class="${className}"` : '';
  return `<text${look} x="${px(x)}" y="${px(y + 4.5)}" text-anchor="${anchor}">${words.join('')}</text>`;
}

/** Coordinates to a tenth of a pixel. */
export const px = (n: number): number => Math.round(n * 10) / 10;
