import {
  add,
  type Ball,
  complement,
  divide,
  EXACT,
  integerBall,
  integerPower,
  isInteger,
  logSum,
  multiply,
  negate,
  realBall,
  reciprocal,
  sizeOf,
} from './ball.ts';
import { logarithm, piBall } from './ball-elementary.ts';
import { zeta } from './ball-zeta.ts';
import { toNumber } from './convert.ts';

/*
 * Polylogarithms Liₙ(x) = Σ xᵏ/kⁿ of real x ≤ 1 and integer n ≥ 2. The series serves for |x| ≤ 3/4; the dilogarithm is brought there by
 * its three equations (DLMF 25.12.3, 25.12.4, 25.12.6), the others are known at ±1 besides, by ζ(n).
 */

/** Liₙ(x); null where x > 1, or where the series is too slow. */
export function polylogarithm(order: Ball, x: Ball, bits: number): Ball | null {
  const n = toNumber(order.value.re);
  if (!isInteger(order) || n < 2 || n > 64 || !x.real) return null;
  const at = toNumber(x.value.re);
  if (Math.abs(at) <= 0.75) return bySeries(n, x, bits);
  if (isInteger(x) && Math.abs(at) === 1) return atUnit(n, at, bits);
  return n === 2 ? dilogarithm(x, bits) : null;
}

/** Li₂(x) for real x ≤ 1. */
export function dilogarithm(x: Ball, bits: number): Ball | null {
  const at = toNumber(x.value.re);
  if (!x.real || !(at <= 1)) return null;
  const wide = bits + 24;
  if (Math.abs(at) <= 0.5) return bySeries(2, x, bits);
  if (isInteger(x) && Math.abs(at) === 1) return atUnit(2, at, bits);
  const rest = complement(x, wide);
  const ln = logarithm(rest, wide);
  if (ln === null || !ln.real) return null;
  if (at > 0.5) {
    const own = logarithm(x, wide);
    const other = bySeries(2, rest, wide);
    return own && other && add(sixth(1, wide), negate(add(multiply(own, ln, wide), other, wide)), bits);
  }
  if (at >= -1) {
    const turned = divide(negate(x), rest, wide);
    const other = turned && bySeries(2, turned, wide);
    return other && negate(add(other, multiply(multiply(ln, ln, wide), half, wide), bits));
  }
  const inverse = reciprocal(x, wide);
  const own = logarithm(negate(x), wide);
  const other = inverse && dilogarithm(inverse, wide);
  if (own === null || !other) return null;
  return add(sixth(-1, wide), negate(add(multiply(multiply(own, own, wide), half, wide), other, wide)), bits);
}

const half = realBall({ mantissa: 1n, exponent: -1 }, EXACT);

/** ±π²/6. */
function sixth(sign: 1 | -1, bits: number): Ball {
  const pi = piBall(bits + 8);
  return divide(multiply(pi, pi, bits + 8), integerBall(6 * sign), bits)!;
}

/** Liₙ(1) = ζ(n), Liₙ(−1) = (2¹⁻ⁿ − 1)ζ(n). */
function atUnit(n: number, at: number, bits: number): Ball | null {
  const value = zeta(integerBall(n), bits + 8);
  if (value === null || at === 1) return value;
  return multiply(value, add(realBall({ mantissa: 1n, exponent: 1 - n }, EXACT), integerBall(-1), bits + 80), bits);
}

/** |Liₙ′(x)| ≤ 1/(1 − |x|) ≤ 4; the rest of the series is at most 4 times its first term. */
function bySeries(n: number, x: Ball, bits: number): Ball | null {
  const wide = bits + 24;
  let power = realBall(x.value.re, EXACT);
  let sum = power;
  if (power.value.re.mantissa === 0n) return x;
  for (let k = 2; sizeOf(power.value) > -wide; k++) {
    power = multiply(power, realBall(x.value.re, EXACT), wide);
    const bottom = integerPower(integerBall(k), BigInt(n), 8 * wide);
    const term = bottom && divide(power, bottom, wide);
    if (term === null) return null;
    sum = add(sum, term, wide);
  }
  return realBall(sum.value.re, logSum(sum.error, x.error + 2, 3 - wide));
}
