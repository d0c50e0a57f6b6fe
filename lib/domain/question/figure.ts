// A figure is data: what to draw, and in words everything a sighted student can read off it (never the inference asked for).

import { z } from 'zod';

const point = z.tuple([z.number(), z.number()]);
const base = {
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string().optional(),
  caption: z.string().optional(),
  alt: z.string().min(1),
};

const axisSchema = z.strictObject({
  label: z.string(),
  min: z.number(),
  max: z.number(),
  step: z.number().positive(),
  /** Labels instead of numbers, for categories. */
  ticks: z.array(z.string()).optional(),
});

const tableFigure = z.strictObject({
  ...base,
  kind: z.literal('table'),
  /** Column heads, top row first; Markdown and TeX allowed. */
  columns: z.array(z.string()).min(1),
  /** Cells, left to right. A number is right-aligned and printed with thousands separators; a string is printed as written. */
  rows: z.array(z.array(z.union([z.string(), z.number()]))).min(1),
  /** How many leading columns name the row. */
  rowHeads: z.int().min(0).max(3).default(1),
});

const plotFigure = z.strictObject({
  ...base,
  kind: z.literal('plot'),
  x: axisSchema,
  y: axisSchema,
  grid: z.boolean().default(true),
  series: z
    .array(
      z.strictObject({
        id: z.string(),
        label: z.string().optional(),
        mark: z.enum(['line', 'points', 'line-points', 'curve', 'bars']),
        points: z.array(point).min(1),
      }),
    )
    .min(1),
});

const venn = z.strictObject({
  ...base,
  kind: z.literal('venn'),
  sets: z
    .array(z.strictObject({ label: z.string() }))
    .min(2)
    .max(3),
  regions: z.record(z.string(), z.string()),
});

const geometryFigure = z.strictObject({
  ...base,
  kind: z.literal('geometry'),
  /** Named points in the figure's own units, y upward. */
  points: z.record(z.string(), point),
  segments: z
    .array(
      z.strictObject({
        from: z.string(),
        to: z.string(),
        label: z.string().optional(),
        dashed: z.boolean().default(false),
        ticks: z.int().min(0).max(3).default(0),
        arrow: z.enum(['none', 'parallel', 'end', 'both']).default('none'),
      }),
    )
    .default([]),
  circles: z
    .array(
      z.strictObject({
        center: z.string(),
        radius: z.number().positive(),
        dashed: z.boolean().default(false),
      }),
    )
    .default([]),
  arcs: z
    .array(
      z.strictObject({
        center: z.string(),
        radius: z.number().positive(),
        from: z.number(),
        to: z.number(),
        label: z.string().optional(),
      }),
    )
    .default([]),
  polygons: z
    .array(
      z.strictObject({ points: z.array(z.string()).min(3), fill: z.enum(['none', 'wash']).default('none') }),
    )
    .default([]),
  angles: z
    .array(
      z.strictObject({
        at: z.string(),
        from: z.string(),
        to: z.string(),
        label: z.string().optional(),
        right: z.boolean().default(false),
      }),
    )
    .default([]),
  labels: z.array(z.strictObject({ at: point, text: z.string() })).default([]),
  /** Points that get a printed name; their label sits on the given side. */
  names: z
    .record(
      z.string(),
      z.enum(['above', 'below', 'left', 'right', 'above-left', 'above-right', 'below-left', 'below-right']),
    )
    .default({}),
  scale: z.enum(['to scale', 'not to scale']),
});

export const figureSchema = z.discriminatedUnion('kind', [tableFigure, plotFigure, geometryFigure, venn]);
export type Figure = z.infer<typeof figureSchema>;
