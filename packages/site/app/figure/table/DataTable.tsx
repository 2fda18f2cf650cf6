import type { FigureTable as Table } from '@nomogram/calculators/kit/figure.ts';
import { markedTable } from '../../math/decimal-mark.ts';
import { ScrollRegion } from '../../math/ScrollRegion.tsx';
import { useSetting } from '../../use-setting.ts';
import { numericColumns } from './numeric-columns.ts';
import { TableCopies } from './parts.ts';
import { TableBody } from './TableBody.tsx';

interface Props {
  table: Table;
  label: string;
  /** Whether it may take the height of a screen. */
  isLong?: boolean;
  /** Whether it is unfolded: what takes it along is fetched with the first that is. */
  isOpen?: boolean;
}

/** A table of numbers, to be read and to be taken along. */
export function DataTable({ table: given, label, isLong = false, isOpen = true }: Props) {
  const mark = useSetting('decimal');
  const table = markedTable(given, mark);
  const numeric = numericColumns(given);
  return (
    <>
      <ScrollRegion
        label={label}
        className={`mt-2 overflow-auto border border-hair bg-sheet text-sm print:max-h-none print:overflow-visible ${isLong ? 'long-table max-h-[80dvh]' : 'max-h-80'}`}
      >
        <table className="w-full border-collapse tabular-nums">
          <thead>
            <tr>
              {table.columns.map((column, at) => (
                <th
                  key={column}
                  scope="col"
                  className={`sticky top-0 border-b border-hair bg-sheet px-3 py-2 font-semibold ${numeric[at] ? 'text-right' : 'text-left'}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <TableBody table={table} numeric={numeric} />
        </table>
      </ScrollRegion>
      {isOpen && <TableCopies.Component table={given} title={given.name ?? label} />}
    </>
  );
}
