import type { Moment } from '../distribution.ts';

/** A moment known to be finite: beyond the range of doubles it says so. */
export const finite = (value: number): Moment => (Math.abs(value) === Number.POSITIVE_INFINITY ? 'overflow' : value);

/** A moment known to be finite and not zero. */
export const positive = (value: number): Moment => (value === 0 ? 'underflow' : finite(value));
