import {
  add,
  apply,
  constant,
  divide,
  equal,
  factorsOf,
  half,
  minusOne,
  multiply,
  negate,
  number,
  one,
  power,
  product,
  subtract,
  two,
} from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { Unfinished } from '../../result/unfinished.ts';
import { limitAtInfinity, signAtInfinity } from './at-infinity.ts';
import type { Context } from './context.ts';
import { hasImaginary, logarithm, preparePower } from './prepare-powers.ts';
import { isZero, signOfConstant } from './zero.ts';

/* Inverse functions where they are not analytic: the arctangent of what grows, arcsine and arccosine at ±1. */

const pi = constant('pi');

/** atan g: for a g that grows, ±π/2 minus the arctangent of 1/g. */
export function arctangent(g: Expression, context: Context): Expression {
  const limit = limitAtInfinity(g, context);
  if (limit.kind === 'finite') return apply('atan', [g]);
  const quarter = multiply(number(limit.sign || signUpwards(g, context)), divide(pi, two));
  return subtract(quarter, apply('atan', [power(g, minusOne)]));
}

/** Whether g = ih grows along the upper or the lower cut of the arctangent, where its values are π/2 and −π/2 beside what vanishes. */
function signUpwards(g: Expression, context: Context): 1 | -1 {
  const h = withoutRootOfNegative(g, context) ?? divide(g, constant('i'));
  const limit = hasImaginary(h) ? null : limitAtInfinity(h, context);
  if (limit?.kind === 'infinite' && limit.sign !== 0) return limit.sign;
  throw new Unfinished('undecided', 'an arctangent of complex values');
}

/** c√(−b) as c√b, i times which it is, for a real c and a positive b; null where g is nothing of the kind. */
function withoutRootOfNegative(g: Expression, context: Context): Expression | null {
  const factors = factorsOf(g);
  const place = factors.findIndex((factor) => factor.kind === 'power' && equal(factor.exponent, half));
  const root = factors[place];
  if (root?.kind !== 'power' || hasImaginary(g) || signAtInfinity(root.base, context) >= 0) return null;
  return product(factors.with(place, power(negate(root.base), half)));
}

/** asin g, about ±1 by the root of what is missing to 1. */
export function arcsine(g: Expression, context: Context): Expression {
  const end = endOf(g, context);
  if (end === null) return apply('asin', [g]);
  // π/2 − 2·asin √((1 − g)/2), which is regular in the root.
  const value = subtract(divide(pi, two), halfAngle(multiply(number(end), g), context));
  return multiply(number(end), value);
}

/** acos g, about ±1 by the root of what is missing to 1. */
export function arccosine(g: Expression, context: Context): Expression {
  const end = endOf(g, context);
  if (end === null) return subtract(divide(pi, two), apply('asin', [g]));
  const value = halfAngle(multiply(number(end), g), context);
  return end === 1 ? value : subtract(pi, value);
}

/** 2·asin √((1 − g)/2) for g → 1. */
const halfAngle = (g: Expression, context: Context): Expression =>
  multiply(two, apply('asin', [preparePower(multiply(half, subtract(one, g)), half, context)]));

/** Whether an argument tends to 1 or −1; beyond these arcsine and arccosine are not real, and not followed. */
function endOf(g: Expression, context: Context): 1 | -1 | null {
  const limit = limitAtInfinity(g, context);
  if (limit.kind === 'infinite') throw new Unfinished('undecided', 'an arcsine of what grows without bound');
  if (isZero(subtract(limit.value, one), context)) return 1;
  if (isZero(add(limit.value, one), context)) return -1;
  if (hasImaginary(limit.value)) return null;
  if (signOfConstant(subtract(one, power(limit.value, two)), context) < 0)
    throw new Unfinished('undecided', 'an arcsine beyond 1');
  return null;
}

/** artanh g as half the difference of two logarithms. */
export const arctanh = (g: Expression, context: Context): Expression =>
  multiply(half, subtract(logarithm(add(one, g), context), logarithm(subtract(one, g), context)));
