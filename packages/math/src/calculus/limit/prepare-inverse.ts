import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { Unfinished } from '../../result/unfinished.ts';
import { limitAtInfinity, signAtInfinity } from './at-infinity.ts';
import type { Context } from './context.ts';
import { hasImaginary, logarithm, preparePower } from './prepare-powers.ts';
import { isZero, signOfConstant } from './zero.ts';

/* Inverse functions where they are not analytic: the arctangent of what grows, arcsine and arccosine at ±1. */

const pi = E.constant('pi');

/** atan g: for a g that grows, ±π/2 minus the arctangent of 1/g. */
export function arctangent(g: Expression, context: Context): Expression {
  const limit = limitAtInfinity(g, context);
  if (limit.kind === 'finite') return E.apply('atan', [g]);
  const quarter = E.multiply(E.number(limit.sign || signUpwards(g, context)), E.divide(pi, E.two));
  return E.subtract(quarter, E.apply('atan', [E.power(g, E.minusOne)]));
}

/** Whether g = ih grows along the upper or the lower cut of the arctangent, where its values are π/2 and −π/2 beside what vanishes. */
function signUpwards(g: Expression, context: Context): 1 | -1 {
  const h = withoutRootOfNegative(g, context) ?? E.divide(g, E.constant('i'));
  const limit = hasImaginary(h) ? null : limitAtInfinity(h, context);
  if (limit?.kind === 'infinite' && limit.sign !== 0) return limit.sign;
  throw new Unfinished('undecided', 'an arctangent of complex values');
}

/** c√(−b) as c√b, i times which it is, for a real c and a positive b; null where g is nothing of the kind. */
function withoutRootOfNegative(g: Expression, context: Context): Expression | null {
  const factors = E.factorsOf(g);
  const place = factors.findIndex((factor) => factor.kind === 'power' && E.equal(factor.exponent, E.half));
  const root = factors[place];
  if (root?.kind !== 'power' || hasImaginary(g) || signAtInfinity(root.base, context) >= 0) return null;
  return E.product(factors.with(place, E.power(E.negate(root.base), E.half)));
}

/** asin g, about ±1 by the root of what is missing to 1. */
export function arcsine(g: Expression, context: Context): Expression {
  const end = endOf(g, context);
  if (end === null) return E.apply('asin', [g]);
  // π/2 − 2·asin √((1 − g)/2), which is regular in the root.
  const value = E.subtract(E.divide(pi, E.two), halfAngle(E.multiply(E.number(end), g), context));
  return E.multiply(E.number(end), value);
}

/** acos g, about ±1 by the root of what is missing to 1. */
export function arccosine(g: Expression, context: Context): Expression {
  const end = endOf(g, context);
  if (end === null) return E.subtract(E.divide(pi, E.two), E.apply('asin', [g]));
  const value = halfAngle(E.multiply(E.number(end), g), context);
  return end === 1 ? value : E.subtract(pi, value);
}

/** 2·asin √((1 − g)/2) for g → 1. */
const halfAngle = (g: Expression, context: Context): Expression =>
  E.multiply(E.two, E.apply('asin', [preparePower(E.multiply(E.half, E.subtract(E.one, g)), E.half, context)]));

/** Whether an argument tends to 1 or −1; beyond these arcsine and arccosine are not real, and not followed. */
function endOf(g: Expression, context: Context): 1 | -1 | null {
  const limit = limitAtInfinity(g, context);
  if (limit.kind === 'infinite') throw new Unfinished('undecided', 'an arcsine of what grows without bound');
  if (isZero(E.subtract(limit.value, E.one), context)) return 1;
  if (isZero(E.add(limit.value, E.one), context)) return -1;
  if (hasImaginary(limit.value)) return null;
  if (signOfConstant(E.subtract(E.one, E.power(limit.value, E.two)), context) < 0)
    throw new Unfinished('undecided', 'an arcsine beyond 1');
  return null;
}

/** artanh g as half the difference of two logarithms. */
export const arctanh = (g: Expression, context: Context): Expression =>
  E.multiply(E.half, E.subtract(logarithm(E.add(E.one, g), context), logarithm(E.subtract(E.one, g), context)));
