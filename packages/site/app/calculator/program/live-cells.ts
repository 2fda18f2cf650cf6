import { cellOf, inSheet } from '@nomogram/calculators/kit/program/languages.ts';
import type { CellProgram } from '@nomogram/calculators/kit/program/library-cells.ts';
import type { OwnProgram } from '@nomogram/calculators/kit/program/program-of.ts';

/** A calculation for cells: the inputs as a formula takes them, and the formula with `{input}` where the cell of an input stands. */
export interface LiveCells {
  /** The value that the formula gives, by its name. */
  readonly name: string;
  readonly formula: string;
  readonly inputs: { readonly [input: string]: { readonly formula: string; readonly isPercent?: boolean } };
}

export function liveCells({ program, name }: OwnProgram): LiveCells {
  const inputOf = new Map(program.variables.map((variable) => [variable.name, variable.input]));
  return {
    name,
    formula: inSheet(program, (variable) => `{${inputOf.get(variable)}}`).slice(1),
    inputs: Object.fromEntries(
      program.variables.map(({ input, value, isPercent }) => [
        input,
        { formula: cellOf(program, value), ...(isPercent && { isPercent }) },
      ]),
    ),
  };
}

/** The same, as a calculation by functions of a spreadsheet is. */
export const asCellProgram = ({ name, formula, inputs }: LiveCells): CellProgram => ({
  formulas: { [name]: formula },
  inputs: Object.fromEntries(
    Object.entries(inputs).map(([input, { formula: cell, isPercent }]) => [
      input,
      { label: input, rows: [[cell]], ...(isPercent && { isPercent }) },
    ]),
  ),
});

/** The formula with cells put in. */
export const filledFormula = (formula: string, cellOfInput: (input: string) => string): string =>
  formula.replace(/\{(\w+)\}/g, (_, input: string) => cellOfInput(input));
