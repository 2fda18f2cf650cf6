import type { FigureTable as Table } from '@nomogram/calculators/kit/figure.ts';

/** The rows of a table of numbers. */
export const TableBody = ({ table }: { table: Table }) => (
  <tbody className="table-body">
    {table.rows.map((row, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name and never change their order
      <tr key={line}>
        {row.map((cell, column) => (
          <td key={table.columns[column]}>{cell}</td>
        ))}
      </tr>
    ))}
  </tbody>
);
