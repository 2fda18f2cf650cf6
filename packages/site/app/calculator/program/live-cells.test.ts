import { load } from '@nomogram/calculators/catalogue.ts';
import { defaultOptions } from '@nomogram/calculators/kit/options.ts';
import { programOf } from '@nomogram/calculators/kit/program/program-of.ts';
import { run } from '@nomogram/calculators/kit/run.ts';
import { evaluateSheet } from '@nomogram/calculators/shared/finance/spreadsheet.fixture.ts';
import { expect, test } from 'vitest';
import { placeOf } from '../../spreadsheet/workbook.ts';
import { calculateRow } from '../many/calculate-row.ts';
import { sheetOf } from '../many/sheet-of.ts';
import { liveCells } from './live-cells.ts';
import { sheetOfAnswer } from './save-answer.ts';

/** What a sheet gives where a formula stands in its cell. */
function recalculated(sheet: ReturnType<typeof sheetOf>, column: number, row: number): number {
  const cell = sheet.rows[row - 2]![column]!;
  if (typeof cell === 'string') return Number(cell);
  const formula = cell.formula.replace(
    /\b([A-Z])(\d+)\b/g,
    (_, letter: string, line: string) => `(${recalculated(sheet, letter.charCodeAt(0) - 65, Number(line))})`,
  );
  return evaluateSheet(`=${formula}`);
}

const loan = (await load('finance-banking/loan-payment'))!;
const names = Object.keys(loan.inputs);

test('the spreadsheet file of an answer calculates it from its inputs', () => {
  const typed = Object.fromEntries(names.map((name, index) => [name, ['200000', '0.5', '360'][index]!]));
  const answered = run(loan, typed, defaultOptions);
  const own = programOf(loan, typed, defaultOptions);
  if (!answered.ok || !own) throw new Error('no answer');
  const sheet = sheetOfAnswer(answered.answer, typed, liveCells(own));
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
