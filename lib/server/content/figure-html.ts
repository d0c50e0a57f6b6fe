// Any declared figure as markup: a table as a table, everything else as one SVG with its text alternative.

import 'server-only';
import type { Figure } from '@/lib/domain/question/figure';
import { escapeHtml } from './escape';
import { drawGeometry } from './figure-geometry';
import { type Drawing, drawPlot } from './figure-plot';
import { tableHtml } from './figure-table';
import { drawVenn } from './figure-venn';
import { toInline } from './markup';
import type { Typeset } from './typeset';

function draw(figure: Exclude<Figure, { kind: 'table' }>, typeset: Typeset): Drawing {
  if (figure.kind === 'plot') return drawPlot(figure, typeset);
  if (figure.kind === 'venn') return drawVenn(figure, typeset);
  return drawGeometry(figure, typeset);
}

/** Markup of a figure, safe to insert. @throws Error with a sentence for a figure that contradicts itself. */
export function figureHtml(figure: Figure, typeset: Typeset): string {
  const scale =
    figure.kind === 'geometry'
      ? `Note: Figure ${figure.scale === 'to scale' ? '' : 'not '}drawn to scale.`
      : '';
  const words = [figure.caption ? toInline(figure.caption, typeset) : '', scale].filter(Boolean).join(' ');
  const caption = words ? `<figcaption class="figcap">${words}</figcaption>` : '';
  const open = `<figure class="fig" data-figure="${figure.id}">`;
  if (figure.kind === 'table')
    return `${open}<div class="scroll" role="region" aria-label="${escapeHtml(figure.title ?? 'Table')}" tabindex="0">${tableHtml(figure, typeset)}</div>${caption}</figure>`;
  const { width, height, body } = draw(figure, typeset);
  const title = figure.title ? `<p class="title">${toInline(figure.title, typeset)}</p>` : '';
  return (
    `${open}${title}<svg class="plot" viewBox="0 0 ${width} ${height}" style="max-width:${width}px" role="img" ` +
    `aria-label="${escapeHtml(figure.alt)}">${body}</svg>${caption}</figure>`
  );
}
