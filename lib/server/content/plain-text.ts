// What authored Markdown says, as plain text: for counting, comparing, page titles and the printed worksheet.

import 'server-only';
import type { Token } from 'markdown-it';
import { markup } from './markup';

const grouped = (text: string) => (/^-?[\w.]+$/.test(text.trim()) ? text.trim() : `(${text.trim()})`);

/** Braces that mean something become parentheses, from the inside out: a fraction may hold fractions. */
function openGroups(tex: string): string {
  const opened = tex
    .replace(/([\^_])\{([^{}]*)\}/g, (_all, mark: string, what: string) =>
      /\\circ/.test(what) ? '°' : mark + grouped(what),
    )
    .replace(
      /\\[dt]?frac\{([^{}]*)\}\{([^{}]*)\}/g,
      (_all, over: string, under: string) => `${grouped(over)}/${grouped(under)}`,
    )
    .replace(/\\sqrt\[([^\]]*)\]\{([^{}]*)\}/g, 'root $1 of ($2)')
    .replace(/\\sqrt\{([^{}]*)\}/g, '√($1)');
  return opened === tex ? tex : openGroups(opened);
}

/** TeX as it would be read off a page: 3/4, √, ×, no backslashes. */
export const texToText = (tex: string): string =>
  openGroups(tex.replace(/\{,\}/g, ',').replace(/\\(?:text|mathrm|operatorname)\{([^{}]*)\}/g, '$1'))
    .replace(/\^\\circ/g, '°')
    .replace(
      /\\(times|div|cdot|pi|le|leq|ge|geq|ne|neq|approx|pm|theta|alpha|infty|angle|%|\$)(?![a-zA-Z])/g,
      (_all, name: string) => signs[name] ?? '',
    )
    .replace(/\\(?:left|right|,|;|!|quad|qquad)/g, ' ')
    .replace(/\\([a-zA-Z]+)/g, '$1')
    .replace(/[{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const signs: Record<string, string> = {
  times: '×',
  div: '÷',
  cdot: '·',
  pi: 'π',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  pm: '±',
  theta: 'θ',
  alpha: 'α',
  infty: '∞',
  angle: '∠',
  '%': '%',
  $: '$',
};

/** The words of parsed tokens. */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token): string => {
      if (token.children) return textOf(token.children);
      if (token.type === 'math') return texToText(token.content);
      if (token.type === 'blank') return '______';
      if (token.type === 'softbreak') return ' ';
      if (token.type === 'hardbreak' || token.type.endsWith('_close')) return token.block ? '\n' : '';
      return token.content;
    })
    .join('');
}

/** Words only; paragraphs end with a line end. */
export const toText = (text: string): string => textOf(markup.parse(text, {})).trim();

/** Words only, of one run of text, with curled quotes: for titles and labels that pages print as text. */
export const toLine = (text: string): string => textOf(markup.parseInline(text, {})).trim();

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
