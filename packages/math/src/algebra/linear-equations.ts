import { negate, number } from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { contains } from '../expression/walk.ts';
import type { Matrix } from '../linear/operations.ts';
import { no, ok, type Result } from '../result/result.ts';
import { coefficientsOf } from './coefficients.ts';
import { expand } from './expand.ts';

/** Linear equations as A·x = B. */
interface LinearEquations {
  readonly a: Matrix;
  /** One column. */
  readonly b: Matrix;
  readonly unknowns: readonly string[];
}

const usual = /^(?:[uvwxyz]|x_?\d+)$/;

/** The unknowns among letters: u … z and x1, x2 … where any of these occurs, the other letters being parameters; else all of them. */
export function unknownsAmong(letters: readonly string[]): readonly string[] {
  const sorted = letters.toSorted((p, q) => p.localeCompare(q, 'en', { numeric: true }));
  const named = sorted.filter((name) => usual.test(name));
  return named.length > 0 ? named : sorted;
}

/**
 * The matrix and the column of linear equations `difference = 0`. Refused with the number of the first that is not linear in the
 * unknowns: one with a product, a power or a function of them, or with an unknown below a fraction bar.
 */
export function linearEquations(
  differences: readonly Expression[],
  unknowns: readonly string[],
): Result<LinearEquations> {
  if (unknowns.length === 0) return no('no-answer', 'The equations have no unknowns.');
  const rows = differences.map((difference) => rowOf(difference, unknowns));
  const wrong = rows.indexOf(undefined);
  if (wrong >= 0) return no('no-answer', `Equation ${wrong + 1} is not linear in ${unknowns.join(', ')}.`);
  const known = rows.filter((row) => row !== undefined);
  return ok({ a: known.map(({ factors }) => factors), b: known.map(({ right }) => [right]), unknowns });
}

/** The factors of the unknowns, and what stands without them on the right. */
function rowOf(difference: Expression, unknowns: readonly string[]) {
  const expanded = expand(difference);
  if (!expanded.ok) return undefined;
  let rest = expanded.value;
  const factors: Expression[] = [];
  for (const name of unknowns) {
    const parts = coefficientsOf(rest, name);
    if (parts === null || parts.length > 2) return undefined;
    const [without = number(0), factor = number(0)] = parts;
    if (unknowns.some((one) => contains(factor, one))) return undefined;
    factors.push(factor);
    rest = without;
  }
  return { factors, right: negate(rest) };
}
