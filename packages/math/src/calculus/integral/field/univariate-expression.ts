import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import type { Context } from '../context.ts';
import type * as F from './fraction.ts';
import type { RationalView } from './rational-view.ts';
import type { Univariate } from './univariate.ts';
import * as U from './univariate.ts';

/** Σ c_k·x^k with the coefficients as they print best. */
export function expression(a: Univariate, view: RationalView, context: Context): Expression {
  const x = E.symbol(context.variable);
  return E.sum(a.map((c, k) => E.product([view.quotientOf(c), E.power(x, E.number(k))])));
}

/** a/q^j, with the common denominators of the coefficients taken out. */
export function over(a: Univariate, q: Univariate, j: number, view: RationalView, context: Context): Expression {
  const { field } = view;
  const [top, up] = cleared(a, view);
  const [bottom, down] = cleared(q, view);
  const factor = field.divide(field.power(down, j), up);
  return E.product([
    view.quotientOf(factor),
    expression(top, view, context),
    E.power(expression(bottom, view, context), E.number(-j)),
  ]);
}

/** A multiple without fractions and common factors, and the factor it was multiplied by. */
export function cleared(a: Univariate, { field }: RationalView): [Univariate, F.Fraction] {
  const { ring } = field;
  let denominator: F.Fraction['d'] = 1n;
  let common: F.Fraction['n'] = 0n;
  for (const { d } of a)
    denominator = ring.divide(ring.multiply(denominator, d), ring.gcd(denominator, d)) ?? denominator;
  for (const { n, d } of a) common = ring.gcd(common, ring.divide(ring.multiply(n, denominator), d) ?? n);
  const factor = field.fraction(denominator, common === 0n ? 1n : common);
  return [U.scale(field, a, factor), factor];
}
