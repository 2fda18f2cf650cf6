import * as E from '../../../expression/build.ts';
import type { Field, Fraction } from '../fraction.ts';
import * as F from '../fraction.ts';
import * as P from '../polynomial.ts';
import type { RationalView } from '../rational-view.ts';
import type { Univariate } from '../univariate.ts';
import * as U from '../univariate.ts';

/* Real and imaginary parts over a field in which i is one of the constants, and the others are real. */

export interface Parts<A> {
  readonly re: A;
  readonly im: A;
}

/** The number of i among the variables of the field; −1 where it does not occur. */
export const imaginaryUnit = ({ atoms }: RationalView): number =>
  atoms.findIndex((atom) => E.equal(atom, E.constant('i')));

export function partsOf(a: Fraction, unit: number, k: Field): Parts<Fraction> {
  const [n0, n1] = split(a.n, unit);
  const [d0, d1] = split(a.d, unit);
  const norm = P.add(k.ring.multiply(d0, d0), k.ring.multiply(d1, d1));
  const over = (p: P.Polynomial) => k.fraction(p, norm);
  return {
    re: over(P.add(k.ring.multiply(n0, d0), k.ring.multiply(n1, d1))),
    im: over(P.subtract(k.ring.multiply(n1, d0), k.ring.multiply(n0, d1))),
  };
}

const split = (a: P.Polynomial, unit: number): [P.Polynomial, P.Polynomial] => {
  const c = P.coefficients(a, unit);
  return [c[0] ?? 0n, c[1] ?? 0n];
};

export function polynomialParts(a: Univariate, unit: number, k: Field): Parts<Univariate> {
  const parts = a.map((c) => partsOf(c, unit, k));
  return { re: U.trimmed(parts.map(({ re }) => re)), im: U.trimmed(parts.map(({ im }) => im)) };
}

/** |a|² */
export const norm = ({ re, im }: Parts<Univariate>, k: Field): Univariate =>
  U.add(k, U.multiply(k, re, re), U.multiply(k, im, im));

/** a·conj(b) */
export const timesConjugate = (a: Parts<Univariate>, b: Parts<Univariate>, k: Field): Parts<Univariate> => ({
  re: U.add(k, U.multiply(k, a.re, b.re), U.multiply(k, a.im, b.im)),
  im: U.subtract(k, U.multiply(k, a.im, b.re), U.multiply(k, a.re, b.im)),
});

export const double = (a: Fraction, k: Field): Fraction => k.multiply(F.integer(2), a);
