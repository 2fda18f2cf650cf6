import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import {
  add,
  divide,
  exponential,
  isRational,
  type Maybe,
  multiply,
  negate,
  power,
  subtract,
  type Value,
} from '../numeric/precise/value.ts';

/*
 * The factors of the time value of money: what one unit of money per period is worth. `r` and `g` are rates per period as
 * fractions (0.05 is 5 %), greater than −1; `n` is a number of periods, whole or not. Every factor has its limit where
 * the quotient is 0/0. Source: S. G. Kellison, The Theory of Interest, chapters 3 and 4.
 */

const one: Rational = Q.one;
const isZero = (a: Value): boolean => isRational(a) && Q.isZero(a);

/** (1 − (1 + r)^−n)/r: present value of 1 at the end of each of n periods; n for r = 0. */
export function presentAnnuity(r: Value, n: Value, bits: number): Maybe {
  if (isZero(r)) return n;
  const discount = power(add(one, r, bits), negate(n), bits);
  return discount === null ? null : divide(subtract(one, discount, bits), r, bits);
}

/** ((1 + r)^n − 1)/r: value at the end of 1 at the end of each of n periods; n for r = 0. */
export function futureAnnuity(r: Value, n: Value, bits: number): Maybe {
  if (isZero(r)) return n;
  const growth = power(add(one, r, bits), n, bits);
  return growth === null ? null : divide(subtract(growth, one, bits), r, bits);
}

/** (1 − ((1 + g)/(1 + r))^n)/(r − g): present value of payments that begin with 1 and grow by g; n/(1 + r) for r = g. */
export function presentGrowingAnnuity(r: Value, g: Value, n: Value, bits: number): Maybe {
  const excess = subtract(r, g, bits);
  if (isZero(excess)) return divide(n, add(one, r, bits), bits);
  const step = divide(add(one, g, bits), add(one, r, bits), bits);
  const discount = step && power(step, n, bits);
  return discount && divide(subtract(one, discount, bits), excess, bits);
}

/** ((1 + r)^n − (1 + g)^n)/(r − g): the same at the end of the n periods; n(1 + r)^(n − 1) for r = g. */
export function futureGrowingAnnuity(r: Value, g: Value, n: Value, bits: number): Maybe {
  const excess = subtract(r, g, bits);
  const [money, payment] = [add(one, r, bits), add(one, g, bits)];
  if (isZero(excess)) {
    const growth = power(money, subtract(n, one, bits), bits);
    return growth && multiply(n, growth, bits);
  }
  const [atRate, atGrowth] = [power(money, n, bits), power(payment, n, bits)];
  return atRate && atGrowth && divide(subtract(atRate, atGrowth, bits), excess, bits);
}

/** (e^{rt} − 1)/(e^r − 1): value at time t of 1 at the end of each period under continuous compounding; t for r = 0. */
export function continuousAnnuity(r: Value, t: Value, bits: number): Maybe {
  if (isZero(r)) return t;
  const [whole, period] = [exponential(multiply(r, t, bits), bits), exponential(r, bits)];
  return whole && period && divide(subtract(whole, one, bits), subtract(period, one, bits), bits);
}
