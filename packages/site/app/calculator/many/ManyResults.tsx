import { useLayoutEffect, useRef } from 'react';
import { csvOf } from '../../figure/table/csv.ts';
import { numericColumns } from '../../figure/table/numeric-columns.ts';
import { TableBody } from '../../figure/table/TableBody.tsx';
import { ScrollRegion } from '../../math/ScrollRegion.tsx';
import type { Settings } from '../../settings.ts';
import { useSetting } from '../../use-setting.ts';
import { CopyButton } from '../answer/CopyButton.tsx';
import { saveFile } from '../answer/save-file.ts';
import type { RowResult } from './calculate-row.ts';
import type { ShownMark } from './table-mark.ts';
import { type ResultTable, tabbed, tableOf } from './table-of.ts';

interface Props {
  /** The inputs, with their headings. */
  inputs: readonly { readonly name: string; readonly label: string }[];
  /** What the file is called. */
  name: string;
  rows: readonly (readonly string[])[];
  results: readonly RowResult[];
  phase: 'running' | 'stopped' | 'done';
  /** The decimal mark that the table itself shows. */
  shown?: ShownMark;
}

/** Rows that are shown, on the screen and on paper; the table that is copied or saved has all. */
const [shownRows, printedRows, shownProblems] = [10, 200, 50];

/** How far it is, then the table and what was rejected. */
export function ManyResults({ inputs, name, rows, results, phase, shown }: Props) {
  const rejected = results.flatMap((result, index) => ('problem' in result ? [{ index, ...result }] : []));
  const chosen = useSetting('decimal');
  const mark = shown?.mark ?? chosen;
  const labels = inputs.map(({ label }) => label);
  return (
    <div className="many-results mt-4">
      <progress max={rows.length} value={results.length} aria-label="Rows calculated" className="many-progress" />
      <p role="status" className="mt-1 text-sm tabular-nums">
        {phase === 'running' ? '' : `${phase === 'done' ? 'Done' : 'Stopped'}: `}
        {grouped(results.length)} of {rows.length === 1 ? '1 row' : `${grouped(rows.length)} rows`}
        {rejected.length > 0 && `, ${grouped(rejected.length)} rejected`}
      </p>
      {shown && (
        <p className="mt-1 text-sm text-muted">
          The table has a decimal {shown.mark}, as in “{shown.cell}”: all of its numbers are read and written so.
        </p>
      )}
      {phase !== 'running' && results.length > 0 && (
        <>
          <Taking inputs={inputs} name={name} rows={rows} results={results} mark={mark} />
          <Preview
            table={tableOf(labels, rows.slice(0, printedRows), results.slice(0, printedRows), mark, true)}
            inputs={inputs.length}
            total={results.length}
          />
          {rejected.length > 0 && (
            <section className="mt-4">
              <h3 className="m-0 font-sans text-sm font-semibold tracking-normal">Rejected rows</h3>
              <ul className="mt-1 list-none text-sm">
                {rejected.slice(0, shownProblems).map(({ index, problem }) => (
                  <li key={index} className="border-b border-hair py-1 wrap-anywhere last:border-0">
                    <strong className="font-semibold">Row {grouped(index + 1)}</strong>: {problem}
                  </li>
                ))}
              </ul>
              {rejected.length > shownProblems && (
                <p className="text-sm text-muted">
                  All {grouped(rejected.length)} stand in the last column of the table that is copied or saved.
                </p>
              )}
            </section>
          )}
        </>
      )}
    </div>
  );
}

/** The whole table to take along. */
function Taking({ inputs, name, rows, results, mark }: Omit<Props, 'phase' | 'shown'> & { mark: Settings['decimal'] }) {
  const whole = () =>
    tableOf(
      inputs.map(({ label }) => label),
      rows,
      results,
      mark,
    );
  const saveSheet = async () => {
    const [{ sheetOf }, { saveWorkbook }] = await Promise.all([
      import('./sheet-of.ts'),
      import('../../spreadsheet/save-workbook.ts'),
    ]);
    saveWorkbook(sheetOf(inputs, rows, results), name);
  };
  const look = 'min-h-6 text-act hover:underline';
  return (
    <p className="mt-2 flex flex-wrap gap-x-5 text-sm print:hidden">
      <span>
        Copy <CopyButton name="table" content={() => tabbed(whole())} />
      </span>
      <button type="button" onClick={() => saveFile(`${name}.csv`, 'text/csv', csvOf(whole(), mark))} className={look}>
        Save as CSV
      </button>
      <button type="button" onClick={saveSheet} className={look}>
        Save as spreadsheet
      </button>
    </p>
  );
}

/**
 * The first rows, each with its number, which stays in sight. Where the table is wider than its place it begins at what was calculated: what was put in
 * stands above, and to the left.
 */
function Preview({ table: given, inputs, total }: { table: ResultTable; inputs: number; total: number }) {
  const table = numbered(given);
  const numeric = numericColumns(table);
  const shown = useRef<HTMLTableElement>(null);
  useLayoutEffect(() => {
    const [number, ...cells] = shown.current!.rows[0]!.cells;
    // Where no row has an answer there is no such column.
    const calculated = cells[inputs];
    if (calculated) shown.current!.parentElement!.scrollLeft = calculated.offsetLeft - number!.offsetWidth;
  }, [inputs]);
  return (
    <div className="mt-3 text-sm">
      <ScrollRegion label="Results" className="w-fit max-w-full overflow-auto border border-hair bg-sheet print:w-auto">
        <table ref={shown} className="numbered border-separate border-spacing-0 whitespace-nowrap tabular-nums">
          <thead>
            <tr>
              {table.columns.map((column, at) => (
                <th
                  key={column}
                  scope="col"
                  className={`border-b border-hair px-3 py-2 font-semibold ${numeric[at] ? 'text-right' : 'text-left'}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <TableBody table={table} numeric={numeric} seen={shownRows} />
        </table>
      </ScrollRegion>
      {total > shownRows && (
        <p className="mt-1 text-muted print:hidden">
          The first {shownRows} of {grouped(total)} rows.
        </p>
      )}
      {total > printedRows && (
        <p className="mt-1 hidden text-muted print:block">
          The first {printedRows} of {grouped(total)} rows.
        </p>
      )}
    </div>
  );
}

const numbered = ({ columns, rows }: ResultTable): ResultTable => ({
  columns: ['Row', ...columns],
  rows: rows.map((row, index) => [grouped(index + 1), ...row]),
});

const grouped = (count: number): string => count.toLocaleString('en');
