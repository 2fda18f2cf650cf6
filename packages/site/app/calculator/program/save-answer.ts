import type { PresentedAnswer } from '@nomogram/calculators/kit/outcome.ts';
import { saveWorkbook } from '../../spreadsheet/save-workbook.ts';
import { placeOf, type Sheet, type SheetCell } from '../../spreadsheet/workbook.ts';
import type { TypedInputs } from '../request/query.ts';
import { filledFormula, type LiveCells, liveCells } from './live-cells.ts';
import { ownProgram } from './own-code.ts';

/** Saves an answer as a spreadsheet file whose first value follows its inputs, where a formula says how. */
export async function saveAnswer(answer: PresentedAnswer, typed: TypedInputs, title: string): Promise<void> {
  const own = await ownProgram(answer.calculator, typed);
  saveWorkbook(sheetOfAnswer(answer, typed, own && liveCells(own)), title);
}

/** Inputs above, values below them, each with its unit. */
export function sheetOfAnswer(
  { read, values }: PresentedAnswer,
  typed: TypedInputs,
  live: LiveCells | undefined,
): Sheet {
  const rowOf = (input: string) => read.findIndex((one) => one.input === input) + 2;
  const inputs = read.map(({ input, label, as }): readonly SheetCell[] => {
    const cell = live?.inputs[input];
    return [label, cell ? { formula: cell.formula, isPercent: cell.isPercent } : (typed[input] ?? as), ''];
  });
  const results = values.map(({ name, label, decimal, exact, words, unit }): readonly SheetCell[] => {
    const shown = decimal ?? exact ?? words ?? '';
    if (!live || live.name !== name) return [label, shown, unit ?? ''];
    const formula = filledFormula(live, (input) => placeOf(1, rowOf(input)));
    return [label, { formula, value: decimal }, unit ?? ''];
  });
  return { columns: ['Name', 'Value', 'Unit'], rows: [...inputs, ...results] };
}
