import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';

/**
 * Double-double arithmetic: a number is the unevaluated sum of two doubles, about 32 significant digits.
 *
 * It is used where a double cannot hold what an exponential is about to magnify. exp(-700.1) is only as good as the
 * *absolute* error of its argument: an argument rounded to a double costs 7e-14 of the result. Held in two doubles it
 * costs nothing.
 *
 * Sources: T. J. Dekker, "A floating-point technique for extending the available precision", Numer. Math. 18 (1971);
 * Y. Hida, X. S. Li, D. H. Bailey, "Library for double-double and quad-double arithmetic" (2007).
 */
export interface DoubleDouble {
  readonly hi: number;
  /** |lo| ≤ half a unit in the last place of `hi`. */
  readonly lo: number;
}

/** A double, or a pair of doubles: every operation accepts both. */
export type Real = number | DoubleDouble;

/** The leading part of a number. */
export const hiOf = (a: Real): number => (typeof a === 'number' ? a : a.hi);
/** What the leading part leaves out; 0 of a double. */
export const loOf = (a: Real): number => (typeof a === 'number' ? 0 : a.lo);
/** The nearest double. */
export const toNumber = (a: Real): number => (typeof a === 'number' ? a : a.hi + a.lo);

/** a + b exactly (Knuth). */
export function twoSum(a: number, b: number): DoubleDouble {
  const hi = a + b;
  const t = hi - a;
  const lo = a - (hi - t) + (b - t);
  return { hi, lo: Number.isFinite(lo) ? lo : 0 };
}

/** a + b exactly, when |a| ≥ |b| (Dekker). */
function quickTwoSum(a: number, b: number): DoubleDouble {
  const hi = a + b;
  const lo = b - (hi - a);
  return { hi, lo: Number.isFinite(lo) ? lo : 0 };
}

const SPLITTER = 134217729; // 2^27 + 1
const HUGE = 2 ** 970;
const TINY = 2 ** -960;

/** a·b exactly, barring overflow and underflow of the product (Dekker and Veltkamp; the language has no fused multiply-add). */
export function twoProduct(a: number, b: number): DoubleDouble {
  const hi = a * b;
  if (!Number.isFinite(hi) || Math.abs(hi) < TINY) return { hi, lo: 0 };
  if (Math.abs(a) > HUGE) return scaled(twoProduct(a * 2 ** -60, b), 2 ** 60);
  if (Math.abs(b) > HUGE) return scaled(twoProduct(a, b * 2 ** -60), 2 ** 60);
  const ta = SPLITTER * a;
  const aHi = ta - (ta - a);
  const aLo = a - aHi;
  const tb = SPLITTER * b;
  const bHi = tb - (tb - b);
  const bLo = b - bHi;
  return { hi, lo: aHi * bHi - hi + aHi * bLo + aLo * bHi + aLo * bLo };
}

/** Multiplication by a power of two. */
export const scaled = (a: Real, power: number): DoubleDouble => ({ hi: hiOf(a) * power, lo: loOf(a) * power });

/** −a */
export const negate = (a: Real): DoubleDouble => ({ hi: -hiOf(a), lo: -loOf(a) });

/** a + b, with a relative error of a few units of 2^−104. */
export function add(a: Real, b: Real): DoubleDouble {
  const s = twoSum(hiOf(a), hiOf(b));
  const t = twoSum(loOf(a), loOf(b));
  const u = quickTwoSum(s.hi, s.lo + t.hi);
  return quickTwoSum(u.hi, u.lo + t.lo);
}

/** a − b */
export const subtract = (a: Real, b: Real): DoubleDouble => add(a, negate(b));

/** a · b */
export function multiply(a: Real, b: Real): DoubleDouble {
  const p = twoProduct(hiOf(a), hiOf(b));
  return quickTwoSum(p.hi, p.lo + (hiOf(a) * loOf(b) + loOf(a) * hiOf(b)));
}

/** a/b */
export function divide(a: Real, b: Real): DoubleDouble {
  const q1 = hiOf(a) / hiOf(b);
  if (!Number.isFinite(q1) || q1 === 0) return { hi: q1, lo: 0 };
  const r1 = subtract(a, multiply(b, q1));
  const q2 = r1.hi / hiOf(b);
  const r2 = subtract(r1, multiply(b, q2));
  const q3 = r2.hi / hiOf(b);
  return add(quickTwoSum(q1, q2), q3);
}

/**
 * c₀ + c₁x + … by Horner's rule, for coefficients that do not outgrow c₀ where |x| < 1: the terms below the 18th digit of the sum
 * are added up as doubles, which is most of the work of a short series.
 */
export function horner(coefficients: readonly Real[], x: Real): DoubleDouble {
  const size = Math.abs(hiOf(x));
  const extended = size < 1 ? Math.max(1, Math.ceil(DIGITS_OF_A_DOUBLE / -Math.log(size))) : coefficients.length;
  let small = 0;
  let k = coefficients.length - 1;
  for (; k >= extended; k--) small = small * hiOf(x) + hiOf(coefficients[k]!);
  let sum: Real = small;
  for (; k >= 0; k--) sum = add(multiply(sum, x), coefficients[k]!);
  return add(sum, 0);
}

/** ln 10¹⁸: a term so much smaller than the first is needed to a double's precision only. */
const DIGITS_OF_A_DOUBLE = 41.5;

/**
 * √a to about 31 digits, by one Newton step from the square root of the leading double (A. H. Karp, P. Markstein,
 * "High-precision division and square root", ACM TOMS 23 (1997)). NaN for a negative number.
 */
export function squareRoot(a: Real): DoubleDouble {
  const hi = hiOf(a);
  const root = Math.sqrt(hi);
  if (!(root > 0) || root === Number.POSITIVE_INFINITY) return { hi: root, lo: 0 };
  return add(root, subtract(a, twoProduct(root, root)).hi / (2 * root));
}

/** The double-double nearest to a rational number: about 32 digits of it. */
export function doubleDoubleFromRational(x: Rational): DoubleDouble {
  const hi = Q.toNumber(x);
  if (!Number.isFinite(hi)) return { hi, lo: 0 };
  return { hi, lo: Q.toNumber(Q.subtract(x, Q.fromNumber(hi))) };
}
