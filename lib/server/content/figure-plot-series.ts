// How series look: the first in the section's accent, the others apart by dash and marker too, so that no one needs to
// see color.

import 'server-only';
import { curveLinear, curveMonotoneX, line } from 'd3-shape';
import type { Figure } from '@/lib/domain/question/figure';
import { labelSvg, px, textWidth } from './figure-label';
import type { PlotFrame } from './figure-plot-frame';
import type { Typeset } from './typeset';

type Plot = Extract<Figure, { kind: 'plot' }>;
type Series = Plot['series'][number];

const looks = [
  { stroke: 'a', dash: '', marker: 'disc' },
  { stroke: 'k', dash: '7 4', marker: 'square' },
  { stroke: 'k', dash: '1.5 4', marker: 'triangle' },
  { stroke: 'k', dash: '', marker: 'ring' },
] as const;
type Look = (typeof looks)[number];
const lookOf = (i: number): Look => looks[i % looks.length] as Look;
const barLookOf = (i: number) => ['fa', 'k fw', 'k fp', 'fk'][i % 4];

const strokeSvg = (look: Look, d: string) =>
  `<path class="${look.stroke}"${look.dash ? ` stroke-dasharray="${look.dash}"` : ''} d="${d}"/>`;

function markerSvg(look: Look, x: number, y: number): string {
  const [cx, cy] = [px(x), px(y)];
  if (look.marker === 'square')
    return `<rect class="k fp" x="${cx - 4}" y="${cy - 4}" width="8" height="8"/>`;
  if (look.marker === 'triangle') return `<path class="fk" d="M${cx} ${cy - 5.5}l5 9h-10Z"/>`;
  if (look.marker === 'ring') return `<circle class="k fp" cx="${cx}" cy="${cy}" r="4"/>`;
  return `<circle class="fa" cx="${cx}" cy="${cy}" r="4"/>`;
}

const hasMarkers = ({ mark }: Series) => mark === 'points' || mark === 'line-points';

function sampleSvg(one: Series, i: number, x: number, y: number): string {
  if (one.mark === 'bars')
    return `<rect class="${barLookOf(i)}" x="${px(x + 6)}" y="${y - 6}" width="14" height="12"/>`;
  const look = lookOf(i);
  const stroke = one.mark === 'points' ? '' : strokeSvg(look, `M${px(x)} ${y}h26`);
  return stroke + (hasMarkers(one) ? markerSvg(look, x + 13, y) : '');
}

/** A row or rows of samples with labels, from the top down; none when fewer than two series have a label. */
export function legendSvg(figure: Plot, left: number, right: number, typeset: Typeset) {
  const named = figure.series.map((one, i) => ({ one, i })).filter(({ one }) => one.label);
  if (named.length < 2) return { rows: 0, svg: '' };
  let [x, row] = [left, 0];
  const svg = named.map(({ one, i }) => {
    const label = one.label ?? '';
    const needs = 42 + textWidth(label);
    if (x > left && x + needs > right) [x, row] = [left, row + 1];
    const y = 8 + row * 20;
    const words = labelSvg(label, { x: x + 32, y, anchor: 'start', className: 'q' }, typeset);
    const out = sampleSvg(one, i, x, y) + words;
    x += needs + 14;
    return out;
  });
  return { rows: row + 1, svg: svg.join('') };
}

/** Lines, curves, points and bars, in the order of the series. */
export function seriesSvg(figure: Plot, { sx, sy, originY }: PlotFrame): string {
  const bars = figure.series.filter(({ mark }) => mark === 'bars');
  const barWidth = bars.length > 0 ? (Math.abs(sx(figure.x.step) - sx(0)) * 0.64) / bars.length : 0;
  return figure.series
    .map((one, i) => {
      const look = lookOf(i);
      const points = one.points.map(([x, y]) => [sx(x), sy(y)] as [number, number]);
      if (one.mark === 'bars') {
        const shift = (bars.indexOf(one) - bars.length / 2) * barWidth;
        const rects = points.map(([x, y]) => {
          const box = `x="${px(x + shift)}" y="${px(Math.min(y, originY))}" width="${px(barWidth)}"`;
          return `<rect class="${barLookOf(i)}" ${box} height="${px(Math.abs(originY - y))}"/>`;
        });
        return rects.join('');
      }
      const path = line()
        .curve(one.mark === 'curve' ? curveMonotoneX : curveLinear)
        .digits(1);
      const stroke = one.mark === 'points' ? '' : strokeSvg(look, path(points) ?? '');
      return stroke + (hasMarkers(one) ? points.map(([x, y]) => markerSvg(look, x, y)).join('') : '');
    })
    .join('');
}
