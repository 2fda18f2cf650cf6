import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { derivativeOf } from '../derivative.ts';
import { quotientOf } from './numeric-shape.ts';

/*
 * The power series of named functions by the parameters of their terms, and what becomes of such a series when its terms are multiplied by
 * a polynomial: Σ W(k)·T(k)·x^k = W(θ) F with θ = x d/dx (R. Graham, D. Knuth, O. Patashnik, Concrete Mathematics, section 5.6).
 */

/** A function by the parameters of its series, k! being the parameter 1 below; equal ones above and below are left out. */
export interface NamedSeries {
  readonly upper: readonly Q.Rational[];
  readonly lower: readonly Q.Rational[];
  /** Whether the function is written in x, or in y = √|x| or y = 2√|x| with a form for x < 0. */
  readonly by: 'x' | 'root' | 'double root';
  readonly of: (v: Expression, isNegative: boolean) => Expression;
}

const [half, unit, threeHalves, two] = [Q.half, Q.one, Q.rational(3, 2), Q.rational(2)];

export const namedSeries: readonly NamedSeries[] = [
  { upper: [], lower: [unit], by: 'x', of: (x) => E.power(E.constant('e'), x) },
  {
    upper: [],
    lower: [half, unit],
    by: 'double root',
    of: (y, isNegative) => E.apply(isNegative ? 'cos' : 'cosh', [y]),
  },
  {
    upper: [],
    lower: [unit, threeHalves],
    by: 'double root',
    of: (y, isNegative) => E.divide(E.apply(isNegative ? 'sin' : 'sinh', [y]), y),
  },
  {
    upper: [half, half],
    lower: [unit, threeHalves],
    by: 'root',
    of: (y, isNegative) => E.divide(E.apply(isNegative ? 'asinh' : 'asin', [y]), y),
  },
  {
    upper: [unit],
    lower: [threeHalves],
    by: 'root',
    of: (y, isNegative) => {
      const square = E.power(y, E.two);
      const root = E.power(isNegative ? E.add(E.one, square) : E.subtract(E.one, square), E.half);
      return E.divide(E.apply(isNegative ? 'asinh' : 'asin', [y]), E.multiply(y, root));
    },
  },
  {
    upper: [unit, unit],
    lower: [threeHalves, two],
    by: 'root',
    of: (y, isNegative) => E.power(E.divide(E.apply(isNegative ? 'asinh' : 'asin', [y]), y), E.two),
  },
];

/** (1 − x)^−a. */
export const binomialSeries = (a: Q.Rational): NamedSeries => ({
  upper: [a],
  lower: [unit],
  by: 'x',
  of: (x) => E.power(E.subtract(E.one, x), E.number(Q.negate(a))),
});

/** The term of a named series at a whole k. */
export function termOfSeries({ upper, lower }: NamedSeries, x: Expression, k: number): Expression {
  let value = Q.one;
  for (let j = 0; j < k; j++) {
    for (const a of upper) value = Q.multiply(value, Q.add(a, Q.integerRational(j)));
    for (const b of lower) value = Q.divide(value, Q.add(b, Q.integerRational(j)));
  }
  return E.multiply(E.number(value), E.power(x, E.number(k)));
}

/** What stands in the function for x: x itself, or the y of x = ±y², x = ±y²/4. */
export function placeOf({ by }: NamedSeries, x: Expression): Place | null {
  if (by === 'x') return { v: x, isNegative: false };
  const root = rootOf(x);
  return root === null || by === 'root' ? root : { ...root, v: E.multiply(E.two, root.v) };
}

/** The x of which the function is a series, in terms of what stands in it. */
export function argumentIn({ by }: NamedSeries, v: Expression, isNegative: boolean): Expression {
  if (by === 'x') return v;
  const square = E.multiply(E.number(by === 'root' ? Q.one : Q.rational(1, 4)), E.power(v, E.two));
  return isNegative ? E.negate(square) : square;
}

interface Place {
  readonly v: Expression;
  readonly isNegative: boolean;
}

/** W(θ) F as a function of v, by Horner's rule in θ; θ = x d/dx, which is (y/2) d/dy where x is a multiple of y². */
export function differentiated(
  one: NamedSeries,
  isNegative: boolean,
  polynomial: (k: Expression) => Expression,
  name: string,
): Expression | null {
  const parts = quotientOf(polynomial(E.symbol('k')), 'k');
  if (parts === null) return null;
  const v = E.symbol(name);
  const F = one.of(v, isNegative);
  const scale = one.by === 'x' ? v : E.multiply(E.half, v);
  let power: Expression = F;
  const terms: Expression[] = [];
  for (const [j, c] of parts.numerator.entries()) {
    if (j > 0) {
      const next = derivativeOf(power, name);
      if (next === null) return null;
      power = E.multiply(scale, next);
    }
    terms.push(E.multiply(E.number(Z.fromBigInt(c)), power));
  }
  const bottom = E.number(Z.fromBigInt(parts.denominator[0]!));
  return E.product([parts.constant, E.power(bottom, E.minusOne), E.sum(terms)]);
}

/** y with x = ±y²; null where the sign of x is not known. */
function rootOf(x: Expression): Place | null {
  if (freeSymbols(x).length === 0) {
    const value = evaluate(x);
    if (!(value !== 0 && Number.isFinite(value))) return null;
    return { v: E.power(value < 0 ? E.negate(x) : x, E.half), isNegative: value < 0 };
  }
  const share = E.coefficient(x);
  const rest = E.withoutCoefficient(x);
  if (rest.kind !== 'power' || !E.equal(rest.exponent, E.two)) return null;
  return {
    v: E.multiply(E.power(E.number(Q.abs(share)), E.half), rest.base),
    isNegative: Q.sign(share) < 0,
  };
}
