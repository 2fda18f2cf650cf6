import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import { compileRectangle } from '../../expression/evaluate-rectangle.ts';
import type { Expression } from '../../expression/expression.ts';
import { nearestDouble } from '../../expression/nearest-double.ts';
import { substitute } from '../../expression/substitute.ts';
import { largest } from '../../numeric/enclosure/rectangle.ts';
import * as B from '../../numeric/precise/ball.ts';
import { bernoulli } from '../../numeric/precise/bernoulli.ts';
import { toRational } from '../../numeric/precise/convert.ts';
import { infiniteEnd } from '../limit.ts';
import type { Enclosure } from './enclosure/analytic-function.ts';
import { norm, type Series } from './enclosure/series.ts';
import { seriesOf } from './enclosure/series-of.ts';
import { periodicFactor } from './periodic-mean.ts';
import type { Part } from './periods.ts';

/*
 * Many periods of a function P with kinks or jumps beside a smooth g: |sin x|/x² from 1 to ∞, (x − ⌊x⌋)/x² from 1 to 10⁶.
 *
 * Every period is one of P(a + t), T being the period, beside another value of g. Those of the first periods are added up as they stand, the M
 * from X on by Euler and Maclaurin's formula at t/T,
 *
 *   Σ_{j<M} g(X + t + jT) = (1/T) ∫_X^Y g + Σ_{k=1}^n B_k(t/T)/k! T^(k−1) (g^(k−1)(Y) − g^(k−1)(X)) + R,     Y = X + MT,
 *   |R| ≤ 4 T^(n−1)/(2π)^n ∫_X^Y |g^(n)|,
 *
 * as the periodic B_n/n! is at most 2ζ(n)/(2π)^n. So all of them are one integral, of P times a sum of shifted g and a polynomial, over one period. Towards infinity Y goes
 * away where g tends to 0, and the mean of P beside (1/T) ∫ g need be no number but 0 where ∫ g has none.
 *
 * g is a sum of series in 1/x, g = Σ x^(−a) Σ c_j x^(−j), with Σ |c_j| R^j ≤ N: so |g(z)| ≤ N |z|^(−a) for Re z > 0 and |z| ≥ 1/R, and by Cauchy's
 * estimate on circles of the radius θx, |g^(n)(x)| ≤ n! (θx)^(−n) N ((1 ∓ θ)x)^(−a), which is integrated.
 *
 * Worked example: |sin x|/x² from 1 to ∞ to 15 digits: 13 shifted g, and n = 26. To debug: print `n`, the start X and `error`.
 */

/** An integral over many periods as one over a single period, what is left at the upper end, and what they leave out at most. */
export interface AddedPeriods {
  readonly parts: readonly Part[];
  readonly error: number;
}

/** The integral of g between two ends, or from one to ∞; null where it is not proved. */
type IntegralOf = (g: Expression, from: Expression, to: Expression) => Enclosure | null;

/** What is asked of the smooth factor and of the periodic one. */
export interface OfPeriods {
  readonly integral: IntegralOf;
  /** Whether the mean of a periodic function is proved to be 0. */
  readonly hasNoMean: (periodic: Expression, period: Expression) => boolean;
}

/** The circles of Cauchy's estimate, in parts of x. */
const theta = 0.8;
/** So many values of g are added up one by one at most, and the range must be longer than twice the usual number. */
const mostBefore = 60;
/** Radii at which the series of g is looked at, from 1/4 on. */
const radii = Array.from({ length: 8 }, (_, k) => 2 ** -(k + 2));
const seriesLength = 12;

interface Terms {
  /** The number of the terms of Euler and Maclaurin's formula. */
  readonly n: number;
  readonly bits: number;
}

/** One integral over a period for all that lie whole in the range; null where f is not of this kind, or there are few. */
export function addedPeriods(
  f: Expression,
  variable: string,
  a: Expression,
  b: Expression,
  digits: number,
  ask: OfPeriods,
): AddedPeriods | null {
  const split = periodicFactor(f, variable);
  if (split === null) return null;
  const { periodic, period, smooth: g } = split;
  const terms: Terms = { n: Math.ceil(1.2 * digits) + 8, bits: Math.ceil(3.4 * digits) + 80 };
  const [low, T, isEndless] = [nearestDouble(a), nearestDouble(period), infiniteEnd(b) === 1];
  const far = farOut(g, variable);
  if (far === null || !Number.isFinite(low) || !(T > 0)) return null;
  const before = Math.max(0, Math.ceil((Math.max(far.from, (T * terms.n) / 2) - low) / T));
  const count = isEndless ? 0 : Math.floor((nearestDouble(b) - low) / T) - 1;
  if (before > mostBefore || (!isEndless && count < 2 * before + terms.n)) return null;
  const at = (k: number) => E.add(a, E.product([E.number(k), period]));
  const [X, Y] = [at(before), isEndless ? null : at(count)];
  const weight = weightOf(g, variable, { X, Y, period }, terms, {
    ...ask,
    isWithoutMean: far.slowest <= 1 && isEndless ? ask.hasNoMean(periodic, period) : false,
    isEndless,
    slowest: far.slowest,
  });
  const most = sizeOf(periodic, variable, low, T);
  if (weight === null || !Number.isFinite(most)) return null;
  const left = remainder(far, low + before * T, T, terms.n) + weight.error;
  const t = E.divide(E.subtract(E.symbol(variable), a), period);
  const shifted = (k: number) =>
    substitute(g, { [variable]: E.add(E.symbol(variable), E.product([E.number(k), period])) });
  const beside = E.sum([...Array.from({ length: before }, (_, k) => shifted(k)), inHorner(weight.coefficients, t)]);
  const whole: Part = { f: E.product([periodic, beside]), from: a, to: at(1), off: 0 };
  const end: readonly Part[] = Y === null ? [] : [{ f, from: Y, to: b, off: 0 }];
  return { parts: [whole, ...end], error: left * T * most * (1 + 1e-12) };
}

interface FarOut {
  /** 1/R/(1 − θ): from here on the circles lie where the series converges. */
  readonly from: number;
  /** The a and the norm N of every component. */
  readonly powers: readonly { readonly a: number; readonly norm: number }[];
  /** The least a. */
  readonly slowest: number;
}

/** What is known of g towards infinity; null where it is no sum of series in 1/x. */
function farOut(g: Expression, variable: string): FarOut | null {
  const inverse = substitute(g, { [variable]: E.reciprocal(E.symbol(variable)) });
  const series = seriesOf(inverse, variable, seriesLength, 120);
  if (series === null || series.length === 0 || series.some(({ logs }) => logs !== 0)) return null;
  for (const radius of radii) {
    const norms = series.map((one) => norm(one, radius));
    if (!norms.every((one) => one !== null && Number.isFinite(one))) continue;
    const powers = series.map(({ power }, k) => ({ a: Q.toNumber(power), norm: norms[k]! }));
    return { from: 1 / (radius * (1 - theta)), powers, slowest: Math.min(...powers.map(({ a }) => a)) };
  }
  return null;
}

/** 4 T^(n−1)/(2π)^n ∫_X^∞ |g^(n)|, by Cauchy's estimate. */
function remainder({ powers }: FarOut, X: number, T: number, n: number): number {
  const logOfTerm = (a: number, size: number): number =>
    n * Math.log(T / (2 * Math.PI * theta * X)) +
    Array.from({ length: n }, (_, k) => Math.log(k + 1)).reduce((sum, one) => sum + one, 0) -
    a * Math.log((a > 0 ? 1 - theta : 1 + theta) * X) +
    Math.log((4 * X * size) / (T * (n + a - 1)));
  const all = powers.map(({ a, norm: size }) => (n + a > 1 ? Math.exp(logOfTerm(a, size)) : Number.POSITIVE_INFINITY));
  return all.reduce((sum, one) => sum + one, 0) * (1 + 1e-9);
}

interface Asked extends OfPeriods {
  readonly isWithoutMean: boolean;
  readonly isEndless: boolean;
  readonly slowest: number;
}

interface Weight {
  /** By the powers of t/T. */
  readonly coefficients: readonly Q.Rational[];
  /** A bound of what the polynomial is off by for 0 ≤ t ≤ T. */
  readonly error: number;
}

/** The polynomial beside P: what Euler and Maclaurin's formula gives, with rounded coefficients. */
function weightOf(
  g: Expression,
  variable: string,
  { X, Y, period }: { readonly X: Expression; readonly Y: Expression | null; readonly period: Expression },
  { n, bits }: Terms,
  asked: Asked,
): Weight | null {
  const T = evaluateBall(period, bits, {});
  const [atX, atY] = [derivativesAt(g, variable, X, n, bits), Y && derivativesAt(g, variable, Y, n, bits)];
  if (T === null || !T.real || atX === null || (Y !== null && atY === null)) return null;
  if (asked.isEndless && (asked.isWithoutMean ? asked.slowest <= 0 : asked.slowest <= 1)) return null;
  const mean = asked.isWithoutMean ? zero : meanOf(asked.integral(g, X, Y ?? infinity), T, bits);
  if (mean === null) return null;
  const total: B.Ball[] = Array.from({ length: n + 1 }, (_, k) => (k === 0 ? mean : zero));
  // d_k = g^(k)/k!, so that the factor of B_k(t/T) is T^(k−1) (d_(k−1)(Y) − d_(k−1)(X))/k.
  let power: B.Ball = B.integerBall(1);
  for (let k = 1; k <= n; k++) {
    const difference = B.add(atY?.[k - 1] ?? zero, B.negate(atX[k - 1]!), bits);
    const factor = B.multiply(B.multiply(difference, power, bits), rationalBall(Q.rational(1, k), bits), bits);
    for (let j = 0; j <= k; j++) {
      const c = rationalBall(Q.multiply(binomial(k, j), bernoulliNumber(k - j)), bits);
      total[j] = B.add(total[j]!, B.multiply(factor, c, bits), bits);
    }
    power = B.multiply(power, T, bits);
  }
  const error = total.reduce((sum, one) => sum + (one.error === B.EXACT ? 0 : 2 ** one.error), 0);
  return { coefficients: total.map((one) => toRational(one.value.re)), error: error * (1 + 1e-12) };
}

const infinity = E.constant('infinity');
const zero = B.integerBall(0);

/** ∫ g/T as a ball. */
function meanOf(integral: Enclosure | null, T: B.Ball, bits: number): B.Ball | null {
  if (integral === null) return null;
  const error = integral.radius === 0 ? B.EXACT : Math.log2(integral.radius) + 1e-6;
  return B.divide(B.realBall(integral.value, error), T, bits);
}

/** g^(k)/k! for k < n at a place; null where g has no Taylor series there. */
function derivativesAt(
  g: Expression,
  variable: string,
  at: Expression,
  n: number,
  bits: number,
): readonly B.Ball[] | null {
  const moved = substitute(g, { [variable]: E.add(at, E.symbol(variable)) });
  const series: Series | null = seriesOf(moved, variable, n + 1, bits);
  const [only] = series ?? [];
  if (series?.length !== 1 || only === undefined || only.logs !== 0 || !Q.isInteger(only.power)) return null;
  const first = Q.toNumber(only.power);
  if (first < 0 || only.coefficients.length + first < n) return null;
  return Array.from({ length: n }, (_, k) => (k < first ? zero : only.coefficients[k - first]!.ball));
}

const rationalBall = (value: Q.Rational, bits: number): B.Ball => evaluateBall(E.number(value), bits, {}) ?? zero;

/** B_m with B_1 = −1/2. */
const bernoulliNumber = (m: number): Q.Rational =>
  m === 0 ? Q.one : m === 1 ? Q.rational(-1, 2) : m % 2 === 1 ? Q.zero : bernoulli(m / 2);

function binomial(k: number, j: number): Q.Rational {
  let value = Q.one;
  for (let i = 0; i < j; i++) value = Q.multiply(value, Q.rational(k - i, i + 1));
  return value;
}

const inHorner = (coefficients: readonly Q.Rational[], t: Expression): Expression =>
  coefficients.reduceRight<Expression>((sum, one) => E.add(E.number(one), E.multiply(t, sum)), E.zero);

/** A bound of |P|; ∞ where there is none. */
function sizeOf(periodic: Expression, variable: string, low: number, T: number): number {
  const image = compileRectangle(periodic, variable)({ low: low - 1e-9, high: low + T * (1 + 1e-9), height: 0 });
  return image === null ? Number.POSITIVE_INFINITY : largest(image);
}
