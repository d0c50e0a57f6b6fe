// Geometry: named points, what joins them, and the marks that say equal, parallel, right.

import 'server-only';
import type { Figure } from '@/lib/domain/question/figure';
import { labelSvg, px } from './figure-label';
import type { Drawing } from './figure-plot';
import type { Typeset } from './typeset';

type Geometry = Extract<Figure, { kind: 'geometry' }>;
type Point = { x: number; y: number };

const room = { width: 380, height: 280, pad: 30 };

/** A point of the figure by name. @throws Error when it was never placed. */
function placed(figure: Geometry, name: string): Point {
  const point = figure.points[name];
  if (!point) throw new Error(`Figure "${figure.id}" has no point "${name}".`);
  return { x: point[0], y: point[1] };
}

function frameOf(figure: Geometry) {
  const round = [...figure.circles, ...figure.arcs].flatMap(({ center, radius }) => {
    const { x, y } = placed(figure, center);
    return [
      { x: x - radius, y: y - radius },
      { x: x + radius, y: y + radius },
    ];
  });
  const named = Object.values(figure.points).map(([x, y]) => ({ x, y }));
  const words = figure.labels.map(({ at: [x, y] }) => ({ x, y }));
  const all = [...named, ...round, ...words];
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    (room.width - 2 * room.pad) / Math.max(maxX - minX, 1e-9),
    (room.height - 2 * room.pad) / Math.max(maxY - minY, 1e-9),
  );
  const to = ({ x, y }: Point): Point => ({
    x: room.pad + (x - minX) * scale,
    y: room.pad + (maxY - y) * scale,
  });
  const size = { width: (maxX - minX) * scale + 2 * room.pad, height: (maxY - minY) * scale + 2 * room.pad };
  return { scale, to, size, center: to({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 }) };
}

const polar = (from: Point, angle: number, r: number): Point => ({
  x: from.x + r * Math.cos(angle),
  y: from.y + r * Math.sin(angle),
});
const d = ({ x, y }: Point) => `${px(x)} ${px(y)}`;

/** Strokes across the middle of a segment (equal lengths) and chevrons along it (parallel, direction). */
function marksOf(a: Point, b: Point, segment: Geometry['segments'][number]): string {
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const ticks = Array.from({ length: segment.ticks }, (_, i) => {
    const at = polar(middle, angle, (i - (segment.ticks - 1) / 2) * 5);
    return `M${d(polar(at, angle + Math.PI / 2, 6))}L${d(polar(at, angle - Math.PI / 2, 6))}`;
  });
  const chevron = (at: Point, towards: number) =>
    `M${d(polar(at, towards + Math.PI * 0.8, 8))}L${d(at)}L${d(polar(at, towards - Math.PI * 0.8, 8))}`;
  const arrows = {
    none: '',
    parallel: chevron(polar(middle, angle, 3), angle),
    end: chevron(b, angle),
    both: chevron(b, angle) + chevron(a, angle + Math.PI),
  }[segment.arrow];
  return ticks.join('') + arrows;
}

const sides = {
  above: [0, -1],
  below: [0, 1],
  left: [-1, 0],
  right: [1, 0],
  'above-left': [-0.75, -0.75],
  'above-right': [0.75, -0.75],
  'below-left': [-0.75, 0.75],
  'below-right': [0.75, 0.75],
} as const;

/** The drawing of a geometry figure, at most 380 by 280 px. @throws Error for a point that was never placed. */
export function drawGeometry(figure: Geometry, typeset: Typeset): Drawing {
  const { scale, to, size, center } = frameOf(figure);
  const at = (name: string) => to(placed(figure, name));
  const out: string[] = [];

  for (const { points, fill } of figure.polygons) {
    out.push(
      `<path class="k${fill === 'wash' ? ' fw' : ''}" d="M${points.map((name) => d(at(name))).join('L')}Z"/>`,
    );
  }
  const dashed = (is: boolean) => (is ? ' stroke-dasharray="6 4"' : '');
  for (const circle of figure.circles) {
    const { x, y } = at(circle.center);
    out.push(
      `<circle class="k"${dashed(circle.dashed)} cx="${px(x)}" cy="${px(y)}" r="${px(circle.radius * scale)}"/>`,
    );
    out.push(`<circle class="fk" cx="${px(x)}" cy="${px(y)}" r="2"/>`);
  }
  for (const arc of figure.arcs) {
    const c = placed(figure, arc.center);
    const radians = (degrees: number) => (degrees * Math.PI) / 180;
    const end = (degrees: number) => to(polar(c, radians(degrees), arc.radius));
    const large = Math.abs(arc.to - arc.from) > 180 ? 1 : 0;
    const r = px(arc.radius * scale);
    out.push(
      `<path class="k" d="M${d(end(arc.from))}A${r} ${r} 0 ${large} ${arc.to > arc.from ? 0 : 1} ${d(end(arc.to))}"/>`,
    );
    if (arc.label) {
      const middle = to(polar(c, radians((arc.from + arc.to) / 2), arc.radius + 16 / scale));
      out.push(labelSvg(arc.label, { ...middle }, typeset));
    }
  }
  for (const segment of figure.segments) {
    const [a, b] = [at(segment.from), at(segment.to)];
    out.push(`<path class="k"${dashed(segment.dashed)} d="M${d(a)}L${d(b)}"/>`);
    const marks = marksOf(a, b, segment);
    if (marks) out.push(`<path class="k" d="${marks}"/>`);
    if (segment.label) {
      const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      const normal = Math.atan2(b.y - a.y, b.x - a.x) + Math.PI / 2;
      const [one, other] = [polar(middle, normal, 16), polar(middle, normal + Math.PI, 16)];
      const away = (p: Point) => Math.hypot(p.x - center.x, p.y - center.y);
      out.push(labelSvg(segment.label, { ...(away(one) >= away(other) ? one : other) }, typeset));
    }
  }
  for (const angle of figure.angles) {
    const [o, a, b] = [at(angle.at), at(angle.from), at(angle.to)];
    const from = Math.atan2(a.y - o.y, a.x - o.x);
    const turn = Math.atan2(b.y - o.y, b.x - o.x) - from;
    const sweep = ((((turn + Math.PI) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI)) - Math.PI;
    if (angle.right) {
      const [p, q] = [polar(o, from, 12), polar(o, from + sweep, 12)];
      out.push(`<path class="k" d="M${d(p)}L${d({ x: p.x + q.x - o.x, y: p.y + q.y - o.y })}L${d(q)}"/>`);
    } else {
      out.push(
        `<path class="k" d="M${d(polar(o, from, 22))}A22 22 0 0 ${sweep > 0 ? 1 : 0} ${d(polar(o, from + sweep, 22))}"/>`,
      );
    }
    // A narrow angle has its label farther out, where there is room.
    const far = 26 + 8 / Math.max(Math.abs(Math.sin(sweep / 2)), 0.25);
    if (angle.label)
      out.push(labelSvg(angle.label, { ...polar(o, from + sweep / 2, far), size: 15 }, typeset));
  }
  for (const {
    at: [x, y],
    text,
  } of figure.labels)
    out.push(labelSvg(text, { ...to({ x, y }) }, typeset));
  for (const [name, side] of Object.entries(figure.names)) {
    const { x, y } = at(name);
    const [dx, dy] = sides[side];
    out.push(labelSvg(name.length === 1 ? `$${name}$` : name, { x: x + dx * 15, y: y + dy * 15 }, typeset));
  }
  return { width: Math.round(size.width), height: Math.round(size.height), body: out.join('') };
}
