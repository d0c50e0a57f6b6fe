// Long text of guides and lessons: headings with addresses, numbered tables with captions, and directives that a page
// or the lesson player fills: {{table: name}}, {{question: id}}, {{figure: id}}.

import 'server-only';
import type { Token } from 'markdown-it';
import anchor from 'markdown-it-anchor';
import { createMarkup } from './markup';
import { countWords, textOf } from './plain-text';
import { shareGlyphs } from './share-glyphs';
import type { Typeset } from './typeset';

export type Directive = { name: 'table' | 'question' | 'figure'; value: string };
export type ProseBlock = { kind: 'html'; html: string } | ({ kind: 'directive'; number: number } & Directive);
export type Prose = { blocks: ProseBlock[]; contents: { id: string; text: string }[]; words: number };

const slugify = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-');

const prose = createMarkup().use(anchor, {
  level: [2, 3],
  slugify,
  permalink: anchor.permalink.headerLink(),
});

prose.renderer.rules.table_open = (tokens, i) => {
  const caption = tokens[i]?.meta?.caption as { number: number; html: string } | undefined;
  const number = caption ? `<span>Table ${caption.number}.</span> ${caption.html}` : '';
  // A wide table scrolls by itself; whoever has no mouse must be able to reach it.
  const name = caption ? `Table ${caption.number}` : 'Table';
  return `<div class="scroll wide" role="region" aria-label="${name}" tabindex="0"><table class="tbl">${caption ? `<caption>${number}</caption>` : ''}`;
};
prose.renderer.rules.table_close = () => '</table></div>';
for (const [rule, tag] of [
  ['th_open', 'th scope="col"'],
  ['td_open', 'td'],
] as const) {
  prose.renderer.rules[rule] = (tokens, i) =>
    String(tokens[i]?.attrGet('style') ?? '').includes('right') ? `<${tag} class="r">` : `<${tag}>`;
}

const directiveOf = (token: Token | undefined): Directive | null => {
  const found = /^\{\{(table|question|figure):\s*([A-Za-z0-9_-]+)\s*\}\}$/.exec(token?.content.trim() ?? '');
  return found ? { name: found[1] as Directive['name'], value: found[2] as string } : null;
};

/** Parses and renders. The caller decides which directives it knows and what it does with them. */
export function renderProse(text: string, typeset: Typeset): Prose {
  const env = { typeset };
  const tokens = prose.parse(text, env);
  const blocks: ProseBlock[] = [];
  const contents: Prose['contents'] = [];
  let run: Token[] = [];
  let number = 0;
  const flush = () => {
    if (run.length > 0)
      blocks.push({ kind: 'html', html: prose.renderer.render(run, prose.options, env).trim() });
    run = [];
  };
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    const inner = tokens[i + 1];
    if (token.type === 'heading_open' && token.tag === 'h2') {
      contents.push({ id: String(token.attrGet('id') ?? ''), text: textOf(inner?.children ?? []) });
    }
    if (token.type === 'paragraph_open' && token.level === 0) {
      const directive = directiveOf(inner);
      if (directive) {
        flush();
        if (directive.name === 'table') number += 1;
        blocks.push({ kind: 'directive', number, ...directive });
        i += 2;
        continue;
      }
      // ": Caption" directly above a table is the table's caption, not a paragraph.
      const table = tokens[i + 3];
      if (table?.type === 'table_open' && inner?.content.startsWith(': ')) {
        number += 1;
        table.meta = { caption: { number, html: prose.renderInline(inner.content.slice(2), env) } };
        i += 2;
        continue;
      }
    }
    run.push(token);
  }
  flush();
  const shared = shareGlyphs(
    blocks.map((block) => (block.kind === 'html' ? block.html : '')),
    'p',
  );
  for (const [i, block] of blocks.entries()) if (block.kind === 'html') block.html = shared[i] ?? '';
  return { blocks, contents, words: countWords(textOf(tokens.filter((token) => !directiveOf(token)))) };
}
