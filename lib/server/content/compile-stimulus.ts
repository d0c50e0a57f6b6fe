// A stimulus as one run of markup: paragraphs that can be pointed at, figures where their author put them.

import 'server-only';
import type { PublicStimulus } from '@/lib/domain/question/public-question';
import type { Stimulus } from '@/lib/domain/question/question';
import { figureHtml } from './figure-html';
import { toBlocks, toInline } from './markup';
import { toLine } from './plain-text';
import { hashOf } from './question-hash';
import { shareGlyphs } from './share-glyphs';
import type { Typeset } from './typeset';

/** The figure a paragraph stands for, when it is nothing but a place: `{{figure: id}}`. */
export const placedFigure = (text: string): string | null =>
  /^\s*\{\{figure:\s*([a-z0-9-]+)\s*\}\}\s*$/.exec(text)?.[1] ?? null;

/** @throws Error with a sentence for a figure that is placed but not declared. */
export function compileStimulus(stimulus: Stimulus, typeset: Typeset): PublicStimulus {
  const left = new Map(stimulus.figures.map((figure) => [figure.id, figure]));
  let line = 0;
  const blocks = stimulus.paragraphs.map(({ id, kind, text }) => {
    const place = placedFigure(text);
    if (place) {
      const figure = left.get(place);
      if (!figure)
        throw new Error(
          `Paragraph ${id} of ${stimulus.id} places the figure "${place}", which is not there or already placed.`,
        );
      left.delete(place);
      return figureHtml(figure, typeset);
    }
    if (kind === 'heading') return `<h3 data-paragraph="${id}">${toInline(text, typeset)}</h3>`;
    if (kind === 'verse') {
      const lines = text
        .trim()
        .split('\n')
        .map((one) => {
          line += 1;
          return `<span class="line" data-line="${line}">${toInline(one, typeset)}</span>`;
        });
      return `<p class="verse" data-paragraph="${id}">${lines.join('<br>')}</p>`;
    }
    const html = toBlocks(text, typeset);
    // Nearly always one <p>; a list or a displayed formula needs a wrapper to be pointed at.
    return /^<p>(?:(?!<p>)[\s\S])*<\/p>$/.test(html)
      ? html.replace('<p>', `<p data-paragraph="${id}">`)
      : `<div data-paragraph="${id}">${html}</div>`;
  });
  const unplaced = [...left.values()].map((figure) => figureHtml(figure, typeset));
  const html = shareGlyphs([...blocks, ...unplaced], hashOf(stimulus.id).slice(0, 6)).join('\n');
  const intro = stimulus.intro ? toInline(stimulus.intro, typeset) : null;
  return { id: stimulus.id, kind: stimulus.kind, title: toLine(stimulus.title), intro, html };
}
