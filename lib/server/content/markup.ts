// The Markdown that authors write, with TeX, blanks and numbered portions, as HTML. No HTML goes in, so what comes out
// holds only the elements made here.

import 'server-only';
import MarkdownIt, { type MarkdownIt as Markup, type StateInline, type Token } from 'markdown-it';
import { formulaHtml } from './formula-html';
import type { Typeset } from './typeset';

/** What the renderer is given along with the text. */
const typesetOf = (env: unknown) => (env as { typeset: Typeset }).typeset;

/** `$…$` and `$$…$$`. An opening dollar has no space after it, a closing one none before it. */
function mathRule(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '$') return false;
  const fence = state.src.startsWith('$$', state.pos) ? '$$' : '$';
  const from = state.pos + fence.length;
  let to = from;
  while (to < state.posMax && !state.src.startsWith(fence, to)) to += state.src[to] === '\\' ? 2 : 1;
  const tex = state.src.slice(from, to);
  if (to >= state.posMax || tex.trim() === '' || (fence === '$' && /^\s|\s$/.test(tex))) return false;
  if (!silent) {
    const token = state.push('math', '', 0);
    token.content = tex.trim();
    token.meta = { display: fence === '$$' };
  }
  state.pos = to + fence.length;
  return true;
}

function blankRule(state: StateInline, silent: boolean): boolean {
  const blank = /^_{5,}/.exec(state.src.slice(state.pos, state.posMax));
  if (!blank) return false;
  if (!silent) state.push('blank', '', 0);
  state.pos += blank[0].length;
  return true;
}

/** `[[3: words]]`, `[[3]]` and `[[words]]`. */
function portionRule(state: StateInline, silent: boolean): boolean {
  if (!state.src.startsWith('[[', state.pos)) return false;
  const end = state.src.indexOf(']]', state.pos);
  if (end < 0 || end >= state.posMax) return false;
  const inside = state.src.slice(state.pos + 2, end);
  const numbered = /^(\d+)(?::\s*(?=\S))?/.exec(inside);
  const from = state.pos + 2 + (numbered?.[0].length ?? 0);
  if (!silent) {
    const meta = { question: numbered?.[1] ?? null, bare: from === end };
    state.push('portion_open', 'span', 1).meta = meta;
    const { posMax } = state;
    state.pos = from;
    state.posMax = end;
    state.md.inline.tokenize(state);
    state.posMax = posMax;
    state.push('portion_close', 'span', -1).meta = meta;
  }
  state.pos = end + 2;
  return true;
}

type Portion = { question: string | null; bare: boolean };
const numberOf = ({ question }: Portion) =>
  `<span class="portion-number"><span class="sr-only">question </span>${question}</span>`;

/** Browsers may break a line on either side of a drawing, so a comma after a formula has to be held to it. */
function takePunctuation(next: Token | undefined): string {
  const tail = next?.type === 'text' ? (/^[.,;:?!)\]’”]+/.exec(next.content)?.[0] ?? '') : '';
  if (next && tail) next.content = next.content.slice(tail.length);
  return tail;
}

/** A Markdown reader of its own, for those that add rules; `markup` serves the others. */
export function createMarkup(): Markup {
  const md = new MarkdownIt({ html: false, typographer: true, quotes: '“”‘’' });
  // "(c)" is a choice, not a copyright sign; a line of underscores is a blank, not a rule.
  md.disable(['replacements', 'hr', 'image', 'html_inline', 'html_block', 'code', 'lheading']);
  md.inline.ruler.before('escape', 'math', mathRule);
  md.inline.ruler.before('emphasis', 'blank', blankRule);
  md.inline.ruler.before('link', 'portion', portionRule);
  md.renderer.rules.math = (tokens, i, _options, env) => {
    const display = tokens[i]?.meta?.display === true;
    const formula = formulaHtml(tokens[i]?.content ?? '', display, typesetOf(env));
    const tail = display ? '' : takePunctuation(tokens[i + 1]);
    return tail ? `<span class="nobr">${formula}${tail}</span>` : formula;
  };
  md.renderer.rules.blank = () => '<span class="blank"><span class="sr-only">blank</span></span>';
  md.renderer.rules.portion_open = (tokens, i) => {
    const portion = tokens[i]?.meta as Portion;
    if (portion.question === null) return '<u>';
    return `<span class="portion${portion.bare ? ' portion-point' : ''}" data-question="${portion.question}">${portion.bare ? '' : '<u>'}`;
  };
  md.renderer.rules.portion_close = (tokens, i) => {
    const portion = tokens[i]?.meta as Portion;
    if (portion.question === null) return '</u>';
    return `${portion.bare ? '' : '</u>'}${numberOf(portion)}</span>`;
  };
  return md;
}

/** The reader of questions: no tables, no addresses. */
export const markup = createMarkup();

/** Paragraphs, lists and displayed formulas. */
export const toBlocks = (text: string, typeset: Typeset): string => markup.render(text, { typeset }).trim();

/** One run of text without a paragraph around it. */
export const toInline = (text: string, typeset: Typeset): string =>
  markup.renderInline(text.trim(), { typeset });
