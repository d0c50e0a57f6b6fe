// Venn diagrams of two or three sets. Regions are keyed by letters in the order of the sets: A, B, AB, C, …, none.

import 'server-only';
import type { Figure } from '@/lib/domain/question/figure';
import { labelSvg } from './figure-label';
import type { Drawing } from './figure-plot';
import type { Typeset } from './typeset';

type Venn = Extract<Figure, { kind: 'venn' }>;
type Layout = {
  width: number;
  height: number;
  circles: [number, number, number][];
  names: [number, number][];
  regions: Record<string, [number, number]>;
};

const two: Layout = {
  width: 380,
  height: 230,
  circles: [
    [145, 125, 80],
    [235, 125, 80],
  ],
  names: [
    [105, 26],
    [275, 26],
  ],
  regions: { A: [108, 125], AB: [190, 125], B: [272, 125], none: [352, 206] },
};

const three: Layout = {
  width: 380,
  height: 330,
  circles: [
    [145, 130, 80],
    [235, 130, 80],
    [190, 208, 80],
  ],
  names: [
    [92, 30],
    [288, 30],
    [190, 308],
  ],
  regions: {
    A: [112, 112],
    B: [268, 112],
    C: [190, 250],
    AB: [190, 100],
    AC: [140, 178],
    BC: [240, 178],
    ABC: [190, 152],
    none: [352, 306],
  },
};

/** The drawing of a Venn diagram. @throws Error for a region key that the diagram does not have. */
export function drawVenn(figure: Venn, typeset: Typeset): Drawing {
  const layout = figure.sets.length === 2 ? two : three;
  const out = [`<rect class="k" x="1" y="1" width="${layout.width - 2}" height="${layout.height - 2}"/>`];
  for (const [x, y, r] of layout.circles) out.push(`<circle class="k" cx="${x}" cy="${y}" r="${r}"/>`);
  figure.sets.forEach(({ label }, i) => {
    const [x, y] = layout.names[i] ?? [0, 0];
    out.push(labelSvg(label, { x, y: y + 2 }, typeset));
  });
  for (const [key, text] of Object.entries(figure.regions)) {
    const place = layout.regions[key];
    if (!place) throw new Error(`Figure "${figure.id}" has no region "${key}".`);
    out.push(labelSvg(text, { x: place[0], y: place[1] }, typeset));
  }
  return { width: layout.width, height: layout.height, body: out.join('') };
}
