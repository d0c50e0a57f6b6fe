// Reads a value off a declared figure, as a student does, so that a check and a picture cannot disagree.

import 'server-only';
import type { Figure } from '@/lib/domain/question/figure';

const plain = (text: string) =>
  text
    .replace(/[*$\\{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const toCell = (cell: string | number): string | number => {
  if (typeof cell === 'number') return cell;
  const digits = cell.replace(/[$\\,{}%\s]/g, '');
  return /^-?\d*\.?\d+$/.test(digits) ? Number(digits) : cell;
};

type Head = string | number | (string | number)[];

export function figureReaders(figures: readonly Figure[]) {
  const find = <K extends Figure['kind']>(id: string, kind: K) => {
    const figure = figures.find((candidate) => candidate.id === id);
    if (!figure) throw new Error(`There is no figure "${id}" here.`);
    if (figure.kind !== kind) throw new Error(`Figure "${id}" is a ${figure.kind}, not a ${kind}.`);
    return figure as Extract<Figure, { kind: K }>;
  };
  const corner = (figure: Extract<Figure, { kind: 'geometry' }>, name: string) => {
    const point = figure.points[name];
    if (!point) throw new Error(`Figure "${figure.id}" has no point "${name}".`);
    return point;
  };

  return {
    /** y of a plot's series at x (for categories: the tick's text), straight between the points given. */
    point(id: string, name: string, x: number | string): number {
      const figure = find(id, 'plot');
      const series = figure.series.find(
        (one) => one.id === name || (one.label && plain(one.label) === plain(name)),
      );
      if (!series) throw new Error(`Figure "${id}" has no series "${name}".`);
      const at = typeof x === 'number' ? x : categoryAt(figure, x);
      const points = [...series.points].sort((a, b) => a[0] - b[0]);
      const exact = points.find(([px]) => Math.abs(px - at) < 1e-9);
      if (exact) return exact[1];
      const after = points.findIndex(([px]) => px > at);
      const [left, right] = [points[after - 1], points[after]];
      if (!left || !right) throw new Error(`Series "${name}" of figure "${id}" has no value at ${x}.`);
      return left[1] + ((right[1] - left[1]) * (at - left[0])) / (right[0] - left[0]);
    },
    /** A cell. Rows and columns by number from 1 (heads not counted, row heads counted as columns) or by head text. */
    entry(id: string, row: Head, column: string | number): number | string {
      const figure = find(id, 'table');
      const columnIndex =
        typeof column === 'number'
          ? column - 1
          : figure.columns.findIndex((head) => plain(head) === plain(column));
      const heads = (Array.isArray(row) ? row : [row]).map((head) => plain(String(head)));
      const found =
        typeof row === 'number'
          ? figure.rows[row - 1]
          : figure.rows.find((cells) => heads.every((head, i) => plain(String(cells[i] ?? '')) === head));
      const cell = found?.[columnIndex];
      if (cell === undefined)
        throw new Error(`Table "${id}" has no cell at row ${String(row)}, column ${column}.`);
      return toCell(cell);
    },
    /** Distance between two named points, in the figure's units. */
    distance(id: string, from: string, to: string): number {
      const figure = find(id, 'geometry');
      const [a, b] = [corner(figure, from), corner(figure, to)];
      return Math.hypot(a[0] - b[0], a[1] - b[1]);
    },
    /** Angle at the middle point, in degrees from 0 to 180. */
    angle(id: string, from: string, at: string, to: string): number {
      const figure = find(id, 'geometry');
      const [a, o, b] = [corner(figure, from), corner(figure, at), corner(figure, to)];
      const [u, v] = [
        [a[0] - o[0], a[1] - o[1]],
        [b[0] - o[0], b[1] - o[1]],
      ] as [[number, number], [number, number]];
      return (Math.atan2(Math.abs(u[0] * v[1] - u[1] * v[0]), u[0] * v[0] + u[1] * v[1]) * 180) / Math.PI;
    },
  };
}

function categoryAt(figure: Extract<Figure, { kind: 'plot' }>, name: string): number {
  const index = figure.x.ticks?.findIndex((tick) => plain(tick) === plain(name)) ?? -1;
  if (index < 0) throw new Error(`Figure "${figure.id}" has no category "${name}".`);
  return figure.x.min + index * figure.x.step;
}
