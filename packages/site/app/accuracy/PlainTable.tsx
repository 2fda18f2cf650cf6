import { ScrollRegion } from '../math/ScrollRegion.tsx';

interface Props {
  /** What the table shows, for those who hear it. */
  label: string;
  /** The first column names the row; the others are numbers. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The last row is a sum. */
  total?: boolean;
}

/** A table of measured numbers; on a narrow screen the name of a row stands on a line of its own, above its numbers. */
export function PlainTable({ label, columns, rows, total = false }: Props) {
  return (
    <ScrollRegion label={label} className="mt-4 overflow-x-auto border border-hair bg-sheet text-sm">
      <table className="measured w-full border-collapse tabular-nums">
        <thead>
          <tr>
            {columns.map((column, place) => (
              <th
                key={column}
                scope="col"
                className={`border-b border-hair px-1.5 py-2 font-semibold sm:px-3 ${place === 0 ? 'text-left' : 'text-right'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], line) => (
            <tr
              key={name}
              className={`border-b border-hair last:border-0 ${total && line === rows.length - 1 ? 'font-semibold' : ''}`}
            >
              <th
                scope="row"
                className={`px-1.5 py-1.5 text-left sm:px-3 ${total && line === rows.length - 1 ? '' : 'font-normal'}`}
              >
                {name}
              </th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]} className="px-1.5 py-1.5 text-right whitespace-nowrap sm:px-3">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
