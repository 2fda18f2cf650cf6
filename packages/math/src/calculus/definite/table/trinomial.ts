import { partialFractions } from '../../../algebra/apart.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { some, transform } from '../../../expression/walk.ts';
import * as R from '../../../polynomial/rational-dense.ts';
import type { IntegerPolynomial } from '../../../polynomial/univariate/dense.ts';
import * as P from '../../../polynomial/univariate/dense.ts';
import { type Pair, pairOf } from './pairs.ts';
import { rationalFunction } from './rational-function.ts';
import { type Term, termsOf } from './terms.ts';

/*
 * Rational kernels: partial fractions over the rational numbers, in t = x^(1/q), with the pairs of their denominators: powers of t + c and of
 * tᵏ + c by the beta function, and
 *
 *     1/(A + Bt + Ct²) ↔ (A/C)^(s/2)/A · π sin((1 − s)θ)/(sin θ sin πs),   cos θ = B/(2√(AC)),
 *
 * (Gradshteyn and Ryzhik 3.252.12) where the quadratic has no real zeros.
 */

const tName = '\u2020t';

/** The pair of a product of binomials and other polynomials to negative whole powers. */
export function ofTrinomial(term: Term, variable: string): Pair | null {
  const { exponentials, wave, binomials, others } = term;
  if (exponentials.length > 0 || wave !== undefined || binomials.some(({ logarithms }) => logarithms > 0)) return null;
  const x = E.symbol(variable);
  const factors = binomials.map(({ constant, monomial, exponent }) =>
    E.power(E.add(constant, E.multiply(monomial.scale, E.power(x, monomial.power))), exponent),
  );
  const kernel = E.product([...factors, ...others]);
  const q = rootOrder(kernel);
  if (q === null) return null;
  const fraction = rationalFunction(withRoot(kernel, variable, q), tName);
  if (fraction === null || P.degree(fraction.denominator) < 1) return null;
  const pairs = pairsOf(fraction.numerator, fraction.denominator);
  if (pairs === null) return null;
  const order = E.number(q);
  return {
    transform: (s) => {
      const sigma = E.multiply(order, s);
      return E.multiply(
        order,
        E.sum(pairs.map(({ by, shift, pair }) => E.multiply(by, pair.transform!(E.add(sigma, E.number(shift)))))),
      );
    },
    strip: stripOf(fraction.numerator, fraction.denominator, q),
    conditions: [],
    name: 'partial fractions: 1/(A + Bt + Ct²) ↔ π sin((1 − s)θ)/(sin θ sin πs), 1/(1 + t)^r ↔ Γ(s)Γ(r − s)/Γ(r)',
  };
}

const stripOf = (numerator: IntegerPolynomial, denominator: IntegerPolynomial, q: number): Pair['strip'] => {
  const low = (a: IntegerPolynomial) => a.findIndex((value) => value !== 0n);
  return [
    E.number(Q.rational(low(denominator) - low(numerator), q)),
    E.number(Q.rational(P.degree(denominator) - P.degree(numerator), q)),
  ];
};

/** The common denominator of the powers of the variable. */
function rootOrder(kernel: Expression): number | null {
  let order = 1;
  let fits = true;
  some(kernel, (node) => {
    if (node.kind === 'power' && node.base.kind === 'symbol') {
      if (node.exponent.kind !== 'number') fits = false;
      else order = lcm(order, Number(node.exponent.value.denominator));
    }
    return false;
  });
  return fits && order <= 6 ? order : null;
}

const lcm = (a: number, b: number): number => {
  let [p, q] = [a, b];
  while (q !== 0) [p, q] = [q, p % q];
  return (a / p) * b;
};

function withRoot(kernel: Expression, variable: string, q: number): Expression {
  const t = E.symbol(tName);
  return transform(kernel, (node) => {
    if (node.kind === 'symbol' && node.name === variable) return E.power(t, E.number(q));
    if (node.kind === 'power' && node.base.kind === 'power' && node.base.base.kind === 'symbol')
      return E.power(node.base.base, E.multiply(node.base.exponent, node.exponent));
    return node;
  });
}

interface Part {
  readonly by: Expression;
  readonly shift: number;
  readonly pair: Pair;
}

function pairsOf(numerator: IntegerPolynomial, denominator: IntegerPolynomial): readonly Part[] | null {
  const low = denominator.findIndex((value) => value !== 0n);
  const parts = partialFractions(R.fromIntegers(numerator), denominator.slice(low));
  if (parts === null) return null;
  const found: Part[] = [];
  for (const { numerator: top, factor, power } of parts.fractions) {
    const pair = ofFactor(factor, power);
    if (pair?.transform === undefined) return null;
    for (const [k, by] of top.entries()) if (!Q.isZero(by)) found.push({ by: E.number(by), shift: k - low, pair });
  }
  return found;
}

/** 1/factor^power: a binomial, or a quadratic without real zeros. */
function ofFactor(factor: IntegerPolynomial, power: number): Pair | null {
  const polynomial = E.sum(
    factor.map((by, k) => E.multiply(E.number(Q.rational(Number(by), 1)), E.power(E.symbol(tName), E.number(k)))),
  );
  const [term] = termsOf(E.power(polynomial, E.number(-power)), tName) ?? [];
  const simple = term === undefined ? null : pairOf(term);
  if (simple !== null && term !== undefined) {
    const front = term.coefficient;
    return { ...simple, transform: (s) => E.multiply(front, simple.transform!(s)) };
  }
  if (factor.length !== 3 || power !== 1) return null;
  const [A, B, C] = factor.map((by) => E.number(Q.rational(Number(by), 1)));
  if (Number(factor[1]) ** 2 >= 4 * Number(factor[0]) * Number(factor[2])) return null;
  const theta = E.apply('acos', [E.divide(B!, E.multiply(E.two, E.sqrt(E.multiply(A!, C!))))]);
  const pi = E.constant('pi');
  return {
    transform: (s) =>
      E.product([
        E.power(E.divide(A!, C!), E.multiply(E.half, s)),
        E.reciprocal(A!),
        pi,
        E.apply('sin', [E.multiply(E.subtract(E.one, s), theta)]),
        E.reciprocal(E.apply('sin', [theta])),
        E.reciprocal(E.apply('sin', [E.multiply(pi, s)])),
      ]),
    strip: [E.zero, E.two],
    conditions: [],
    name: 'trinomial',
  };
}
