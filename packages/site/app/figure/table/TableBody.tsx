import type { FigureTable as Table } from '@nomogram/calculators/kit/figure.ts';

interface Props {
  table: Table;
  numeric?: readonly boolean[];
  /** The rows that stand on a screen, where only paper has all. */
  seen?: number;
}

/** The rows of a table; columns of numbers are set to the right. */
export const TableBody = ({ table, numeric, seen = table.rows.length }: Props) => (
  <tbody className="table-body">
    {table.rows.map((row, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name and never change their order
      <tr key={line} className={line < seen ? undefined : 'hidden print:table-row'}>
        {row.map((cell, column) => (
          <td key={table.columns[column]} className={numeric?.[column] ? 'text-right' : undefined}>
            {cell}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
