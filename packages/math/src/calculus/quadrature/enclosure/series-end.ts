import * as Q from '../../../exact/rational.ts';
import { rationalBall } from '../../../expression/balls/operations.ts';
import type { Expression } from '../../../expression/expression.ts';
import * as B from '../../../numeric/precise/ball.ts';
import { logarithm, power } from '../../../numeric/precise/ball-elementary.ts';
import { fromNumber } from '../../../numeric/precise/convert.ts';
import type { Budget } from '../../../result/budget.ts';
import type { Enclosure } from './analytic-function.ts';
import { isNonzero } from './coefficient.ts';
import type { Component, Series } from './series.ts';
import { seriesOf } from './series-of.ts';

/** What is known of ∫₀ f dt: a value up to `reach`, a proof that there is none (with the order of growth), or nothing. */
type AtEnd =
  | { readonly kind: 'value'; readonly reach: number; readonly integral: Enclosure }
  | { readonly kind: 'diverges'; readonly order: number }
  | { readonly kind: 'unknown' };

const unknown: AtEnd = { kind: 'unknown' };

/** The series is summed up to this part of its radius: each term is a digit in base 6. */
const part = 6;

/** ∫ of f(t) from 0 to some `reach` ≤ `most`, by a series with proved remainder; f may be singular at 0. */
export function fromSingularEnd(
  f: Expression,
  variable: string,
  most: number,
  tolerance: number,
  bits: number,
  work?: Budget,
): AtEnd {
  const length = Math.ceil(bits / 3.6) + 10;
  const series = seriesOf(f, variable, length, bits + 40, work);
  if (series === null) return unknown;
  const radius = radiusOf(series, most);
  if (radius === null) return unknown;
  const worst = mostSingular(series);
  if (worst !== null && Q.compare(worst.power, Q.minusOne) <= 0) {
    const [first] = worst.coefficients;
    return first !== undefined && isNonzero(first) ? { kind: 'diverges', order: -Q.toNumber(worst.power) } : unknown;
  }
  for (let reach = radius / part; reach > radius * 1e-9; reach /= 8) {
    const integral = integrated(series, reach, radius, bits + 40);
    if (integral === null) return unknown;
    if (integral.radius <= tolerance || reach < radius * 1e-6) return { kind: 'value', reach, integral };
  }
  return unknown;
}

/** The largest radius, halved from what is asked for, at which every tail has a bound. */
function radiusOf(series: Series, most: number): number | null {
  for (let radius = part * most; radius > most * 2 ** -60; radius /= 2)
    if (series.every((one) => one.tail(radius) !== null)) return radius;
  return null;
}

/** Of several components the one that is largest next to 0. */
function mostSingular(series: Series): Component | null {
  let worst: Component | null = null;
  for (const one of series) {
    const order = worst === null ? -1 : Q.compare(one.power, worst.power);
    if (order < 0 || (order === 0 && one.logs > worst!.logs)) worst = one;
  }
  return worst;
}

function integrated(series: Series, reach: number, radius: number, bits: number): Enclosure | null {
  let total = B.integerBall(0);
  let rest = 0;
  const r = B.realBall(fromNumber(reach), B.EXACT);
  const ln = logarithm(r, bits);
  if (ln === null) return null;
  for (const { power: a, logs, coefficients, tail } of series) {
    let lifted = power(r, rationalBall(Q.add(a, Q.one), bits), bits);
    if (lifted === null) return null;
    for (const [j, { ball }] of coefficients.entries()) {
      const order = rationalBall(Q.add(a, Q.rational(j + 1)), bits);
      const value = ofPower(lifted, order, ln, logs, bits);
      if (value === null) return null;
      total = B.add(total, B.multiply(ball, value, bits), bits);
      lifted = B.multiply(lifted, r, bits);
    }
    rest += remainder(Q.toNumber(a), logs, coefficients.length, tail(radius)!, reach, radius);
  }
  const error = rest * (1 + 1e-9) + 2 ** total.error;
  return Number.isFinite(error) ? { value: total.value.re, radius: error } : null;
}

/** ∫₀ʳ t^(p−1) (ln t)^k dt = r^p (ln r)^k/p − k/p ∫₀ʳ t^(p−1) (ln t)^(k−1) dt; `lifted` is r^p. */
function ofPower(lifted: B.Ball, p: B.Ball, ln: B.Ball, k: number, bits: number): B.Ball | null {
  const inverse = B.reciprocal(p, bits);
  if (inverse === null) return null;
  let value = B.multiply(lifted, inverse, bits);
  let powerOfLn = B.integerBall(1);
  for (let i = 1; i <= k; i++) {
    powerOfLn = B.multiply(powerOfLn, ln, bits);
    const own = B.multiply(lifted, powerOfLn, bits);
    const less = B.multiply(B.integerBall(i), value, bits);
    value = B.multiply(B.add(own, B.negate(less), bits), inverse, bits);
  }
  return value;
}

/** |∫₀ʳ t^a (ln t)^k Σ_{j≥n} c_j t^j dt|, where Σ |c_j| R^j is at most `tail`. */
function remainder(a: number, k: number, n: number, tail: number, r: number, radius: number): number {
  if (tail === 0) return 0;
  // t^(1/2) |ln t|^k ≤ max over (0, r].
  const logs =
    k === 0
      ? 1
      : Math.max((2 * k) / Math.E, Math.sqrt(r) * Math.abs(Math.log(r))) ** k * Math.max(1, Math.sqrt(r) ** -(k - 1));
  const order = a + n + (k === 0 ? 1 : 0.5);
  if (!(order > 0)) return Number.POSITIVE_INFINITY;
  return (tail * logs * (r / radius) ** n * r ** (order - n)) / order;
}
