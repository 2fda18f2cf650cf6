import type { FigureTable as Table } from '@nomogram/calculators/kit/figure.ts';
import { marked } from '../math/decimal-mark.ts';
import { useSetting } from '../use-setting.ts';

/** The rows of a table of numbers, with the decimal mark that was chosen. */
export function TableBody({ table }: { table: Table }) {
  const mark = useSetting('decimal');
  return (
    <tbody className="table-body">
      {table.rows.map((row, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name and never change their order
        <tr key={line}>
          {row.map((cell, column) => (
            <td key={table.columns[column]}>{marked(cell, mark)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
