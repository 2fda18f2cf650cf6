import * as Z from '../../exact/integer.ts';
import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import * as B from './ball.ts';
import { type Ball, EXACT, lower, realBall, upper } from './ball.ts';
import * as E from './ball-elementary.ts';
import { magnitude, sign as signOfFloat, ZERO } from './big-float.ts';
import { fromRational as floatFromRational, toNumber as numberOfFloat, toRational } from './convert.ts';

/**
 * The numbers of financial formulas: exact rationals as long as they stay small, afterwards balls, which carry a bound of
 * their error. Amounts and rates are typed as decimals, so sums, products, quotients and powers with few periods are
 * exact; a power with a fractional number of periods, a logarithm or an exponential is not, and is then known to as many
 * bits as the caller asks for. Cancellation (((1 + r)^n − 1)/r for a small r) shows in the error and is answered by asking
 * for more bits (`settle`), so that no formula needs to be rearranged for the sake of rounding.
 *
 * `null` says that there is no value with so many bits: a divisor that may be 0, a logarithm of what may be negative.
 */
export type Value = Rational | Ball;
/** A value, or null where there is none. */
export type Maybe = Value | null;

/** Rationals longer than this go on as balls. */
const maxRationalBits = 1024;
/** Powers beyond 2^±this are out of every range that can be shown. */
const maxMagnitude = 1e6;
/** Moments have powers up to the sixth. */
const smallPower = 8;

/** Whether a value is an exact rational number. */
export const isRational = (a: Value): a is Rational => 'numerator' in a;

const isSmall = (a: Rational): boolean => Z.bitLength(a.numerator) + Z.bitLength(a.denominator) <= maxRationalBits;

const kept = (a: Rational, bits: number): Value => (isSmall(a) ? a : ballOf(a, bits));

/** The ball of a rational number, with `bits` bits. */
export function ballOf(a: Value, bits: number): Ball {
  if (!isRational(a)) return a;
  if (Q.isZero(a)) return realBall(ZERO, EXACT);
  const value = floatFromRational(a, bits + 4);
  return realBall(value, magnitude(value) - bits - 3);
}

/** a + b, exact where both are and that is not too long. */
export const add = (a: Value, b: Value, bits: number): Value =>
  isRational(a) && isRational(b) ? kept(Q.add(a, b), bits) : B.add(ballOf(a, bits), ballOf(b, bits), bits);

/** −a */
export const negate = (a: Value): Value => (isRational(a) ? Q.negate(a) : B.negate(a));

/** a − b, exact where both are and that is not too long. */
export const subtract = (a: Value, b: Value, bits: number): Value => add(a, negate(b), bits);

/** a · b, exact where both are and that is not too long. */
export const multiply = (a: Value, b: Value, bits: number): Value =>
  isRational(a) && isRational(b) ? kept(Q.multiply(a, b), bits) : B.multiply(ballOf(a, bits), ballOf(b, bits), bits);

/** a/b; null where b is 0 or may be. */
export function divide(a: Value, b: Value, bits: number): Maybe {
  if (isRational(b) && Q.isZero(b)) return null;
  if (isRational(a) && isRational(b)) return kept(Q.divide(a, b), bits);
  return B.divide(ballOf(a, bits), ballOf(b, bits), bits);
}

/** ln a for a > 0. */
export function logarithm(a: Value, bits: number): Maybe {
  if (isRational(a) && Q.isOne(a)) return Q.zero;
  return signOf(a) === 1 ? E.logarithm(ballOf(a, bits), bits) : null;
}

/** e^a; beyond every range that can be shown it is 0 or has no value. */
export function exponential(a: Value, bits: number): Maybe {
  if (isRational(a) && Q.isZero(a)) return Q.one;
  const ball = ballOf(a, bits);
  if (upper(ball) > Math.log2(maxMagnitude)) return signOf(a) === -1 ? negligible : null;
  return E.exponential(ball, bits + Math.max(0, Math.ceil(upper(ball))));
}

/** A number that is known to be smaller than 2^−1000000. */
const negligible: Ball = realBall(ZERO, -maxMagnitude);

/** What a number so small may have been multiplied by, in bits. */
const maxGrown = 10_000;

/** Whether nothing is known of a value but that it is smaller than all numbers that have digits here; it need not be 0. */
export const isNegligible = (a: Value): boolean =>
  !isRational(a) && a.value.re.mantissa === 0n && a.error !== EXACT && a.error < maxGrown - maxMagnitude;

/** a^b: for an integer b any a (0 only to positive powers), else a ≥ 0. */
export function power(a: Value, b: Value, bits: number): Maybe {
  if (!isRational(a) && isExactZero(a)) return power(Q.zero, b, bits);
  if (isRational(b) && Q.isInteger(b)) return integerPower(a, b.numerator, bits);
  const exact = exactPower(a, b);
  if (exact !== null) return exact;
  if (signOf(a) !== 1) return null;
  // A root has digits wherever its square has: nothing of the size of its logarithm is formed.
  if (isRational(b) && Q.equals(b, Q.half)) return E.squareRoot(ballOf(a, bits), bits);
  const ln = logarithm(a, bits + 64);
  return ln === null ? null : exponential(multiply(ln, b, bits + 64), bits);
}

const isExactZero = (a: Ball): boolean => a.error === EXACT && a.value.re.mantissa === 0n;

function integerPower(a: Value, n: Z.Integer, bits: number): Maybe {
  const count = Z.toNumber(n);
  if (isRational(a)) {
    if (Q.isZero(a)) return count > 0 ? Q.zero : count === 0 ? Q.one : null;
    if (Q.isOne(a)) return Q.one;
    const size = Z.bitLength(a.numerator) + Z.bitLength(a.denominator);
    if (size * Math.abs(count) <= maxRationalBits) return Q.power(a, count);
  }
  const ball = ballOf(a, bits + 2 * Z.bitLength(n) + 16);
  if (lower(ball) === EXACT) return null;
  // A square, or the like, of what is in range is itself a number that digits can be had of, in e notation.
  if (Math.abs(count) <= smallPower) return B.integerPower(ball, Z.toBigInt(n), bits);
  const grown = Math.abs(Math.log2(Math.abs(toNumber(a)))) * Math.abs(count);
  if (!(grown < maxMagnitude) || Math.abs(count) > 2 ** 60) return powerOutOfRange(ball, count);
  return B.integerPower(ball, Z.toBigInt(n), bits);
}

const powerOutOfRange = (a: Ball, count: number): Maybe =>
  Math.sign(Math.log2(Math.abs(toNumber(a)))) * Math.sign(count) < 0 ? negligible : null;

/** Powers of 0, and roots that are rational: 4^(1/2) = 2. */
function exactPower(a: Value, b: Value): Rational | null {
  if (!isRational(a) || !isRational(b)) return null;
  if (Q.isZero(a)) return Q.sign(b) > 0 ? Q.zero : null;
  if (Q.isOne(a)) return Q.one;
  const degree = Z.toNumber(b.denominator);
  const times = Math.abs(Z.toNumber(b.numerator));
  if (Q.sign(a) < 0 || degree > 64 || times > 64) return null;
  const root = Q.exactRoot(a, degree);
  return root === null ? null : Q.power(root, Z.toNumber(b.numerator));
}

/** The sign where it is certain, else undefined. */
export function signOf(a: Value): -1 | 0 | 1 | undefined {
  if (isRational(a)) return Q.sign(a);
  if (lower(a) !== EXACT) return signOfFloat(a.value.re);
  return a.error === EXACT ? 0 : undefined;
}

/** The nearest double, or one beside it. */
export const toNumber = (a: Value): number => (isRational(a) ? Q.toNumber(a) : numberOfFloat(a.value.re));

/** The middle of what is known, as a rational number. */
export const middle = (a: Value): Rational => (isRational(a) ? a : toRational(a.value.re));

/** Bits of relative accuracy; Infinity for exact numbers. */
export const accuracy = (a: Value): number =>
  isRational(a) || a.error === EXACT ? Number.POSITIVE_INFINITY : magnitude(a.value.re) - 1 - a.error;

const attempts = [1, 3, 8, 24];

/** The value that `compute` gives with enough bits for `bits` of them to be right; null where there is none. */
export function settle(compute: (bits: number) => Maybe, bits: number): Maybe {
  let best: Maybe = null;
  for (const times of attempts) {
    const found = compute((bits + 64) * times);
    if (found !== null && accuracy(found) >= bits) return found;
    best = found ?? best;
  }
  if (best !== null && isNegligible(best)) return best;
  // What stays smaller than its error at any precision is 0, or as good as 0.
  return best !== null && !isRational(best) && best.error < -1500 ? Q.zero : null;
}
