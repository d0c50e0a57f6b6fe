// Plots: lines, points, curves and bars over two axes. The first series is in the section's accent; the others differ
// by dash and marker too, so that no one needs to see color.

import 'server-only';
import { scaleLinear } from 'd3-scale';
import { curveLinear, curveMonotoneX, line } from 'd3-shape';
import type { Figure } from '@/lib/domain/question/figure';
import { labelSvg, px, textWidth, toPrinted } from './figure-label';
import type { Typeset } from './typeset';

type Plot = Extract<Figure, { kind: 'plot' }>;
type Series = Plot['series'][number];
export type Drawing = { width: number; height: number; body: string };

const width = 440;
const innerHeight = 230;

const looks = [
  { stroke: 'a', dash: '', fill: 'fa', marker: 'disc' },
  { stroke: 'k', dash: '7 4', fill: 'fp', marker: 'square' },
  { stroke: 'k', dash: '1.5 4', fill: 'fk', marker: 'triangle' },
  { stroke: 'k', dash: '', fill: 'fp', marker: 'ring' },
] as const;
type Look = (typeof looks)[number];
const lookOf = (i: number): Look => looks[i % looks.length] as Look;

/** Ticks from min to max; a rounding remainder of the last step still counts. */
const ticksOf = ({ min, max, step }: Plot['x']): number[] =>
  Array.from({ length: Math.floor((max - min) / step + 1e-9) + 1 }, (_, i) =>
    Number((min + i * step).toPrecision(12)),
  );

const tickText = (axis: Plot['x'], value: number, index: number) => axis.ticks?.[index] ?? toPrinted(value);

function markerSvg(look: Look, x: number, y: number): string {
  const stroke = look.stroke;
  const [cx, cy] = [px(x), px(y)];
  if (look.marker === 'square')
    return `<rect class="${stroke} fp" x="${cx - 4}" y="${cy - 4}" width="8" height="8"/>`;
  if (look.marker === 'triangle') return `<path class="fk" d="M${cx} ${cy - 5.5}l5 9h-10Z"/>`;
  if (look.marker === 'ring') return `<circle class="${stroke} fp" cx="${cx}" cy="${cy}" r="4"/>`;
  return `<circle class="fa" cx="${cx}" cy="${cy}" r="4"/>`;
}

function legendSvg(
  series: Series[],
  left: number,
  right: number,
  typeset: Typeset,
): { rows: number; svg: string } {
  const named = series.map((one, i) => ({ one, i })).filter(({ one }) => one.label);
  if (named.length < 2) return { rows: 0, svg: '' };
  let [x, row] = [left, 0];
  const svg = named.map(({ one, i }) => {
    const label = one.label ?? '';
    const needs = 42 + textWidth(label);
    if (x > left && x + needs > right) [x, row] = [left, row + 1];
    const y = 8 + row * 20;
    const look = lookOf(i);
    const sample =
      one.mark === 'bars'
        ? `<rect class="${barLook(i)}" x="${px(x + 6)}" y="${y - 6}" width="14" height="12"/>`
        : (one.mark === 'points' ? '' : strokeSvg(look, `M${px(x)} ${y}h26`)) +
          (one.mark === 'curve' || one.mark === 'line' ? '' : markerSvg(look, x + 13, y));
    const out = sample + labelSvg(label, { x: x + 32, y, anchor: 'start', className: 'q' }, typeset);
    x += needs + 14;
    return out;
  });
  return { rows: row + 1, svg: svg.join('') };
}

const strokeSvg = (look: Look, d: string) =>
  `<path class="${look.stroke}"${look.dash ? ` stroke-dasharray="${look.dash}"` : ''} d="${d}"/>`;

const barLook = (i: number) => ['fa', 'k fw', 'k fp', 'fk'][i % 4];

/** The drawing of a plot, 440 px wide; text that says the same is the caller's. */
export function drawPlot(figure: Plot, typeset: Typeset): Drawing {
  const [xTicks, yTicks] = [ticksOf(figure.x), ticksOf(figure.y)];
  const yLabels = yTicks.map((tick, i) => tickText(figure.y, tick, i));
  // Where an axis crosses inside the plot, its numbers stand beside it and need no margin.
  const inside = figure.x.min < 0 && figure.x.max > 0;
  const yNumbers = inside ? 0 : Math.max(...yLabels.map((text) => textWidth(text))) + 10;
  const left = (figure.y.label ? 26 : 6) + yNumbers;
  const right = width - 14;
  const legend = legendSvg(figure.series, left, right, typeset);
  const top = legend.rows * 20 + 12;
  const bottom = top + innerHeight;
  const bars = figure.series.filter(({ mark }) => mark === 'bars');
  const pad = bars.length > 0 || figure.x.ticks ? figure.x.step / 2 : 0;
  const sx = scaleLinear([figure.x.min - pad, figure.x.max + pad], [left, right]);
  const sy = scaleLinear([figure.y.min, figure.y.max], [bottom, top]);
  const originX = inside ? sx(0) : left;
  const originY = figure.y.min < 0 && figure.y.max > 0 ? sy(0) : bottom;

  const grid = figure.grid
    ? yTicks.map((tick) => `M${px(left)} ${px(sy(tick))}H${right}`).join('') +
      (bars.length > 0 || figure.x.ticks
        ? ''
        : xTicks.map((tick) => `M${px(sx(tick))} ${top}V${bottom}`).join(''))
    : '';
  const marks = (figure.x.ticks ? [] : xTicks).map((tick) => `M${px(sx(tick))} ${px(originY)}v5`).join('');
  const axes = `M${px(originX)} ${top - (inside ? 6 : 0)}V${bottom}M${px(left)} ${px(originY)}H${right + (inside ? 6 : 0)}`;

  const numbers = [
    ...xTicks.map((tick, i) =>
      inside && tick === 0
        ? ''
        : labelText(tickText(figure.x, tick, i), px(sx(tick)), px(originY) + 18, 'middle'),
    ),
    ...yTicks.map((tick, i) =>
      inside && tick === 0 ? '' : labelText(yLabels[i] ?? '', px(originX) - 9, px(sy(tick)) + 4.5, 'end'),
    ),
  ];

  const barWidth = bars.length > 0 ? (Math.abs(sx(figure.x.step) - sx(0)) * 0.64) / bars.length : 0;
  const drawn = figure.series.map((one, i) => {
    const look = lookOf(i);
    const points = one.points.map(([x, y]) => [sx(x), sy(y)] as [number, number]);
    if (one.mark === 'bars') {
      const shift = (bars.indexOf(one) - bars.length / 2) * barWidth;
      return points
        .map(
          ([x, y]) =>
            `<rect class="${barLook(i)}" x="${px(x + shift)}" y="${px(Math.min(y, originY))}" width="${px(barWidth)}" height="${px(Math.abs(originY - y))}"/>`,
        )
        .join('');
    }
    const path = line()
      .curve(one.mark === 'curve' ? curveMonotoneX : curveLinear)
      .digits(1);
    const stroke = one.mark === 'points' ? '' : strokeSvg(look, path(points) ?? '');
    const dots =
      one.mark === 'points' || one.mark === 'line-points'
        ? points.map(([x, y]) => markerSvg(look, x, y))
        : [];
    return stroke + dots.join('');
  });

  const xLabelY = bottom + (figure.x.label ? 42 : 24);
  const middleY = (top + bottom) / 2;
  const labels =
    (figure.x.label ? labelSvg(figure.x.label, { x: (left + right) / 2, y: xLabelY - 6 }, typeset) : '') +
    (figure.y.label
      ? `<g transform="rotate(-90 10 ${px(middleY)})">${labelSvg(figure.y.label, { x: 10, y: middleY }, typeset)}</g>`
      : '');
  const body = `${legend.svg}<path class="h" d="${grid}"/><path class="k" d="${axes}${marks}"/>${drawn.join('')}${numbers.join('')}${labels}`;
  return { width, height: xLabelY + 6, body };
}

const labelText = (text: string, x: number, y: number, anchor: string) =>
  `<text class="q" x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`;
