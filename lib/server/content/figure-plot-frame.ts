// Where a plot's axes, grid, numbers and labels stand. Axes that cross inside the plot make a coordinate plane; all
// others stand at the left and at the bottom.

import 'server-only';
import { type ScaleLinear, scaleLinear } from 'd3-scale';
import type { Figure } from '@/lib/domain/question/figure';
import { labelSvg, px, textWidth, toPrinted } from './figure-label';
import type { Typeset } from './typeset';

type Plot = Extract<Figure, { kind: 'plot' }>;

export type PlotFrame = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  sx: ScaleLinear<number, number>;
  sy: ScaleLinear<number, number>;
  /** Where the axes cross. */
  originX: number;
  originY: number;
  /** Both axes cross inside: labels stand at their ends. */
  isPlane: boolean;
};

export const plotWidth = 440;
const innerHeight = 230;

/** Ticks from min to max; a rounding remainder of the last step still counts. */
const ticksOf = ({ min, max, step }: Plot['x']): number[] =>
  Array.from({ length: Math.floor((max - min) / step + 1e-9) + 1 }, (_, i) =>
    Number((min + i * step).toPrecision(12)),
  );

const tickText = (axis: Plot['x'], value: number, index: number) => axis.ticks?.[index] ?? toPrinted(value);

const crosses = ({ min, max }: Plot['x']) => min < 0 && max > 0;

/** Bars and named ticks stand in the middle of bands of their own. */
const isBanded = (figure: Plot) =>
  figure.x.ticks !== undefined || figure.series.some(({ mark }) => mark === 'bars');

export function plotFrame(figure: Plot, legendHeight: number): PlotFrame {
  const isPlane = crosses(figure.x) && crosses(figure.y);
  const widest = Math.max(...ticksOf(figure.y).map((tick, i) => textWidth(tickText(figure.y, tick, i))));
  const left = isPlane ? 8 : (figure.y.label ? 26 : 6) + (crosses(figure.x) ? 0 : widest + 10);
  const right = plotWidth - (isPlane && figure.x.label ? 26 : 14);
  const top = legendHeight + (isPlane && figure.y.label ? 30 : 12);
  const bottom = top + innerHeight;
  const pad = isBanded(figure) ? figure.x.step / 2 : 0;
  const sx = scaleLinear([figure.x.min - pad, figure.x.max + pad], [left, right]);
  const sy = scaleLinear([figure.y.min, figure.y.max], [bottom, top]);
  const originX = crosses(figure.x) ? sx(0) : left;
  const originY = crosses(figure.y) ? sy(0) : bottom;
  return { left, right, top, bottom, sx, sy, originX, originY, isPlane };
}

/** Hairlines first, then the axes with a mark at each number. */
export function axesSvg(figure: Plot, frame: PlotFrame): string {
  const { left, right, top, bottom, sx, sy, originX, originY, isPlane } = frame;
  const [xTicks, yTicks] = [ticksOf(figure.x), ticksOf(figure.y)];
  const across = yTicks.map((tick) => `M${px(left)} ${px(sy(tick))}H${right}`);
  const up = isBanded(figure) ? [] : xTicks.map((tick) => `M${px(sx(tick))} ${top}V${bottom}`);
  const marks = figure.x.ticks ? [] : xTicks.map((tick) => `M${px(sx(tick))} ${px(originY)}v5`);
  const over = isPlane ? 6 : 0;
  const axes = `M${px(originX)} ${top - over}V${bottom}M${px(left)} ${px(originY)}H${right + over}`;
  const grid = figure.grid ? `<path class="h" d="${across.join('')}${up.join('')}"/>` : '';
  return `${grid}<path class="k" d="${axes}${marks.join('')}"/>`;
}

const numberSvg = (look: string, text: string, x: number, y: number, anchor: string) =>
  `<text class="${look}" x="${px(x)}" y="${px(y)}" text-anchor="${anchor}">${text}</text>`;

/** The numbers along both axes; in a plane the origin has none. */
export function numbersSvg(figure: Plot, { sx, sy, originX, originY, isPlane }: PlotFrame): string {
  // In a plane the numbers stand among the curves and need a halo.
  const look = isPlane ? 'q on' : 'q';
  const x = ticksOf(figure.x).map((tick, i) =>
    isPlane && tick === 0
      ? ''
      : numberSvg(look, tickText(figure.x, tick, i), sx(tick), originY + 18, 'middle'),
  );
  const y = ticksOf(figure.y).map((tick, i) =>
    isPlane && tick === 0
      ? ''
      : numberSvg(look, tickText(figure.y, tick, i), originX - 9, sy(tick) + 4.5, 'end'),
  );
  return [...x, ...y].join('');
}

/** Both labels, and how far down they reach. */
export function axisLabelsSvg(
  figure: Plot,
  frame: PlotFrame,
  typeset: Typeset,
): { svg: string; bottom: number } {
  const { left, right, top, bottom, originX, originY, isPlane } = frame;
  const label = (text: string, x: number, y: number) => (text ? labelSvg(text, { x, y }, typeset) : '');
  if (isPlane) {
    const svg = label(figure.x.label, right + 17, originY) + label(figure.y.label, originX, top - 18);
    return { svg, bottom: Math.max(bottom, originY + 18) + 6 };
  }
  const middle = px((top + bottom) / 2);
  const turned = label(figure.y.label, 10, middle);
  const svg =
    label(figure.x.label, (left + right) / 2, bottom + 36) +
    (turned ? `<g transform="rotate(-90 10 ${middle})">${turned}</g>` : '');
  return { svg, bottom: bottom + (figure.x.label ? 48 : 30) };
}
