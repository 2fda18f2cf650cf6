import type { Real } from '../../numeric/double-double.ts';

/**
 * A moment: its value, or why there is no number. 'undefined': the integral does not exist; 'infinite': it diverges;
 * 'overflow' and
 * 'underflow': a number, yet too large or too small for a double.
 */
export type Moment = number | 'undefined' | 'infinite' | 'overflow' | 'underflow';

/** The first four moments, as far as they exist. */
export interface Moments {
  readonly mean: Moment;
  readonly variance: Moment;
  /** E((X − mean)³)/sd³ */
  readonly skewness: Moment;
  /** E((X − mean)⁴)/variance² − 3 */
  readonly excessKurtosis: Moment;
}

/** Where the density or probability is greatest: at one or several points, on a whole interval, or nowhere. */
export type Mode =
  | { readonly at: readonly number[] }
  | { readonly from: number; readonly to: number }
  | { readonly none: string };

/**
 * A probability distribution on the real line, with its parameters fixed. Made by one function per family, which trusts its
 * parameters: they are validated where they are read.
 *
 * Arguments may be double-doubles, since a typed decimal minus a location parameter can lose all the digits of a double.
 * Where a value cannot be had to about twelve digits the answer is NaN ("no answer"), never an approximation.
 */
export interface Distribution {
  readonly name: string;
  readonly kind: 'continuous' | 'discrete';
  /** The least and the greatest value, ±∞ where there is none. */
  readonly support: readonly [number, number];
  /** The same with every digit that was typed: 1655.8 is no double, and close to it the difference counts. */
  readonly bounds: readonly [Real, Real];
  /** The density at x, or for a discrete distribution P(X = x). */
  density(x: Real): number;
  /** Its natural logarithm, finite where the density underflows; in double-double where f is the exponential of something large. */
  logDensity(x: Real): Real;
  /** P(X ≤ x), relatively precise in the lower tail. */
  cumulative(x: Real): number;
  /** P(X > x), relatively precise in the upper tail. */
  survival(x: Real): number;
  /** The least x with P(X ≤ x) ≥ p, for 0 ≤ p ≤ 1. */
  quantile(p: number): number;
  /** The least x with P(X > x) ≤ q, for 0 ≤ q ≤ 1: the quantile of 1 − q for a q near 0. */
  upperQuantile(q: number): number;
  moments(): Moments;
  mode(): Mode;
  /** The least median where there are several. */
  median(): number;
  /** −E(ln f(X)) in nats; null where neither a formula nor an accurate sum is at hand. */
  entropy(): number | null;
  /** Discrete laws: ln P(X = k), continued smoothly between the integers of the support, for sums too long to add up. */
  continuedLogMass?(k: Real): Real;
  /** ln P(X ≤ x) or ln P(X > x) where that is too small for a double; null where it is not known. */
  logTail?(x: Real, side: Side): Real | null;
  /** One of the two tails at x by a method of its own, where integrating the density would be slow; null where it fails. */
  secondTail?(x: Real): SecondTail | null;
}

/** Which of P(X ≤ x) and P(X > x). */
export type Side = 'lower' | 'upper';

/** A tail by a second method. */
export interface SecondTail {
  readonly how: string;
  readonly side: Side;
  readonly value: number;
}
