import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { condition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { freeSymbols } from '../../expression/walk.ts';
import type { IntegerPolynomial } from '../../polynomial/univariate/dense.ts';
import * as P from '../../polynomial/univariate/dense.ts';
import { factorIntegerPolynomial } from '../../polynomial/univariate/factor.ts';
import {
  binomialSeries,
  differentiated,
  type NamedSeries,
  namedSeries,
  placeOf,
  termOfSeries,
} from './named-series.ts';
import { quotientOf } from './numeric-shape.ts';
import { linesOfSeries, type SeriesInProblem } from './power-series-lines.ts';
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
    for (const one of [...namedSeries, ...binomials]) {
      const weight = weightOf(one, upper, lower);
      if (weight === null) continue;
      const polynomial = (k: Expression): Expression =>
        E.product([valueAt(parts.numerator, E.subtract(k, E.number(d))), weight(k)]);
      const match = { one, x: read.x, d, start, polynomial, weight };
      const found = summed(plain, index, match);
      if (found === null) continue;
      const { whole, taken, factor } = found;
      const value = plainest(E.product([parts.constant, factor, E.subtract(whole, taken)]));
      return answerOf(problem, shape, { ...match, taken, factor: E.multiply(parts.constant, factor) }, value);
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
  one: NamedSeries,
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

/** A known series, and how the terms of a problem come of its terms. */
interface Match {
  readonly one: NamedSeries;
  readonly x: Expression;
  readonly d: number;
  readonly start: number;
  readonly polynomial: (k: Expression) => Expression;
  readonly weight: (k: Expression) => Expression;
}

/** κ, W(θ) F, and the terms before the start: the sum is κ·(W(θ) F − those). */
function summed(plain: Shape, index: string, { one, x, d, start, polynomial, weight }: Match) {
  const term = termOf(plain, index);
  const place = [0, 1, 2, 3].map((j) => start + d + j).find((k) => !E.equal(weight(E.number(k)), E.zero));
  if (place === undefined) return null;
  const first = E.multiply(weight(E.number(place)), termOfSeries(one, x, place));
  const factor = E.divide(at(term, index, E.number(place - d)), first);
  const whole = applied(one, x, polynomial);
  if (whole === null) return null;
  const before = Array.from({ length: start + d }, (_, k) =>
    E.multiply(polynomial(E.number(k)), termOfSeries(one, x, k)),
  );
  return { whole, taken: E.sum(before), factor };
}

const name = 'v';

/** W(θ) F at x. */
function applied(one: NamedSeries, x: Expression, polynomial: (k: Expression) => Expression): Expression | null {
  const place = placeOf(one, x);
  const found = place === null ? null : differentiated(one, place.isNegative, polynomial, name);
  return place === null || found === null ? null : substitute(found, { [name]: place.v });
}

function answerOf(problem: SumProblem, shape: Shape, match: SeriesInProblem, value: Expression): SumAnswer {
  const { one, x } = match;
  const step = stepOf(problem, value, {
    rule: 'known power series',
    says: 'The ratio of neighbouring terms is that of a series whose function is known.',
    with: { ratio: ratioOf(shape, problem.index)!, x },
    steps: () => linesOfSeries(match, problem.index, value),
  });
  const isBounded = one.upper.length === one.lower.length;
  const conditions = isBounded && freeSymbols(x).length > 0 ? [condition(E.apply('abs', [x]), '<', E.one)] : [];
  return { value, conditions, cases: [], step };
}
