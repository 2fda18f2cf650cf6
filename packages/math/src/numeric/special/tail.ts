import type { DoubleDouble } from '../double-double.ts';
import { exponential } from '../double-double-log.ts';

/**
 * One of the two complementary parts of a distribution function, the one that was computed directly (usually the smaller),
 * as e^exponent · factor. Kept apart until asked for, so that a probability of 1e-400 still has a logarithm.
 */
export interface Tail {
  readonly side: 'lower' | 'upper';
  readonly exponent: DoubleDouble;
  readonly factor: number;
}

/** The exponent of e⁰ = 1. */
export const ZERO_EXPONENT: DoubleDouble = { hi: 0, lo: 0 };

/** The value on the asked side: directly, or as the complement of the other. */
export function tailValue(tail: Tail, side: 'lower' | 'upper'): number {
  const value = exponential(tail.exponent) * tail.factor;
  return tail.side === side ? Math.min(value, 1) : Math.max(1 - value, 0);
}

/** Its natural logarithm, finite where the value itself underflows. */
export function tailLogarithm(tail: Tail, side: 'lower' | 'upper'): number {
  if (tail.side === side) return Math.min(Math.log(tail.factor) + tail.exponent.lo + tail.exponent.hi, 0);
  return Math.log1p(-Math.min(exponential(tail.exponent) * tail.factor, 1));
}
