import { withKernels } from '../../algebra/kernels.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { ringOf, toPolynomial } from '../../polynomial/convert.ts';
import { gcd } from '../../polynomial/sparse/gcd.ts';
import type { Polynomial } from '../../polynomial/sparse/polynomial.ts';
import * as S from '../../polynomial/sparse/polynomial.ts';
import { withinWork } from '../../polynomial/within-work.ts';
import { budget } from '../../result/budget.ts';

/*
 * Whether a polynomial has a factor more than once, without its factors: a factor that occurs twice divides the derivative too, so that f and
 * ∂f/∂x have a common divisor in x (Yun). Most polynomials have none, and one gcd says so where a factorization takes many times as long.
 */

const work = 5_000;

/** Whether a may be c·u^m with m ≥ 2 and a u that is no number; false only where it is none. */
export function mayBePower(a: Expression): boolean {
  const f = integerPolynomial(a);
  if (f === null) return true;
  const degrees = S.degrees(f);
  // A power has each of its letters at least squared.
  const present = S.variablesIn(f);
  if (present.some((k) => degrees[k] === 1)) return false;
  const [first, ...others] = present;
  if (first === undefined) return true;
  return repeats(
    f,
    others.reduce((least, k) => (degrees[k]! < degrees[least]! ? k : least), first),
  );
}

/** Whether a may have a factor twice in which the variable stands; false only where it has none. */
export function mayHaveSquare(a: Expression, variable: string): boolean {
  const f = integerPolynomial(a);
  const k = f?.ring.variables.indexOf(variable) ?? -1;
  return f === null || k < 0 || repeats(f, k);
}

/** A polynomial with integer coefficients in the letters, and in functions of them; null where numbers that are not rational stand in it. */
function integerPolynomial(a: Expression): Polynomial | null {
  const { expression, kernels } = withKernels(a);
  // Over the field that √2 generates there are more factors than those of a polynomial in a letter for it.
  if (Object.values(kernels).some((kernel) => freeSymbols(kernel).length === 0)) return null;
  const over = ringOf([expression]);
  const read = over.ok ? withinWork(() => toPolynomial(expression, over.value, budget(work))) : null;
  return read?.ok ? read.value.polynomial : null;
}

const repeats = (f: Polynomial, k: number): boolean =>
  withinWork(() => S.degreeIn(gcd(f, S.derivativeIn(f, k), budget(work)), k) > 0) ?? true;
