/** How far rounding alone may carry a probability beyond 1. */
const EXCESS = 1e-13;

/** What lies outside [0, 1] by more than rounding is no probability, and whatever gave it has failed: no answer. */
export const asProbability = (p: number): number => (p >= 0 && p <= 1 + EXCESS ? Math.min(p, 1) : Number.NaN);
