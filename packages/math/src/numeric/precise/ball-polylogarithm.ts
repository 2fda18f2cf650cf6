import * as B from './ball.ts';
import { half as halved, logarithm, modulus, piBall } from './ball-elementary.ts';
import { zeta } from './ball-zeta.ts';
import { bernoulli } from './bernoulli.ts';
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
    const argument = B.divide(B.negate(x), rest, wide);
    const other = argument && bySeries(2, argument, wide);
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

/**
 * Clausen's function Cl₂ of a real angle, by the two series that `special/clausen.ts` gives, |θ| < 2π/3 and beside π; null where the ball may
 * hold a multiple of 2π, beside which the slope has no bound.
 */
export function clausen(angle: B.Ball, bits: number): B.Ball | null {
  if (!angle.real) return null;
  if (angle.error === B.EXACT && angle.value.re.mantissa === 0n) return angle;
  const turns = Math.round(toNumber(angle.value.re) / (2 * Math.PI));
  if (!Number.isSafeInteger(turns)) return null;
  const wide = bits + 24;
  const pi = piBall(wide + 64);
  const theta = B.add(angle, B.negate(B.multiply(pi, B.integerBall(2 * turns), wide + 64)), wide + 64);
  const size = modulus(theta, wide);
  const isNegative = toNumber(theta.value.re) < 0;
  const isNear = Math.abs(toNumber(theta.value.re)) < 2.1;
  const value = isNear ? clausenBesideZero(size, wide) : clausenBesidePi(B.add(pi, B.negate(size), wide), wide);
  return value && B.add(isNegative ? B.negate(value) : value, B.integerBall(0), bits);
}

function clausenBesideZero(theta: B.Ball, bits: number): B.Ball | null {
  const ln = B.isPositive(theta) ? logarithm(theta, bits) : null;
  const sum = clausenSeries(theta, 1, bits);
  return ln && sum && B.add(B.add(theta, B.negate(B.multiply(theta, ln, bits)), bits), sum, bits);
}

function clausenBesidePi(rest: B.Ball, bits: number): B.Ball | null {
  const ln = logarithm(B.integerBall(2), bits);
  const [low, high] = [clausenSeries(rest, 1, bits), clausenSeries(rest, 2, bits)];
  return ln && low && high && B.add(B.multiply(rest, ln, bits), B.add(low, B.negate(halved(high)), bits), bits);
}

/** Σ |B₂ₖ|/(2k·(2k + 1)!)·(m·θ)²ᵏ⁺¹ for |m·θ| < 2.1: each term is less than a ninth of the one before. */
function clausenSeries(theta: B.Ball, m: 1 | 2, bits: number): B.Ball | null {
  const at = B.multiply(theta, B.integerBall(m), bits);
  const square = B.multiply(at, at, bits);
  let power = at;
  let factorial = 1n;
  let sum = B.integerBall(0);
  for (let k = 1; ; k++) {
    power = B.multiply(power, square, bits);
    factorial *= BigInt(2 * k) * BigInt(2 * k + 1);
    const { numerator, denominator } = bernoulli(k);
    const top = BigInt(numerator) < 0n ? -BigInt(numerator) : BigInt(numerator);
    const bottom = BigInt(denominator) * BigInt(2 * k) * factorial;
    const term = B.divide(B.multiply(power, B.integerBall(top), bits), B.integerBall(bottom), bits);
    if (term === null) return null;
    sum = B.add(sum, term, bits);
    if (B.upper(term) < B.upper(at) - bits) return B.realBall(sum.value.re, B.logSum(sum.error, B.upper(term) - 3));
  }
}
