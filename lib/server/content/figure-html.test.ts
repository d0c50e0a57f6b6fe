import { expect, test } from '@jest/globals';
import { type Figure, figureSchema } from '@/lib/domain/question/figure';
import { figureHtml } from './figure-html';
import type { Typeset } from './typeset';

const typeset: Typeset = (tex) => ({ shapes: `[${tex}]`, box: [0, -700, 500, 700], mathml: '' });
const draw = (figure: object) =>
  figureHtml(figureSchema.parse({ id: 'f', alt: 'What it says & shows.', ...figure }) as Figure, typeset);

test('a table is a real table: heads with scope, thousands separators, numbers to the right', () => {
  const html = draw({ kind: 'table', title: 'Rain', columns: ['City', 'Rain (mm)'], rows: [['Cork', 1205]] });
  expect(html).toContain('<caption>Rain</caption>');
  expect(html).toContain('<th scope="row">Cork</th><td class="r">1,205</td>');
});

test('a drawing has its alternative and never a number that the axes do not have', () => {
  const html = draw({
    kind: 'plot',
    x: { label: 'Time (h)', min: 0, max: 2, step: 1 },
    y: { label: 'Depth', min: 0, max: 3000, step: 1000 },
    series: [
      {
        id: 's',
        mark: 'line',
        points: [
          [0, 0],
          [2, 3000],
        ],
      },
    ],
  });
  expect(html).toContain('role="img" aria-label="What it says &amp; shows."');
  expect([...html.matchAll(/class="q"[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual([
    '0',
    '1',
    '2',
    '0',
    '1,000',
    '2,000',
    '3,000',
  ]);
});

test('series are told apart without color: by dash or by marker', () => {
  const html = draw({
    kind: 'plot',
    x: { label: '', min: 0, max: 1, step: 1 },
    y: { label: '', min: 0, max: 1, step: 1 },
    series: ['A one', 'B two'].map((label, i) => ({
      id: `s${i}`,
      label,
      mark: 'line',
      points: [
        [0, i],
        [1, i],
      ],
    })),
  });
  expect(html.match(/stroke-dasharray="7 4"/g)).toHaveLength(2);
});

test('a geometry figure says whether it is drawn to scale and refuses a point that was never placed', () => {
  const triangle = {
    kind: 'geometry',
    scale: 'not to scale',
    points: { A: [0, 0], B: [4, 0] },
    names: { A: 'left' },
  };
  expect(draw({ ...triangle, segments: [{ from: 'A', to: 'B', label: '6' }] })).toContain(
    'Note: Figure not drawn to scale.',
  );
  expect(() => draw({ ...triangle, segments: [{ from: 'A', to: 'Q' }] })).toThrow(
    'Figure "f" has no point "Q".',
  );
});
