import * as B from './ball.ts';
import { logarithm, modulus, piBall } from './ball-elementary.ts';
import { clausen } from './ball-polylogarithm.ts';
import { zeta } from './ball-zeta.ts';
import { bernoulli } from './bernoulli.ts';
import { toNumber } from './convert.ts';

const longest = 64;

/**
 * Clausen's function of order n ≥ 2 of a real angle, by the series about 0 that `special/clausen.ts` gives, |θ| ≤ π; null for other orders,
 * and where the ball may hold a multiple of 2π without being 0 itself.
 */
export function higherClausen(order: B.Ball, angle: B.Ball, bits: number): B.Ball | null {
  const n = toNumber(order.value.re);
  if (!B.isInteger(order) || n < 2 || n > longest || !angle.real) return null;
  if (n === 2) return clausen(angle, bits);
  if (angle.error === B.EXACT && angle.value.re.mantissa === 0n)
    return n % 2 === 0 ? angle : zeta(B.integerBall(n), bits);
  const turns = Math.round(toNumber(angle.value.re) / (2 * Math.PI));
  if (!Number.isSafeInteger(turns)) return null;
  const wide = bits + 24;
  const whole = B.multiply(piBall(wide + 64), B.integerBall(2 * turns), wide + 64);
  const theta = B.add(angle, B.negate(whole), wide + 64);
  const isNegative = toNumber(theta.value.re) < 0;
  const value = besideZero(n, modulus(theta, wide), wide);
  return value && B.add(isNegative && n % 2 === 0 ? B.negate(value) : value, B.integerBall(0), bits);
}

function besideZero(n: number, theta: B.Ball, bits: number): B.Ball | null {
  const ln = B.isPositive(theta) ? logarithm(theta, bits) : null;
  if (ln === null) return null;
  const square = B.negate(B.multiply(theta, theta, bits));
  let factorial = 1n;
  let power = n % 2 === 0 ? theta : B.integerBall(1);
  let sum = B.integerBall(0);
  for (let k = (n - 1) % 2; ; k += 2) {
    if (k > 0) factorial *= BigInt(k) * BigInt(Math.max(1, k - 1));
    const factor = k === n - 1 ? B.add(harmonic(n - 1, bits), B.negate(ln), bits) : zetaAt(n - k, bits);
    const term = factor && B.divide(B.multiply(power, factor, bits), B.integerBall(factorial), bits);
    if (!term) return null;
    sum = B.add(sum, term, bits);
    // Beyond k = n each term is at most (θ/2π)² < 1/3 of the one before.
    if (k > n && B.upper(term) < -bits) return B.realBall(sum.value.re, B.logSum(sum.error, B.upper(term)));
    power = B.multiply(power, square, bits);
  }
}

function harmonic(n: number, bits: number): B.Ball {
  let sum = B.integerBall(0);
  for (let k = 1; k <= n; k++) sum = B.add(sum, B.divide(B.integerBall(1), B.integerBall(k), bits)!, bits);
  return sum;
}

/** ζ(s) of odd s: ζ(1 − 2j) = −B₂ⱼ/(2j). */
function zetaAt(s: number, bits: number): B.Ball | null {
  if (s > 1) return zeta(B.integerBall(s), bits);
  const j = (1 - s) / 2;
  const { numerator, denominator } = bernoulli(j);
  return B.divide(B.integerBall(-BigInt(numerator)), B.integerBall(BigInt(denominator) * BigInt(2 * j)), bits);
}
