// Plots: lines, points, curves and bars over two axes.

import 'server-only';
import type { Figure } from '@/lib/domain/question/figure';
import { axesSvg, axisLabelsSvg, numbersSvg, plotFrame, plotWidth } from './figure-plot-frame';
import { legendSvg, seriesSvg } from './figure-plot-series';
import type { Typeset } from './typeset';

/** A drawing in px, without its <svg>. */
export type Drawing = { width: number; height: number; body: string };

/** The drawing of a plot, 440 px wide; text that says the same is the caller's. */
export function drawPlot(figure: Extract<Figure, { kind: 'plot' }>, typeset: Typeset): Drawing {
  const legend = legendSvg(figure, 30, plotWidth - 14, typeset);
  const frame = plotFrame(figure, legend.rows * 20);
  const labels = axisLabelsSvg(figure, frame, typeset);
  const body = [
    legend.svg,
    axesSvg(figure, frame),
    seriesSvg(figure, frame),
    numbersSvg(figure, frame),
    labels.svg,
  ];
  return { width: plotWidth, height: Math.round(labels.bottom), body: body.join('') };
}
