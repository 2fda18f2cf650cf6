import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { condition } from '../../expression/condition.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { freeSymbols } from '../../expression/walk.ts';
import type { IntegerPolynomial } from '../../polynomial/univariate/dense.ts';
import * as P from '../../polynomial/univariate/dense.ts';
import { factorIntegerPolynomial } from '../../polynomial/univariate/factor.ts';
import { slope } from '../derivative.ts';
import { quotientOf } from './numeric-shape.ts';
import { at, isInfinite, type SumAnswer, type SumProblem, stepOf } from './problem.ts';
import { ratioOf, type Shape, termOf } from './shape.ts';
import { plainest } from './telescoping.ts';

/*
 * Power series of named functions, recognised by the ratio of their terms.
 *
 * A term with t(k+1)/t(k) = x·Π(k + a)/Π(k + b) is a multiple of the term of the hypergeometric series with upper parameters a and lower
 * parameters b (R. Graham, D. Knuth, O. Patashnik, Concrete Mathematics, section 5.5). The functions below are known; a term
 * whose parameters lie whole numbers away is that of a known one times a polynomial W(k), and Σ W(k)·T(k)·x^k = W(θ) F with
 * θ = x d/dx. A shifted index, k + d for k, shifts all parameters.
 *
 * Example: k²/k! has W = k², F = e^x: θ(θ e^x) = (x² + x)·e^x, at x = 1: 2e.
 */

/** A function by the parameters of its series, k! being the parameter 1 below; equal ones above and below are left out. */
interface Known {
  readonly upper: readonly Q.Rational[];
  readonly lower: readonly Q.Rational[];
  /** Whether the function is written in x, or in y = √|x| with a form for x < 0. */
  readonly by: 'x' | 'root';
  readonly of: (v: Expression, isNegative: boolean) => Expression;
}

const [half, unit, threeHalves, two] = [Q.half, Q.one, Q.rational(3, 2), Q.rational(2)];

const known: readonly Known[] = [
  { upper: [], lower: [unit], by: 'x', of: (x) => E.power(E.constant('e'), x) },
  {
    upper: [],
    lower: [half, unit],
    by: 'root',
    of: (y, isNegative) => E.apply(isNegative ? 'cos' : 'cosh', [E.multiply(E.two, y)]),
  },
  {
    upper: [],
    lower: [unit, threeHalves],
    by: 'root',
    of: (y, isNegative) => {
      const double = E.multiply(E.two, y);
      return E.divide(E.apply(isNegative ? 'sin' : 'sinh', [double]), double);
    },
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
const binomialSeries = (a: Q.Rational): Known => ({
  upper: [a],
  lower: [unit],
  by: 'x',
  of: (x) => E.power(E.subtract(E.one, x), E.number(Q.negate(a))),
});

const maxShift = 3;

/** An infinite sum with factorials as the value of a power series that is known; null where its terms are none. */
export function byPowerSeries(problem: SumProblem, shape: Shape): SumAnswer | null {
  const { index, from } = problem;
  if (!isInfinite(problem) || from.kind !== 'number' || shape.factorials.length === 0) return null;
  const start = Z.toNumber(from.value.numerator);
  const parts = quotientOf(shape.rational, index);
  if (parts === null) return null;
  const plain = { ...shape, rational: denominatorOf(parts.denominator, index) };
  const read = parametersOf(plain, index);
  if (read === null) return null;
  for (let d = -maxShift; d <= maxShift; d++) {
    if (start + d < 0) continue;
    const moved = (all: readonly Q.Rational[]) => all.map((a) => Q.subtract(a, Q.integerRational(d)));
    const [upper, lower] = [moved(read.upper), moved(read.lower)];
    const binomials = upper.length === 1 && lower.length === 1 ? [binomialSeries(upper[0]!)] : [];
    for (const one of [...known, ...binomials]) {
      const weight = weightOf(one, upper, lower);
      if (weight === null) continue;
      const polynomial = (k: Expression): Expression =>
        E.product([valueAt(parts.numerator, E.subtract(k, E.number(d))), weight(k)]);
      const found = summed(plain, index, { one, x: read.x, d, start, polynomial, weight });
      if (found === null) continue;
      const value = plainest(E.multiply(parts.constant, found));
      return answerOf(problem, shape, { value, x: read.x, isBounded: one.upper.length === one.lower.length });
    }
  }
  return null;
}

const valueAt = (p: IntegerPolynomial, k: Expression): Expression =>
  E.sum(p.map((c, j) => E.multiply(E.number(Z.fromBigInt(c)), j === 0 ? E.one : E.power(k, E.number(j)))));

const denominatorOf = (p: IntegerPolynomial, index: string): Expression =>
  E.power(valueAt(p, E.symbol(index)), E.minusOne);

/** x and the parameters of the ratio x·Π(k + a)/Π(k + b); null where a factor is not linear. */
function parametersOf(shape: Shape, index: string) {
  const ratio = ratioOf({ ...shape, base: E.one }, index);
  const parts = ratio === null ? null : quotientOf(ratio, index);
  if (parts === null) return null;
  const [upper, lower] = [rootsOf(parts.numerator), rootsOf(parts.denominator)];
  if (upper === null || lower === null) return null;
  const lead = Q.rational(Z.fromBigInt(P.leading(parts.numerator)), Z.fromBigInt(P.leading(parts.denominator)));
  return { upper, lower, x: E.product([parts.constant, E.number(lead), shape.base]) };
}

/** The a of the factors k + a, in order. */
function rootsOf(p: IntegerPolynomial): readonly Q.Rational[] | null {
  if (p.length <= 1) return [];
  const found = factorIntegerPolynomial(p);
  if (found === null || found.factors.some(({ factor }) => factor.length !== 2)) return null;
  return found.factors
    .flatMap(({ factor, multiplicity }) => {
      const a = Q.rational(Z.fromBigInt(factor[0]!), Z.fromBigInt(factor[1]!));
      return Array.from({ length: multiplicity }, () => a);
    })
    .sort(Q.compare);
}

const maxFactors = 8;

/** The polynomial W with t(k) ~ W(k)·T(k) for a known T: the parameters lie whole numbers apart, on the right side. */
function weightOf(
  one: Known,
  upper: readonly Q.Rational[],
  lower: readonly Q.Rational[],
): ((k: Expression) => Expression) | null {
  if (upper.length !== one.upper.length || lower.length !== one.lower.length) return null;
  const factors: Q.Rational[] = [];
  const pairs = [
    ...upper.map((a, j) => [one.upper[j]!, a] as const),
    ...lower.map((b, j) => [b, one.lower[j]!] as const),
  ];
  for (const [low, high] of pairs) {
    const gap = Q.subtract(high, low);
    if (!Q.isInteger(gap) || Q.sign(gap) < 0 || Q.compare(gap, Q.integerRational(maxFactors)) > 0) return null;
    for (let l = 0; l < Z.toNumber(gap.numerator); l++) factors.push(Q.add(low, Q.integerRational(l)));
  }
  return (k) => E.product(factors.map((a) => E.add(k, E.number(a))));
}

interface Match {
  readonly one: Known;
  readonly x: Expression;
  readonly d: number;
  readonly start: number;
  readonly polynomial: (k: Expression) => Expression;
  readonly weight: (k: Expression) => Expression;
}

/** κ·(W(θ) F − the terms before the start). */
function summed(plain: Shape, index: string, { one, x, d, start, polynomial, weight }: Match): Expression | null {
  const term = termOf(plain, index);
  const place = [0, 1, 2, 3].map((j) => start + d + j).find((k) => !E.equal(weight(E.number(k)), E.zero));
  if (place === undefined) return null;
  const first = E.multiply(weight(E.number(place)), knownTerm(one, x, place));
  const factor = E.divide(at(term, index, E.number(place - d)), first);
  const all = applied(one, x, polynomial);
  if (all === null) return null;
  const before = Array.from({ length: start + d }, (_, k) => E.multiply(polynomial(E.number(k)), knownTerm(one, x, k)));
  return E.multiply(factor, E.subtract(all, E.sum(before)));
}

/** The term of a known series at a whole k. */
function knownTerm({ upper, lower }: Known, x: Expression, k: number): Expression {
  let value = Q.one;
  for (let j = 0; j < k; j++) {
    for (const a of upper) value = Q.multiply(value, Q.add(a, Q.integerRational(j)));
    for (const b of lower) value = Q.divide(value, Q.add(b, Q.integerRational(j)));
  }
  return E.multiply(E.number(value), E.power(x, E.number(k)));
}

const name = 'v';

/** W(θ) F at x, by Horner's rule in θ; θ = x d/dx = (y/2) d/dy. */
function applied(one: Known, x: Expression, polynomial: (k: Expression) => Expression): Expression | null {
  const place = one.by === 'x' ? { v: x, isNegative: false } : rootOf(x);
  const parts = quotientOf(polynomial(E.symbol('k')), 'k');
  if (place === null || parts === null) return null;
  const v = E.symbol(name);
  const F = one.of(v, place.isNegative);
  const scale = one.by === 'x' ? v : E.multiply(E.half, v);
  let power: Expression = F;
  const terms: Expression[] = [];
  for (const [j, c] of parts.numerator.entries()) {
    if (j > 0) {
      const next = slope(power, name);
      if (next === null) return null;
      power = E.multiply(scale, next);
    }
    terms.push(E.multiply(E.number(Z.fromBigInt(c)), power));
  }
  const bottom = E.number(Z.fromBigInt(parts.denominator[0]!));
  return E.product([parts.constant, E.power(bottom, E.minusOne), substitute(E.sum(terms), { [name]: place.v })]);
}

/** y with x = ±y²; null where the sign of x is not known. */
function rootOf(x: Expression): { readonly v: Expression; readonly isNegative: boolean } | null {
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

function answerOf(
  problem: SumProblem,
  shape: Shape,
  { value, x, isBounded }: { readonly value: Expression; readonly x: Expression; readonly isBounded: boolean },
): SumAnswer {
  const step = stepOf(problem, value, {
    rule: 'known power series',
    says: 'The ratio of neighbouring terms is that of a series whose function is known.',
    with: { ratio: ratioOf(shape, problem.index)!, x },
  });
  const conditions = isBounded && freeSymbols(x).length > 0 ? [condition(E.apply('abs', [x]), '<', E.one)] : [];
  return { value, conditions, cases: [], step };
}
