import type { Moment } from '../distribution.ts';

/** A moment known to be finite: beyond the range of doubles it says so. */
export const finite = (value: number): Moment => (Math.abs(value) === Number.POSITIVE_INFINITY ? 'overflow' : value);

/** A moment known to be finite and not zero. */
export const positive = (value: number): Moment => (value === 0 ? 'underflow' : finite(value));

/**
 * Skewness or kurtosis of a law on x > 0 whose third or fourth moment does not exist, with tails that fall like x^(−α): the moment is
 * infinite, and so is its ratio to a finite variance; to an infinite one it has no ratio.
 */
export const ratioWithout = (tail: number): Moment => (tail > 2 ? 'infinite' : 'undefined');
