import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import * as V from '../numeric/precise/value.ts';

/*
 * The factors of the time value of money: what one unit of money per period is worth. `r` and `g` are rates per period as
 * fractions (0.05 is 5 %), greater than −1; `n` is a number of periods, whole or not. Every factor has its limit where
 * the quotient is 0/0. Source: S. G. Kellison, The Theory of Interest, chapters 3 and 4.
 */

const one: Rational = Q.one;
const isZero = (a: V.Value): boolean => V.isRational(a) && Q.isZero(a);

/** (1 − (1 + r)^−n)/r: present value of 1 at the end of each of n periods; n for r = 0. */
export function presentAnnuity(r: V.Value, n: V.Value, bits: number): V.Maybe {
  if (isZero(r)) return n;
  const discount = V.power(V.add(one, r, bits), V.negate(n), bits);
  return discount === null ? null : V.divide(V.subtract(one, discount, bits), r, bits);
}

/** ((1 + r)^n − 1)/r: value at the end of 1 at the end of each of n periods; n for r = 0. */
export function futureAnnuity(r: V.Value, n: V.Value, bits: number): V.Maybe {
  if (isZero(r)) return n;
  const growth = V.power(V.add(one, r, bits), n, bits);
  return growth === null ? null : V.divide(V.subtract(growth, one, bits), r, bits);
}

/** (1 − ((1 + g)/(1 + r))^n)/(r − g): present value of payments that begin with 1 and grow by g; n/(1 + r) for r = g. */
export function presentGrowingAnnuity(r: V.Value, g: V.Value, n: V.Value, bits: number): V.Maybe {
  const excess = V.subtract(r, g, bits);
  if (isZero(excess)) return V.divide(n, V.add(one, r, bits), bits);
  const step = V.divide(V.add(one, g, bits), V.add(one, r, bits), bits);
  const discount = step && V.power(step, n, bits);
  return discount && V.divide(V.subtract(one, discount, bits), excess, bits);
}

/** ((1 + r)^n − (1 + g)^n)/(r − g): the same at the end of the n periods; n(1 + r)^(n − 1) for r = g. */
export function futureGrowingAnnuity(r: V.Value, g: V.Value, n: V.Value, bits: number): V.Maybe {
  const excess = V.subtract(r, g, bits);
  const [money, payment] = [V.add(one, r, bits), V.add(one, g, bits)];
  if (isZero(excess)) {
    const growth = V.power(money, V.subtract(n, one, bits), bits);
    return growth && V.multiply(n, growth, bits);
  }
  const [atRate, atGrowth] = [V.power(money, n, bits), V.power(payment, n, bits)];
  return atRate && atGrowth && V.divide(V.subtract(atRate, atGrowth, bits), excess, bits);
}

/** (e^{rt} − 1)/(e^r − 1): value at time t of 1 at the end of each period under continuous compounding; t for r = 0. */
export function continuousAnnuity(r: V.Value, t: V.Value, bits: number): V.Maybe {
  if (isZero(r)) return t;
  const [whole, period] = [V.exponential(V.multiply(r, t, bits), bits), V.exponential(r, bits)];
  return whole && period && V.divide(V.subtract(whole, one, bits), V.subtract(period, one, bits), bits);
}
