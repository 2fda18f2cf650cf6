import type { FigureTable, LiveTable, LiveValue } from '@nomogram/calculators/kit/figure.ts';
import { isMoney, placeOf, type Sheet, type SheetCell } from './workbook.ts';

/** A table as a sheet; where its formulas are known its cells follow from each other, and from values beside it that can be changed. */
export function sheetOfTable(table: FigureTable): Sheet {
  const { live, columns } = table;
  if (!live) return table;
  const height = Math.max(table.rows.length, live.beside.length);
  return {
    columns: [...columns, '', 'Given', ''],
    rows: Array.from({ length: height }, (_, row) => [
      ...columns.map((_, column) => liveCell(table, live, column, row)),
      '',
      ...besideCells(table, live, live.beside[row]),
    ]),
  };
}

function liveCell({ rows, columns }: FigureTable, live: LiveTable, column: number, row: number): SheetCell {
  const value = rows[row]?.[column] ?? '';
  const own = live.columns[column];
  if (!own || row >= rows.length) return value;
  const formula = (row === rows.length - 1 && own.last) || own.formula;
  return {
    formula: placed(formula, { live, width: columns.length, height: rows.length, row }),
    value,
    isMoney: isMoney(value),
  };
}

function besideCells({ rows, columns }: FigureTable, live: LiveTable, one?: LiveValue): readonly SheetCell[] {
  if (!one) return ['', ''];
  const formula = placed(one.formula, { live, width: columns.length, height: rows.length, row: 0 });
  return [one.label, { formula, value: one.value, isPercent: one.isPercent, isMoney: isMoney(one.value ?? '') }];
}

interface Spot {
  readonly live: LiveTable;
  readonly width: number;
  readonly height: number;
  readonly row: number;
}

/** A formula with the cells that it means; the first row of a sheet is that of its headings. */
function placed(formula: string, { live, width, height, row }: Spot): string {
  const beside = (name: string) =>
    `$${placeOf(width + 2, live.beside.findIndex((one) => one.name === name) + 2).replace(/(?=\d)/, '$')}`;
  return formula
    .replace(/\{(\w+)\}/g, (_, name: string) => beside(name))
    .replace(
      /\[(\d+)\*\]/g,
      (_, column: string) => `${placeOf(Number(column), 2)}:${placeOf(Number(column), height + 1)}`,
    )
    .replace(/\[\^(\d+)\]/g, (_, column: string) =>
      row === 0 ? beside(live.before[Number(column)]!) : placeOf(Number(column), row + 1),
    )
    .replace(/\[(\d+)\]/g, (_, column: string) => placeOf(Number(column), row + 2));
}
