import { placeOf, type Sheet, type SheetCell } from '../../spreadsheet/workbook.ts';
import { filledFormula } from '../program/live-cells.ts';
import type { RowResult } from './calculate-row.ts';
import { tableOf } from './table-of.ts';

/**
 * The table of many calculations for a spreadsheet: where a formula says it, a value follows the inputs of its row, which stand there as the
 * formula takes them. Other inputs are the numbers that were read, where they are numbers.
 */
export function sheetOf(
  inputs: readonly { readonly name: string; readonly label: string }[],
  rows: readonly (readonly string[])[],
  results: readonly RowResult[],
): Sheet {
  const labels = inputs.map(({ label }) => label);
  const table = tableOf(labels, rows, results, 'point');
  const names = namesOf(results);
  return {
    columns: table.columns,
    rows: table.rows.map((texts, index) =>
      texts.map((text, column) => liveCell(results[index], { text, column, row: index + 2 }, inputs, names)),
    ),
  };
}

function liveCell(
  result: RowResult | undefined,
  { text, column, row }: { readonly text: string; readonly column: number; readonly row: number },
  inputs: readonly { readonly name: string }[],
  names: readonly string[],
): SheetCell {
  const input = inputs[column];
  const { live, read } = result && 'values' in result ? result : {};
  if (input) return live?.inputs[input.name] ?? numberIn(read?.[input.name]) ?? text;
  if (!live || names[column - inputs.length] !== live.name) return text;
  const place = (name: string) =>
    placeOf(
      inputs.findIndex((one) => one.name === name),
      row,
    );
  return { formula: filledFormula(live.formula, place), value: text };
}

const numberIn = (read: string | undefined): string | undefined =>
  read !== undefined && /^-?\d+(\.\d+)?$/.test(read) ? read : undefined;

/** The names of all values that any row has, in the order of the columns. */
const namesOf = (results: readonly RowResult[]): readonly string[] => [
  ...new Set(results.flatMap((result) => ('values' in result ? result.values.map(({ name }) => name) : []))),
];
