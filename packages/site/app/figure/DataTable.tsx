import type { FigureTable as Table } from '@nomogram/calculators/kit/figure.ts';
import { CopyButton } from '../calculator/CopyButton.tsx';
import { ScrollRegion } from '../math/ScrollRegion.tsx';
import { csvOf } from './csv.ts';

/** A table of numbers, to be read and to be taken along. */
export function DataTable({ table, label }: { table: Table; label: string }) {
  return (
    <>
      <ScrollRegion label={label} className="mt-2 max-h-80 overflow-auto border border-hair bg-sheet">
        <table className="w-full border-collapse tabular-nums">
          <thead>
            <tr>
              {table.columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="sticky top-0 border-b border-hair bg-sheet px-3 py-2 text-left font-semibold"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name and never change their order
              <tr key={line} className="border-b border-hair last:border-0">
                {row.map((cell, column) => (
                  <td key={table.columns[column]} className="px-3 py-1.5">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className="needs-script mt-2 mb-0">
        Copy <CopyButton name="CSV" content={() => csvOf(table)} />
      </p>
    </>
  );
}
