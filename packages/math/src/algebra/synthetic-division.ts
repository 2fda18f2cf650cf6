import { add, divide, equal, multiply, negate, number, one, power, product, zero } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { ShownStep, Step } from '../expression/step.ts';
import { pair } from '../result/tuple.ts';
import { toLatex } from '../syntax/print-latex.ts';
import { toText } from '../syntax/print-text.ts';
import { line } from '../syntax/written-line.ts';
import { divideInVariable, fromCoefficients } from './divide-in-variable.ts';
import type { Coefficients } from './division-tableau.ts';
import { multipliedOut } from './expand.ts';

/*
 * Division by x − r in one row (Horner, Ruffini): the leading coefficient is brought down, then each sum is multiplied by r and added
 * to the next coefficient. The last sum is the remainder, which is the value of the dividend at r. For p·x + q it is done with
 * r = −q/p, and the quotient is divided by p at the end.
 */

/** A longer row is not read but scrolled. */
const maxColumns = 11;

/** The steps of the division by a divisor of degree 1; null for any other. */
export function syntheticSteps(dividend: Expression, divisor: Expression): readonly ShownStep[] | null {
  const found = divideInVariable(dividend, divisor);
  if (found === null || found.divisor.length !== 2) return null;
  const { variable, dividend: upper } = found;
  if (upper.length < 2 || upper.length > maxColumns) return null;
  const [q, p] = pair(found.divisor);
  const r = multipliedOut(negate(divide(q, p)));
  const row = rowOf([...upper].reverse(), r);
  const [remainder, ...rest] = [...row.sums].reverse();
  const monic = fromCoefficients([multipliedOut(negate(r)), one], variable);
  const byMonic = fromCoefficients(rest, variable);
  const scaled = equal(p, one) ? [] : [dividedByLeading(byMonic, p, fromCoefficients(found.quotient, variable))];
  return [
    line(
      'zero of the divisor',
      'The divisor is 0 there; with this number the whole division is done.',
      `${toText(divisor)} = 0; ${variable} = ${toText(r)}`,
    ),
    {
      rule: 'synthetic division',
      says: `Above stand the coefficients of the dividend, with 0 for every power of ${variable} that is missing. The first is brought down; then each number of the last row times ${toText(r)} stands below the next coefficient, and the two are added.`,
      before: { expression: fromCoefficients(upper, variable) },
      after: { expression: add(multiply(byMonic, monic), remainder!) },
      written: tableau([...upper].reverse(), row, r),
      steps: [],
    },
    line(
      'read the last row',
      'Its last number is the remainder, the others are the coefficients of the quotient, whose degree is one less.',
      `"quotient" = ${toText(byMonic)}; "remainder" = ${toText(remainder!)}`,
    ),
    ...scaled,
  ];
}

interface Row {
  /** What is added to each coefficient; 0 to the first. */
  readonly products: Coefficients;
  readonly sums: Coefficients;
}

/** From the highest power down. */
function rowOf(coefficients: Coefficients, r: Expression): Row {
  const products: Expression[] = [];
  const sums: Expression[] = [];
  for (const [k, coefficient] of coefficients.entries()) {
    products.push(k === 0 ? zero : multipliedOut(multiply(sums[k - 1]!, r)));
    sums.push(multipliedOut(add(coefficient, products[k]!)));
  }
  return { products, sums };
}

function tableau(coefficients: Coefficients, { products, sums }: Row, r: Expression): Step['written'] {
  const texts = [
    [toText(r), ...coefficients.map(toText)],
    ['', '', ...products.slice(1).map(toText)],
    ['', ...sums.map(toText)],
  ];
  const widths = texts[0]!.map((_, k) => Math.max(...texts.map((row) => row[k]!.length)));
  const lined = texts.map((row) =>
    row
      .map((cell, k) => cell.padStart(widths[k]!))
      .join('  ')
      .trimEnd(),
  );
  const latexRow = (first: string, of: readonly string[]) => [first, ...of].join(' & ');
  const rows = [
    `${latexRow(toLatex(r), coefficients.map(toLatex))} \\\\`,
    `${latexRow('', ['', ...products.slice(1).map(toLatex)])} \\\\ \\hline`,
    latexRow('', sums.map(toLatex)),
  ];
  return {
    text: lined.join('\n'),
    latex: `\\def\\arraystretch{1.4}\\begin{array}{r|${'r'.repeat(coefficients.length)}} ${rows.join(' ')} \\end{array}`,
  };
}

/** p·x + q is p·(x − r), so that the quotient has to be divided by p. */
const dividedByLeading = (byMonic: Expression, p: Expression, quotient: Expression): Step => ({
  rule: 'divide by the leading coefficient',
  says: `The divisor is ${toText(p)} times what was divided by, so the quotient is divided by ${toText(p)}; the remainder stays.`,
  before: { expression: product([byMonic, power(p, number(-1))]) },
  after: { expression: quotient },
  steps: [],
});
