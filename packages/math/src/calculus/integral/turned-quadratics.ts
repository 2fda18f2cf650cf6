import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import type { Step } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { tidy } from '../../expression/tidy.ts';
import { mapChildren } from '../../expression/walk.ts';
import { type Context, made, withNewVariable } from './context.ts';
import * as F from './fraction.ts';
import type { Part } from './rational.ts';
import type { RationalView } from './rational-view.ts';
import { signOf } from './sign.ts';
import type { Univariate } from './univariate.ts';

/**
 * Σ A_j(x)/(q^j·√Q) for two quadratics with different centres: x = (λ + μ·t)/(1 + t) takes the linear terms of both away, where λ and μ
 * are the points that are harmonic to the roots of q and of Q, the roots of
 *
 *     (a₁b₂ − a₂b₁)·z² + 2(a₁c₂ − a₂c₁)·z + (b₁c₂ − b₂c₁) = 0.
 *
 * (G. H. Hardy, "The Integration of Functions of a Single Variable", 1916, chapter V.) q = q̂(t)/(1 + t)², √Q = S/(1 + t) with
 * S² = Q̂(t): S keeps its sign on both sides of t = −1 when it is read as (1 + t)·√Q.
 */
export function turned(
  { numerators, q }: Part,
  quadratic: Univariate,
  root: Expression,
  view: RationalView,
  context: Context,
): Step | null {
  if (q.length !== 3 || context.depth <= 1) return null;
  const [c1, b1, a1] = q.map((c) => view.quotientOf(c)) as [Expression, Expression, Expression];
  const [c2, b2, a2] = quadratic.map((c) => view.quotientOf(c)) as [Expression, Expression, Expression];
  const cross = (p: Expression, r: Expression, s: Expression, u: Expression) =>
    tidy(E.subtract(E.multiply(p, u), E.multiply(r, s)));
  const [A, B, C] = [cross(a1, b1, a2, b2), E.multiply(E.two, cross(a1, c1, a2, c2)), cross(b1, c1, b2, c2)];
  const discriminant = tidy(E.subtract(E.power(B, E.two), E.product([E.number(4), A, C])));
  if (signOf(A) === 0 || signOf(A) === null || signOf(discriminant) !== 1) return null;
  const half = E.divide(E.sqrt(discriminant), E.product([E.two, A]));
  const middle = E.divide(E.negate(B), E.product([E.two, A]));
  const [lambda, mu] = [tidy(E.add(middle, half)), tidy(E.subtract(middle, half))];
  const inner = withNewVariable(context);
  const t = E.symbol(inner.variable);
  const value = (a: Expression, b: Expression, c: Expression, at: Expression) =>
    tidy(E.sum([E.product([a, E.power(at, E.two)]), E.product([b, at]), c]));
  const hat = (a: Expression, b: Expression, c: Expression) =>
    E.add(E.product([value(a, b, c, mu), E.power(t, E.two)]), value(a, b, c, lambda));
  const [under, square] = [hat(a1, b1, c1), hat(a2, b2, c2)];
  const one = E.add(E.one, t);
  const terms = numerators.map((numerator, k) => {
    const [n, m] = [numerator[0] ?? F.zero, numerator[1] ?? F.zero].map((c) => view.quotientOf(c)) as [
      Expression,
      Expression,
    ];
    const at = (point: Expression) => tidy(E.add(E.product([m, point]), n));
    const top = E.add(E.product([at(mu), t]), at(lambda));
    return E.product([top, E.power(one, E.number(2 * k)), E.power(under, E.number(-(k + 1)))]);
  });
  const integrand = E.product([
    tidy(E.subtract(mu, lambda)),
    E.sum(terms),
    E.power(square, E.number(Q.rational(-1, 2))),
  ]);
  const step = inner.integrate(integrand, inner);
  if (step === null) return null;
  const x = E.symbol(context.variable);
  const back = E.divide(E.subtract(x, lambda), E.subtract(mu, x));
  const S = E.product([E.subtract(mu, lambda), E.reciprocal(E.subtract(mu, x)), root]);
  const withRoot = replaceRoot(step.after.expression, square, S);
  const given = E.sum(
    numerators.map((numerator, k) => {
      const [n, m] = [numerator[0] ?? F.zero, numerator[1] ?? F.zero].map((c) => view.quotientOf(c)) as [
        Expression,
        Expression,
      ];
      const own = E.sum([E.product([a1, E.power(x, E.two)]), E.product([b1, x]), c1]);
      return E.product([E.add(E.product([m, x]), n), E.power(own, E.number(-(k + 1))), E.reciprocal(root)]);
    }),
  );
  return made('linear-fractional substitution', given, substitute(withRoot, { [inner.variable]: back }), context, [
    step,
  ]);
}

/** Odd powers of √square become powers of S. */
function replaceRoot(f: Expression, square: Expression, S: Expression): Expression {
  if (f.kind === 'power' && f.exponent.kind === 'number' && f.exponent.value.denominator === 2) {
    const ratio = tidy(E.divide(f.base, square));
    if (ratio.kind === 'number' && Q.isOne(ratio.value))
      return E.power(S, E.number(Q.multiply(f.exponent.value, Q.integerRational(2))));
  }
  return mapChildren(f, (child) => replaceRoot(child, square, S));
}
