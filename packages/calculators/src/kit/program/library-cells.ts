import type { Calculator } from '../calculator.ts';
import type { Options } from '../options.ts';
import { complexIn, datesIn, isComplex, isDate, isMatrix, matrixCells } from './containers.ts';
import { valueTerm } from './declared.ts';
import { textIn } from './languages.ts';
import { type Found, linesOf, placesIn } from './library.ts';

/** An input as cells hold it: a number alone in one, a list one below the other, a matrix row by row. */
export interface CellBlock {
  readonly label: string;
  /** The formula of each cell. */
  readonly rows: readonly (readonly string[])[];
  readonly isPercent?: boolean;
  /** Whether the numbers of its cells are days. */
  readonly areDates?: boolean;
}

/** A calculation for cells: what is typed, and the formula of each value, with `{input}` where its cells stand. */
export interface CellProgram {
  readonly inputs: { readonly [input: string]: CellBlock };
  readonly formulas: { readonly [value: string]: string };
}

/** The calculation by functions of a spreadsheet; undefined where those give another value, or cells cannot hold what was typed. */
export function libraryCells(calculator: Calculator, found: Found, options: Options): CellProgram | undefined {
  const elsewhere = calculator.elsewhere?.(found.given, options);
  if (!elsewhere) return undefined;
  // A cell holds one number: what gives several fills more than its own.
  const lines = linesOf('sheet', elsewhere, found).filter(({ value }) => typeof value === 'number');
  const places = placesIn(lines.map(({ expression }) => expression));
  const blocks = places.map((place) => {
    const part = elsewhere.parts?.[place];
    const block = blockOf(part ? part.value : found.given[place]);
    return [place, block && { ...block, label: (part ?? calculator.inputs[place])?.label ?? place }] as const;
  });
  const inputs = blocks.flatMap(([place, block]) => (block ? [[place, block] as const] : []));
  if (lines.length === 0 || inputs.length < blocks.length) return undefined;
  return {
    inputs: Object.fromEntries(inputs),
    formulas: Object.fromEntries(lines.map(({ name, expression }) => [name, expression])),
  };
}

function blockOf(given: unknown): Omit<CellBlock, 'label'> | undefined {
  if (Array.isArray(given) && given.every(isDate))
    return { rows: given.map(({ text }) => [datesIn.sheet([text]).replace(/[{}]/g, '')]), areDates: true };
  const rows = isMatrix(given)
    ? matrixCells(given.rows)
    : Array.isArray(given)
      ? given.map((one) => [cellOf(one)])
      : [[cellOf(given)]];
  const isWhole = (row: readonly (string | undefined)[]): row is readonly string[] => !row.includes(undefined);
  return rows.every(isWhole) ? { rows } : undefined;
}

function cellOf(given: unknown): string | undefined {
  if (isComplex(given)) return complexIn('sheet', given.parts);
  const term = valueTerm(given);
  return term && textIn('sheet', term);
}
