import { number, power, product, symbol } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { WrittenPart } from '../expression/step.ts';
import { toLatex } from '../syntax/print-latex.ts';
import { toText } from '../syntax/print-text.ts';

/** Coefficients by power, `a[k]` that of x^k. */
export type Coefficients = readonly Expression[];

/** One line of the long division: the term of the quotient, what is subtracted, and what is left. */
export interface Line {
  readonly term: Expression;
  readonly product: Coefficients;
  readonly rest: Coefficients;
}

/** A tableau with more columns or lines is not read but scrolled. */
const maxColumns = 11;
const maxLines = 10;

/**
 * The long division as it is written by hand: the quotient above the dividend, below it in turn what is subtracted and what
 * is left, every power in a column of its own. Undefined where that would be too large to be read.
 */
export function divisionTableau(
  dividend: Coefficients,
  divisor: Expression,
  quotient: Coefficients,
  lines: readonly Line[],
  variable: string,
): WrittenPart | undefined {
  if (lines.length === 0 || dividend.length > maxColumns || lines.length > maxLines) return undefined;
  const columns = dividend.length;
  const cells = (of: Coefficients, print: (a: Expression) => string): string[] =>
    Array.from({ length: columns }, (_, index) => cell(of, columns - 1 - index, variable, print));
  const latexRow = (first: string, of: Coefficients): string => [first, ...cells(of, toLatex)].join(' & ');
  const rows = [
    `${latexRow('', quotient)} \\\\ \\hline`,
    `${latexRow(`${toLatex(divisor)}\\,\\big)`, dividend)} \\\\`,
    ...lines.flatMap((line) => [`${latexRow('-', line.product)} \\\\ \\hline`, `${latexRow('', line.rest)} \\\\`]),
  ];
  return {
    text: textTable([
      ['', ...cells(quotient, toText)],
      [`${toText(divisor)} )`, ...cells(dividend, toText)],
      ...lines.flatMap((line) => [
        ['-', ...cells(line.product, toText)],
        ['=', ...cells(line.rest, toText)],
      ]),
    ]),
    latex: `\\def\\arraystretch{1.4}\\begin{array}{r${'r'.repeat(columns)}} ${rows.join(' ')} \\end{array}`,
  };
}

/** The term of x^k with its sign; nothing for 0, except that a row of zeros ends in 0. */
function cell(of: Coefficients, k: number, variable: string, print: (a: Expression) => string): string {
  const value = of[k];
  if (value === undefined) return k === 0 && of.length === 0 ? '0' : '';
  if (isZero(value)) return '';
  const shown = print(product([value, power(symbol(variable), number(k))]));
  const term = value.kind === 'sum' && k === 0 ? `(${shown})` : shown;
  const isFirst = k === of.length - 1;
  return isFirst || term.startsWith('-') ? term : `+${term}`;
}

const isZero = (a: Expression): boolean => a.kind === 'number' && a.value.numerator === 0;

function textTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, k) => Math.max(...rows.map((row) => row[k]!.length)));
  return rows
    .map((row) =>
      row
        .map((text, k) => text.padStart(widths[k]!))
        .join(' ')
        .trimEnd(),
    )
    .join('\n');
}
