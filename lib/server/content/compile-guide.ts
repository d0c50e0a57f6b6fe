// A guide as its page reads it: runs of markup, named tables between them, contents, words and minutes.

import 'server-only';
import type { CompiledGuide, Guide, GuideBlock } from '@/lib/domain/guide/guide';
import { toLine } from './plain-text';
import { renderProse } from './prose';
import type { Typeset } from './typeset';

/** Words a minute: an easy pace for plain text with tables. */
const pace = 220;

/** @throws Error for a directive that guides do not have. */
export function compileGuide(guide: Guide, text: string, typeset: Typeset): CompiledGuide {
  const { blocks, contents, words } = renderProse(text, typeset);
  const { status: _status, waive: _waive, ...head } = guide;
  return {
    ...head,
    title: toLine(head.title),
    description: toLine(head.description),
    keyFacts: head.keyFacts.map(({ label, value }) => ({ label: toLine(label), value: toLine(value) })),
    sources: head.sources.map((source) => ({
      ...source,
      title: toLine(source.title),
      note: toLine(source.note),
    })),
    path: head.path ?? `/guides/${head.slug}`,
    blocks: blocks.map((block): GuideBlock => {
      if (block.kind === 'html') return block;
      if (block.name !== 'table') throw new Error(`A guide has no {{${block.name}: …}}.`);
      return { kind: 'table', name: block.value, number: block.number };
    }),
    contents,
    words,
    minutes: Math.max(1, Math.round(words / pace)),
  };
}
