import { toFraction } from '../../algebra/fraction.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains } from '../../expression/walk.ts';
import * as S from '../../polynomial/sparse/polynomial.ts';
import { ring } from '../../polynomial/sparse/ring.ts';
import type { IntegerPolynomial } from '../../polynomial/univariate/dense.ts';
import { withinWork } from '../../polynomial/within-work.ts';
import { budget } from '../../result/budget.ts';

const usualWork = 1_000_000;

/** constant · numerator(k)/denominator(k), the polynomials with whole coefficients. */
export interface Quotient {
  readonly constant: Expression;
  readonly numerator: IntegerPolynomial;
  readonly denominator: IntegerPolynomial;
}

/** A rational function whose polynomials have rational coefficients, but for a constant factor; null for others. */
export function quotientOf(a: Expression, index: string): Quotient | null {
  const factors = E.factorsOf(a);
  const constant = E.product(factors.filter((factor) => !contains(factor, index)));
  const rest = E.product(factors.filter((factor) => contains(factor, index)));
  const over = ring([index]);
  return withinWork(() => {
    const fraction = isOverRationals(rest, index) ? toFraction(rest, over, budget(usualWork)) : null;
    if (fraction === null) return null;
    return { constant, numerator: S.toDense(fraction.numerator, 0), denominator: S.toDense(fraction.denominator, 0) };
  });
}

function isOverRationals(a: Expression, index: string): boolean {
  switch (a.kind) {
    case 'number':
      return true;
    case 'symbol':
      return a.name === index;
    case 'sum':
      return a.terms.every((term) => isOverRationals(term, index));
    case 'product':
      return a.factors.every((factor) => isOverRationals(factor, index));
    case 'power':
      return a.exponent.kind === 'number' && Q.isInteger(a.exponent.value) && isOverRationals(a.base, index);
    default:
      return false;
  }
}

/** What bounds p(z) for |z| ≥ r: |p(z)| lies between lead·|z|^degree times 1 ∓ spread. */
export function boundsFrom(p: IntegerPolynomial, r: number) {
  const degree = p.length - 1;
  const lead = Math.abs(Number(p[degree]!));
  const rest = p.slice(0, degree).reduce((total, c, j) => total + Math.abs(Number(c)) * r ** (j - degree), 0);
  return { degree, lead, spread: (rest / lead) * (1 + 1e-12) };
}

/** A quotient of polynomials with whole coefficients. */
export interface Polynomials {
  readonly numerator: IntegerPolynomial;
  readonly denominator: IntegerPolynomial;
}

/** A bound of |numerator/denominator| for |z| ≥ r, where it does not grow; infinite where r is too small to tell. */
export function quotientBound({ numerator, denominator }: Polynomials, r: number): number {
  const [above, below] = [boundsFrom(numerator, r), boundsFrom(denominator, r)];
  if (below.spread >= 1) return Number.POSITIVE_INFINITY;
  const share = ((above.lead / below.lead) * (1 + above.spread)) / (1 - below.spread);
  return share * r ** (above.degree - below.degree) * (1 + 1e-9);
}
