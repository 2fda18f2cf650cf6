import { denominatorsOf, toFraction } from '@nomogram/math/algebra/fraction.ts';
import type { Root, Roots } from '@nomogram/math/algebra/roots/roots.ts';
import { evaluateComplex } from '@nomogram/math/expression/evaluate-complex.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { fromInteger, isPolynomial, ringOf } from '@nomogram/math/polynomial/convert.ts';
import * as S from '@nomogram/math/polynomial/sparse/polynomial.ts';
import * as P from '@nomogram/math/polynomial/univariate/dense.ts';
import { budget } from '@nomogram/math/result/budget.ts';
import { endedBy } from '@nomogram/math/result/unfinished.ts';
import { line } from '@nomogram/math/syntax/written-line.ts';

const usualWork = 1_000_000;

/**
 * The numerator of a quotient of polynomials in one variable, and what stood below fraction lines, also where it cancelled when it was
 * read; null for others.
 */
export function withoutDenominators(
  a: Expression,
  cancelled: readonly Expression[],
): { polynomial: Expression; denominators: readonly Expression[] } | null {
  const over = ringOf([a]);
  if (isPolynomial(a) && freeSymbols(a).length < 2) return { polynomial: a, denominators: cancelled };
  if (freeSymbols(a).length !== 1 || !over.ok) return null;
  try {
    const fraction = toFraction(a, over.value, budget(usualWork));
    return (
      fraction && { polynomial: fromInteger(fraction.numerator), denominators: [...denominatorsOf(a), ...cancelled] }
    );
  } catch (error) {
    if (endedBy(error, 'polynomial-work', 'degree')) return null;
    throw error;
  }
}

/** The roots of the numerator at which no denominator is 0. */
export function withoutExcluded(roots: Roots, denominators: readonly Expression[], variable: string): Roots {
  const vanishing = denominators.map((below) => zerosOf(below, variable));
  const isKept = (root: Root): boolean => !vanishing.some((vanishes) => vanishes(root));
  return { real: roots.real.filter(isKept), complex: roots.complex.filter(isKept) };
}

/** Whether a denominator is 0 at a root: exactly, as the irreducible polynomial of the root divides it; by its value where it is none. */
function zerosOf(below: Expression, variable: string): (root: Root) => boolean {
  const over = ringOf([below]);
  const fraction =
    over.ok && over.value.variables.length === 1 ? toFraction(below, over.value, budget(usualWork)) : null;
  if (fraction === null)
    return ({ approximate }) => {
      const { re, im } = evaluateComplex(below, { [variable]: approximate });
      return Math.hypot(re, im) <= nothing;
    };
  const zeros = P.primitivePart(S.toDense(fraction.numerator, 0));
  return ({ polynomial }) => P.divideExactly(zeros, polynomial) !== null;
}

/** What of a logarithm or a root is nothing in doubles. */
const nothing = 1e-9;

/** The last line where the denominators exclude roots of the numerator; `others` as they are written, `= 2`. */
export function remaining(others: readonly string[], variable: string): ShownStep {
  const says = 'Where a denominator is 0 the equation has no value: of these only the others are roots.';
  return line('domain', says, others.map((one) => `${variable} ${one}`).join(' or '));
}
