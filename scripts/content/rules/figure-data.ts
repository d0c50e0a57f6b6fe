// A figure does not contradict itself: rows are as long as their heads, points lie on the axes, names stand for points.

import type { Figure } from '@/lib/domain/question/figure';
import { allItems, type Bank } from '@/scripts/content/bank';
import type { Problem } from '@/scripts/content/problem';
import type { Rule } from '@/scripts/content/rule';

const name = 'figure-data';

/** What is wrong with the data of one figure; sentences. */
export function dataComplaints(figure: Figure): string[] {
  const { id } = figure;
  if (figure.kind === 'table') {
    return figure.rows.flatMap((row, i) =>
      row.length === figure.columns.length
        ? []
        : [`Row ${i + 1} of ${id} has ${row.length} cells for ${figure.columns.length} columns.`],
    );
  }
  if (figure.kind === 'plot') {
    const { x, y } = figure;
    const outside = figure.series.flatMap((series) =>
      series.points
        .filter(([px, py]) => px < x.min || px > x.max || py < y.min || py > y.max)
        .map(([px, py]) => `The point (${px}, ${py}) of ${series.id} in ${id} lies outside the axes.`),
    );
    const steps = Math.round((x.max - x.min) / x.step) + 1;
    const ticks =
      x.ticks && x.ticks.length !== steps
        ? [`${id} names ${x.ticks.length} ticks where its axis has ${steps}.`]
        : [];
    return [...outside, ...ticks];
  }
  if (figure.kind === 'venn') {
    const allowed =
      figure.sets.length === 2 ? ['A', 'B', 'AB', 'none'] : ['A', 'B', 'C', 'AB', 'AC', 'BC', 'ABC', 'none'];
    return Object.keys(figure.regions)
      .filter((key) => !allowed.includes(key))
      .map((key) => `${id} has no region ${key}: ${allowed.join(', ')}.`);
  }
  const used = [
    ...figure.segments.flatMap(({ from, to }) => [from, to]),
    ...[...figure.circles, ...figure.arcs].map(({ center }) => center),
    ...figure.polygons.flatMap(({ points }) => points),
    ...figure.angles.flatMap(({ at, from, to }) => [at, from, to]),
    ...Object.keys(figure.names),
  ];
  return [...new Set(used)]
    .filter((point) => !(point in figure.points))
    .map((point) => `${id} uses the point ${point}, which it does not place.`);
}

function find(bank: Bank): Problem[] {
  return allItems(bank).flatMap(({ file, question, figures, module }) => {
    // Figures of a stimulus are looked at with the first question about it.
    const isFirst =
      module.questions.find(({ stimulus }) => stimulus === question.stimulus)?.id === question.id;
    const mine = figures.filter((figure) => figure === question.figure || isFirst);
    return mine.flatMap((figure) =>
      dataComplaints(figure).map((message) => ({ rule: name, file, id: question.id, message })),
    );
  });
}

export const figureData: Rule = { name, find };
