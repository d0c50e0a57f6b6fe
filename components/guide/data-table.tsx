import type { ReactNode } from 'react';

type Column = {
  head: string;
  align?: 'right' /** The least needed column: left out on phones. */;
  optional?: boolean;
};

const look = ({ align, optional }: Column) =>
  [align === 'right' && 'r', optional && 'opt'].filter(Boolean).join(' ') || undefined;

/** A table of facts. The first cell of a row names it; `number` counts the tables of a page. */
export function DataTable({
  number,
  caption,
  columns,
  rows,
}: {
  number?: number;
  caption: string;
  columns: Column[];
  rows: ReactNode[][];
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="scroll" aria-label={caption} tabIndex={0}>
      <table className="tbl">
        <caption>
          {number !== undefined && <span>Table {number}. </span>}
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.head} scope="col" className={look(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => {
                const column = columns[index];
                const className = column && look(column);
                return index === 0 ? (
                  <th key={index} scope="row" className={className}>
                    {cell}
                  </th>
                ) : (
                  <td key={index} className={className}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
