import { entries, load } from '@nomogram/calculators/catalogue.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { libraryCells } from '@nomogram/calculators/kit/program/library-cells.ts';
import { programOf } from '@nomogram/calculators/kit/program/program-of.ts';
import { checkedAnswer, run } from '@nomogram/calculators/kit/run.ts';
import { evaluateSheet } from '@nomogram/calculators/shared/finance/spreadsheet.fixture.ts';
import { expect, test } from 'vitest';
import { placeOf } from '../../spreadsheet/workbook.ts';
import { calculateRow } from '../many/calculate-row.ts';
import { sheetOf } from '../many/sheet-of.ts';
import type { TypedInputs } from '../request/query.ts';
import { asCellProgram, liveCells } from './live-cells.ts';
import { cellProgram } from './own-code.ts';
import { sheetOfAnswer } from './save-answer.ts';

type Cells = ReturnType<typeof sheetOf>;

/** What a sheet gives where a formula stands in its cell. */
function recalculated(sheet: Cells, column: number, row: number): number {
  const cell = sheet.rows[row - 2]![column]!;
  return typeof cell === 'string' ? Number(cell) : evaluateSheet(`=${withCells(sheet, cell.formula)}`);
}

/** A formula with what stands in the cells that it names: of a range its rows, of a cell its own formula. */
const withCells = (sheet: Cells, formula: string): string =>
  formula.replace(/\b([A-Z])(\d+)(?::([A-Z])(\d+))?\b/g, (_, ...ends: readonly (string | undefined)[]) => {
    const [left, top, right = left, bottom = top] = ends.slice(0, 4);
    const columns = numbersFrom(left!.charCodeAt(0) - 65, right!.charCodeAt(0) - 65);
    const rows = numbersFrom(Number(top), Number(bottom)).map((row) =>
      columns.map((column) => within(sheet, column, row)).join(','),
    );
    return ends[2] === undefined ? `(${rows})` : `{${rows.join(';')}}`;
  });

const numbersFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

function within(sheet: Cells, column: number, row: number): string {
  const cell = sheet.rows[row - 2]![column]!;
  return typeof cell === 'string' ? cell : withCells(sheet, cell.formula);
}

const loan = (await load('finance-banking/loan-payment'))!;
const names = Object.keys(loan.inputs);

test('the spreadsheet file of an answer calculates it from its inputs', () => {
  const typed = Object.fromEntries(names.map((name, index) => [name, ['200000', '0.5', '360'][index]!]));
  const answered = run(loan, typed, defaultOptions);
  const own = programOf(loan, typed, defaultOptions);
  if (!answered.ok || !own) throw new Error('no answer');
  const sheet = sheetOfAnswer(answered.answer, typed, asCellProgram(liveCells(own)));
  const row = sheet.rows.findIndex(([, cell]) => typeof cell === 'object' && cell.value !== undefined) + 2;
  expect(sheet.rows[row - 2]![1]).toMatchObject({ formula: expect.stringContaining(placeOf(1, 2)) });
  expect(recalculated(sheet, 1, row) / 1199.1010503055).toBeNear(1, 1e-12);
});

test('in a table of many calculations each value follows the inputs of its row', () => {
  const rows = [
    ['200000', '0.5', '360'],
    ['1000', '0', '10'],
    ['x', '1', '2'],
  ];
  const results = rows.map((cells) => calculateRow(loan, cells, defaultOptions));
  const inputs = names.map((name) => ({ name, label: name }));
  const sheet = sheetOf(inputs, rows, results);
  expect(recalculated(sheet, 3, 2) / 1199.1010503055).toBeNear(1, 1e-12);
  expect(recalculated(sheet, 3, 3) / 100).toBeNear(1, 1e-12);
  expect(sheet.rows[2]!.slice(0, 3)).toEqual(['x', '1', '2']);
});

/** The cell that a spreadsheet calculates. */
const formulaOf = (sheet: Cells, row: number): string => {
  const cell = sheet.rows[row]![1]!;
  return typeof cell === 'string' ? cell : cell.formula;
};

const savedAs = async (id: string, typed: TypedInputs): Promise<Cells> => {
  const answered = run((await load(id))!, typed, defaultOptions);
  if (!answered.ok) throw new Error(`${id} has no answer`);
  return sheetOfAnswer(answered.answer, typed, await cellProgram(id, typed));
};

test('a list stands in a column of its own, and the formula takes its range', async () => {
  const sheet = await savedAs('statistics-basic/mean', { data: '3; 1/2; 7; 4' });
  expect(sheet.columns).toEqual(['Name', 'Value', 'Unit', '', 'Values']);
  expect(formulaOf(sheet, 0)).toBe('AVERAGE(E2:E5)');
  expect(recalculated(sheet, 1, 2)).toBe(3.625);
});

test('several lists stand beside each other, a number among the rows', async () => {
  const weighted = await savedAs('finance-general/weighted-average', { relativeWeights: '25,25,50', values: '6,5,2' });
  expect(formulaOf(weighted, 0)).toBe('SUMPRODUCT(E2:E4, G2:G4) / SUM(E2:E4)');
  const typed = { initialInvestment: '10000', cashFlows: '3000,4200,6800', discountRate: '10' };
  const worth = await savedAs('finance-corporate/net-present-value', typed);
  expect(worth.rows.flat()).toContainEqual(expect.objectContaining({ formula: 'NPV(B3, E2:E4) - B2' }));
});

test('every example that spreadsheets have functions for is calculated by the cells of its file', async () => {
  const saved = await Promise.all(
    entries.map(async ({ id }) => {
      const calculator = (await load(id))!;
      const [given] = calculator.examples.flatMap((one) => ('fails' in one ? [] : [one.given as TypedInputs]));
      const found = calculator.elsewhere && checkedAnswer(calculator, given!, defaultOptions);
      if (!found?.ok || !libraryCells(calculator, found, defaultOptions)) return [];
      const sheet = await savedAs(id, given!);
      return Object.entries(found.numbers).flatMap(([name, number]) => {
        const answer = Object.keys(found.answer.values).filter((one) => found.answer.values[one]);
        const row = sheet.rows.findLastIndex(([, cell]) => cell !== '') - answer.length + 1 + answer.indexOf(name);
        const cell = sheet.rows[row]?.[1];
        return typeof cell === 'object' && Number.isFinite(number) ? [{ id, name, number, sheet, row: row + 2 }] : [];
      });
    }),
  );
  const all = saved.flat();
  expect(new Set(all.map(({ id }) => id)).size).toBeGreaterThan(40);
  for (const { id, name, number, sheet, row } of all)
    expect(recalculated(sheet, 1, row), `${id} ${name}: ${formulaOf(sheet, row - 2)}`).toBeNear(number, 2e-9);
});
