import * as B from './ball.ts';
import { logarithm, piBall } from './ball-elementary.ts';
import { zeta } from './ball-zeta.ts';
import { toNumber } from './convert.ts';

/*
 * Polylogarithms Liₙ(x) = Σ xᵏ/kⁿ of real x ≤ 1 and integer n ≥ 2. The series serves for |x| ≤ 3/4; the dilogarithm is brought there by
 * its three equations (DLMF 25.12.3, 25.12.4, 25.12.6), the others are known at ±1 besides, by ζ(n).
 */

/** Liₙ(x); null where x > 1, or where the series is too slow. */
export function polylogarithm(order: B.Ball, x: B.Ball, bits: number): B.Ball | null {
  const n = toNumber(order.value.re);
  if (!B.isInteger(order) || n < 2 || n > 64 || !x.real) return null;
  const at = toNumber(x.value.re);
  if (Math.abs(at) <= 0.75) return bySeries(n, x, bits);
  if (B.isInteger(x) && Math.abs(at) === 1) return atUnit(n, at, bits);
  return n === 2 ? dilogarithm(x, bits) : null;
}

/** Li₂(x) for real x ≤ 1. */
export function dilogarithm(x: B.Ball, bits: number): B.Ball | null {
  const at = toNumber(x.value.re);
  if (!x.real || !(at <= 1)) return null;
  const wide = bits + 24;
  if (Math.abs(at) <= 0.5) return bySeries(2, x, bits);
  if (B.isInteger(x) && Math.abs(at) === 1) return atUnit(2, at, bits);
  const rest = B.complement(x, wide);
  const ln = logarithm(rest, wide);
  if (ln === null || !ln.real) return null;
  if (at > 0.5) {
    const own = logarithm(x, wide);
    const other = bySeries(2, rest, wide);
    return own && other && B.add(sixth(1, wide), B.negate(B.add(B.multiply(own, ln, wide), other, wide)), bits);
  }
  if (at >= -1) {
    const turned = B.divide(B.negate(x), rest, wide);
    const other = turned && bySeries(2, turned, wide);
    return other && B.negate(B.add(other, B.multiply(B.multiply(ln, ln, wide), half, wide), bits));
  }
  const inverse = B.reciprocal(x, wide);
  const own = logarithm(B.negate(x), wide);
  const other = inverse && dilogarithm(inverse, wide);
  if (own === null || !other) return null;
  return B.add(sixth(-1, wide), B.negate(B.add(B.multiply(B.multiply(own, own, wide), half, wide), other, wide)), bits);
}

const half = B.realBall({ mantissa: 1n, exponent: -1 }, B.EXACT);

/** ±π²/6. */
function sixth(sign: 1 | -1, bits: number): B.Ball {
  const pi = piBall(bits + 8);
  return B.divide(B.multiply(pi, pi, bits + 8), B.integerBall(6 * sign), bits)!;
}

/** Liₙ(1) = ζ(n), Liₙ(−1) = (2¹⁻ⁿ − 1)ζ(n). */
function atUnit(n: number, at: number, bits: number): B.Ball | null {
  const value = zeta(B.integerBall(n), bits + 8);
  if (value === null || at === 1) return value;
  return B.multiply(
    value,
    B.add(B.realBall({ mantissa: 1n, exponent: 1 - n }, B.EXACT), B.integerBall(-1), bits + 80),
    bits,
  );
}

/** |Liₙ′(x)| ≤ 1/(1 − |x|) ≤ 4; the rest of the series is at most 4 times its first term. */
function bySeries(n: number, x: B.Ball, bits: number): B.Ball | null {
  const wide = bits + 24;
  let power = B.realBall(x.value.re, B.EXACT);
  let sum = power;
  if (power.value.re.mantissa === 0n) return x;
  for (let k = 2; B.sizeOf(power.value) > -wide; k++) {
    power = B.multiply(power, B.realBall(x.value.re, B.EXACT), wide);
    const bottom = B.integerPower(B.integerBall(k), BigInt(n), 8 * wide);
    const term = bottom && B.divide(power, bottom, wide);
    if (term === null) return null;
    sum = B.add(sum, term, wide);
  }
  return B.realBall(sum.value.re, B.logSum(sum.error, x.error + 2, 3 - wide));
}
