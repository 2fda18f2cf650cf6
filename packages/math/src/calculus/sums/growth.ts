import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { evaluateBall } from '../../expression/evaluate-precise.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { degreesOf } from './degrees.ts';
import { linearIn, type Shape } from './shape.ts';

/**
 * How a term grows: t(k) ~ constant · (k!)^factorials · rate^k · k^order, by Stirling's formula for each factorial:
 * (a·k + w)! ~ constant · (k!)^a · a^(a·k) · k^(w + (1 − a)/2).
 */
export interface Growth {
  readonly factorials: number;
  readonly rate: Expression;
  readonly order: Q.Rational | null;
}

/** Null where a factorial runs downwards, or its shift or the degree is not a number. */
export function growthOf({ rational, base, factorials }: Shape, index: string): Growth | null {
  const degrees = degreesOf(rational, index);
  if (degrees === null) return null;
  let total = 0;
  let rate = base;
  let order: Q.Rational | null = Q.integerRational(degrees.numerator - degrees.denominator);
  for (const { of, exponent } of factorials) {
    const parts = linearIn(of, index);
    if (parts?.slope.kind !== 'number' || Q.sign(parts.slope.value) <= 0) return null;
    const a = Z.toNumber(parts.slope.value.numerator);
    total += a * exponent;
    rate = E.multiply(rate, E.power(E.number(a), E.number(a * exponent)));
    const shift = parts.constant.kind === 'number' ? parts.constant.value : null;
    order =
      order === null || shift === null
        ? null
        : Q.add(order, Q.multiply(Q.integerRational(exponent), Q.add(shift, Q.rational(1 - a, 2))));
  }
  return { factorials: total, rate, order };
}

/** |rate| beside 1: −1 below, 0 equal, 1 above; null where letters decide, or the digits do not tell. */
export function besideOne(rate: Expression): -1 | 0 | 1 | null {
  if (rate.kind === 'number') return Q.compare(Q.abs(rate.value), Q.one);
  if (freeSymbols(rate).length > 0) return null;
  const ball = evaluateBall(E.subtract(E.apply('abs', [rate]), E.one), 120, {});
  if (ball === null || !ball.real || Math.abs(Number(ball.value.re.mantissa)) === 0) return null;
  const size = Math.log2(Math.abs(Number(ball.value.re.mantissa))) + ball.value.re.exponent;
  if (size - 1 <= ball.error) return null;
  return ball.value.re.mantissa > 0n ? 1 : -1;
}

/** What becomes of a term far out. */
export type TermBehaviour = 'vanishes' | 'grows' | 'stays' | 'by letters' | 'unknown';

/** What the terms do as the index grows. */
export function behaviourOf(shape: Shape, index: string): TermBehaviour {
  const growth = growthOf(shape, index);
  if (growth === null) return 'unknown';
  if (growth.factorials !== 0) return growth.factorials < 0 ? 'vanishes' : 'grows';
  const side = besideOne(growth.rate);
  if (side === null) return freeSymbols(growth.rate).length > 0 ? 'by letters' : 'unknown';
  if (side !== 0) return side < 0 ? 'vanishes' : 'grows';
  if (growth.order === null) return 'unknown';
  const sign = Q.sign(growth.order);
  return sign < 0 ? 'vanishes' : sign > 0 ? 'grows' : 'stays';
}

/** Whether Σ t converges, by the ratio test, and where the ratio tends to ±1 by comparison with k^order. */
export function converges(shape: Shape, index: string): boolean | 'by letters' | null {
  const fate = behaviourOf(shape, index);
  if (fate === 'grows' || fate === 'stays') return false;
  if (fate === 'by letters') return 'by letters';
  const growth = growthOf(shape, index);
  if (fate === 'unknown' || growth === null) return null;
  if (growth.factorials < 0 || besideOne(growth.rate) === -1) return true;
  if (growth.order === null || growth.rate.kind !== 'number') return null;
  return Q.isMinusOne(growth.rate.value) ? true : Q.compare(growth.order, Q.minusOne) < 0;
}
