// A table figure is a real table, so that everyone can walk its cells.

import 'server-only';
import type { Figure } from '@/lib/domain/question/figure';
import { toPrinted } from './figure-label';
import { toInline } from './markup';
import type { Typeset } from './typeset';

type Table = Extract<Figure, { kind: 'table' }>;

const isNumeric = (cell: string | number | undefined) =>
  typeof cell === 'number' || /^[−-]?[\d.,]+%?$/.test(String(cell ?? '').replace(/[$\\{}]/g, ''));

/** Markup of a table with its title as caption; columns of numbers are right-aligned. */
export function tableHtml(figure: Table, typeset: Typeset): string {
  const right = figure.columns.map(
    (_, i) => i >= figure.rowHeads && figure.rows.every((row) => isNumeric(row[i])),
  );
  const side = (i: number) => (right[i] ? ' class="r"' : '');
  const text = (cell: string | number) =>
    typeof cell === 'number' ? toPrinted(cell) : toInline(cell, typeset);
  const heads = figure.columns.map((head, i) => `<th scope="col"${side(i)}>${toInline(head, typeset)}</th>`);
  const rows = figure.rows.map((row) => {
    const cells = row.map((cell, i) =>
      i < figure.rowHeads ? `<th scope="row">${text(cell)}</th>` : `<td${side(i)}>${text(cell)}</td>`,
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  const caption = figure.title ? `<caption>${toInline(figure.title, typeset)}</caption>` : '';
  return `<table class="tbl">${caption}<thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
