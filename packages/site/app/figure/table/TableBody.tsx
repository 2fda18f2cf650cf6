import type { FigureTable as Table } from '@nomogram/calculators/kit/figure.ts';

/** The rows of a table; columns of numbers are set to the right. */
export const TableBody = ({ table, numeric }: { table: Table; numeric?: readonly boolean[] }) => (
  <tbody className="table-body">
    {table.rows.map((row, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name and never change their order
      <tr key={line}>
        {row.map((cell, column) => (
          <td key={table.columns[column]} className={numeric?.[column] ? 'text-right' : undefined}>
            {cell}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);
