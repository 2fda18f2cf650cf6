import type { Calculator } from '@nomogram/calculators/kit/calculator.ts';
import type { Options } from '@nomogram/calculators/kit/options.ts';
import type { PresentedValue } from '@nomogram/calculators/kit/outcome.ts';
import { run } from '@nomogram/calculators/kit/run.ts';

/** What became of a row: its values by name, or why there are none. */
export type RowResult =
  | { readonly values: readonly { readonly name: string; readonly label: string; readonly text: string }[] }
  | { readonly problem: string };

/** One row through the calculator, as its form would send it; figures are not drawn. */
export function calculateRow(calculator: Calculator, cells: readonly string[], options: Options): RowResult {
  const names = Object.keys(calculator.inputs);
  if (cells.length > names.length)
    return { problem: `${cells.length} values stand in this row; ${names.length} are taken.` };
  const typed = Object.fromEntries(names.map((name, place) => [name, cells[place]]));
  const outcome = run({ ...calculator, figure: undefined }, typed, options);
  if (!outcome.ok) return { problem: outcome.problems.map(({ message }) => message).join(' ') };
  return { values: outcome.answer.values.map((value) => ({ ...headingOf(value), text: textOf(value) })) };
}

const headingOf = ({ name, label, unit }: PresentedValue) => ({ name, label: unit ? `${label} (${unit})` : label });

const textOf = ({ decimal, exact, words }: PresentedValue): string => decimal ?? exact ?? words ?? '';
