import type { Calculator } from '@nomogram/calculators/kit/calculator.ts';
import type { Options } from '@nomogram/calculators/kit/options.ts';
import type { PresentedValue } from '@nomogram/calculators/kit/outcome.ts';
import { present } from '@nomogram/calculators/kit/present.ts';
import { programOfAnswer } from '@nomogram/calculators/kit/program/program-of.ts';
import { checkedAnswer } from '@nomogram/calculators/kit/run.ts';
import { type LiveCells, liveCells } from '../program/live-cells.ts';

interface RowValue {
  readonly name: string;
  readonly label: string;
  readonly text: string;
  /** To cents, or to as many digits as were measured: what people look at. */
  readonly rounded?: string;
}

/** What became of a row: its values by name, or why there are none. */
export type RowResult =
  | {
      readonly values: readonly RowValue[];
      /** How the inputs were read, by their names: 1000.5 for `1 000,5`. */
      readonly read?: { readonly [input: string]: string };
      /** The same for the cells of a spreadsheet, where a formula says it. */
      readonly live?: LiveCells;
    }
  | { readonly problem: string };

/** One row through the calculator, as its form would send it; figures are not drawn. */
export function calculateRow(calculator: Calculator, cells: readonly string[], options: Options): RowResult {
  const names = Object.keys(calculator.inputs);
  if (cells.length > names.length)
    return { problem: `${cells.length} values stand in this row; ${names.length} are taken.` };
  const typed = Object.fromEntries(names.map((name, place) => [name, cells[place]]));
  const found = checkedAnswer(calculator, typed, options);
  if (!found.ok) return { problem: found.problems.map(({ message }) => message).join(' ') };
  const own = programOfAnswer(calculator, found);
  const presented = present(calculator, found, options);
  const values = presented.values.map(
    (value): RowValue => ({ ...headingOf(value), text: textOf(value), rounded: value.rounded }),
  );
  const read = Object.fromEntries(presented.read.map(({ input, as }) => [input, as]));
  return { values, read, ...(own && { live: liveCells(own) }) };
}

const headingOf = ({ name, label, unit }: PresentedValue) => ({ name, label: unit ? `${label} (${unit})` : label });

const textOf = ({ decimal, exact, words }: PresentedValue): string => decimal ?? exact ?? words ?? '';
