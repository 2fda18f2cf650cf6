import * as Q from '../../../exact/rational.ts';
import * as D from '../../../polynomial/rational-dense.ts';
import { type ComplexQuotient, derivative as derivativeOf, isZero, lowest } from '../field/risch-equation.ts';

/* Arithmetic in Q(i)(x): quotients (real + i·imaginary)/denominator in lowest terms. */

export { type ComplexQuotient, isZero };

export const zero: ComplexQuotient = { real: [], imaginary: [], denominator: [Q.one] };

export function add(a: ComplexQuotient, b: ComplexQuotient): ComplexQuotient {
  const over = (p: D.RationalDense, q: D.RationalDense) =>
    D.trimmed(D.add(D.multiply(p, b.denominator), D.multiply(q, a.denominator)));
  return lowest({
    real: over(a.real, b.real),
    imaginary: over(a.imaginary, b.imaginary),
    denominator: D.multiply(a.denominator, b.denominator),
  });
}

export const scale = (a: ComplexQuotient, by: number): ComplexQuotient => ({
  ...a,
  real: D.trimmed(D.scale(a.real, Q.integerRational(by))),
  imaginary: D.trimmed(D.scale(a.imaginary, Q.integerRational(by))),
});

export const subtract = (a: ComplexQuotient, b: ComplexQuotient): ComplexQuotient => add(a, scale(b, -1));

export const multiply = (a: ComplexQuotient, b: ComplexQuotient): ComplexQuotient =>
  lowest({
    real: D.trimmed(D.subtract(D.multiply(a.real, b.real), D.multiply(a.imaginary, b.imaginary))),
    imaginary: D.trimmed(D.add(D.multiply(a.real, b.imaginary), D.multiply(a.imaginary, b.real))),
    denominator: D.multiply(a.denominator, b.denominator),
  });

/** a/b for b ≠ 0, by the conjugate of b. */
export function divide(a: ComplexQuotient, b: ComplexQuotient): ComplexQuotient {
  const norm = D.trimmed(D.add(D.multiply(b.real, b.real), D.multiply(b.imaginary, b.imaginary)));
  const conjugate = {
    real: D.multiply(b.real, b.denominator),
    imaginary: D.trimmed(D.scale(D.multiply(b.imaginary, b.denominator), Q.minusOne)),
    denominator: norm,
  };
  return multiply(a, conjugate);
}

/** (p/q)′ = (p′q − pq′)/q² */
export function derivative({ real, imaginary, denominator: q }: ComplexQuotient): ComplexQuotient {
  const fall = derivativeOf(q);
  const of = (p: D.RationalDense) => D.trimmed(D.subtract(D.multiply(derivativeOf(p), q), D.multiply(p, fall)));
  return lowest({ real: of(real), imaginary: of(imaginary), denominator: D.multiply(q, q) });
}

/** Whether it does not depend on x. */
export const isConstant = (a: ComplexQuotient): boolean => isZero(derivative(a));

/** The real quotient of two polynomials. */
export const lowestTerms = (numerator: D.RationalDense, denominator: D.RationalDense): ComplexQuotient =>
  lowest({ real: D.trimmed(numerator), imaginary: [], denominator });
