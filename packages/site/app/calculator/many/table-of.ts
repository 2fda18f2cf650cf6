import { inertCell } from '../../figure/table/inert-cell.ts';
import { marked } from '../../math/decimal-mark.ts';
import type { Settings } from '../../settings.ts';
import type { RowResult } from './calculate-row.ts';

export interface ResultTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * The table that goes back: the inputs as they were typed, a column for every value that any row has, what was wrong last. What is taken
 * along has all digits, what is looked at those that people say; there what was wrong stands below.
 */
export function tableOf(
  inputs: readonly string[],
  rows: readonly (readonly string[])[],
  results: readonly RowResult[],
  mark: Settings['decimal'],
  isLookedAt = false,
): ResultTable {
  const columns = new Map<string, string>();
  for (const result of results)
    if ('values' in result) for (const { name, label } of result.values) columns.set(name, columns.get(name) ?? label);
  const names = [...columns.keys()];
  const rejected = !isLookedAt && results.some((result) => 'problem' in result);
  return {
    columns: [...inputs, ...columns.values(), ...(rejected ? ['Problem'] : [])],
    rows: results.map((result, index) => {
      const values = new Map(
        'values' in result
          ? result.values.map(({ name, text, rounded = text }) => [name, marked(isLookedAt ? rounded : text, mark)])
          : [],
      );
      const problem = 'problem' in result ? result.problem : '';
      return [
        ...inputs.map((_, place) => rows[index]?.[place] ?? ''),
        ...names.map((name) => values.get(name) ?? ''),
        ...(rejected ? [problem] : []),
      ];
    }),
  };
}

/** Cells between tabs, which spreadsheets paste into their own cells. */
export const tabbed = ({ columns, rows }: ResultTable): string =>
  [columns, ...rows].map((row) => row.map((cell) => inertCell(cell).replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
