import { erfcInverse } from '../../../numeric/special/erfc-inverse.ts';

/** Integers beyond this are no longer all doubles; probabilities at single points lose their meaning. */
export const maxInteger = 2 ** 53;

/** A tail of a discrete law on its way from one end of the support to the other, and what is wanted of it. */
export interface Search {
  /** The probability at k: P(X ≤ k), which grows, or P(X > k), which falls. */
  readonly probability: (k: number) => number;
  readonly mass: (k: number) => number;
  readonly grows: boolean;
  /** The probability wanted; k has reached it where P(X ≤ k) is at least that, or P(X > k) at most. */
  readonly target: number;
  readonly low: number;
  readonly high: number;
  /** Near most of the mass. */
  readonly centre: number;
}

/**
 * The least integer k in [low, high] that has reached the target; NaN where it lies beyond the integers that doubles have.
 *
 * Newton's method on the logarithm of the probability, whose slope is mass/probability: in the body it takes a few steps, in
 * a light tail, where the logarithm is nearly a parabola, not many more. What it proposes is kept between the greatest k
 * known not to have reached the target and the least that has; when that bracket does not shrink it is halved.
 */
export function leastInteger(search: Search): number {
  const { probability, mass, grows, target, low, high } = search;
  let [a, b] = [low - 1, high];
  let k = Math.min(Math.max(guessOf(search), low), high);
  for (let step = 0; b - a > 1; step++) {
    if (k > maxInteger) return Number.NaN;
    const value = probability(k);
    if (grows ? value >= target : value <= target) b = k;
    else a = k;
    const newton = k + ((grows ? 1 : -1) * (value * Math.log(target / value))) / mass(k);
    k = step % 3 < 2 && Number.isFinite(newton) ? Math.round(newton) : middle(a, b, low);
    k = Math.min(Math.max(k, a + 1), b - 1);
  }
  return b;
}

/** Where the normal law with the same mass at the centre has the target. */
function guessOf({ mass, grows, target, centre }: Search): number {
  const distance = (Math.SQRT2 * erfcInverse(2 * target) * NORMAL_PEAK) / mass(centre);
  const guess = Math.round(centre + (grows ? -distance : distance));
  return Number.isFinite(guess) && Math.abs(guess) < maxInteger ? guess : centre;
}

/** 1/√(2π), the density of the normal law at its centre. */
const NORMAL_PEAK = 0.3989422804014327;

/** Halfway; without an upper end as far again beyond the lower one. */
const middle = (a: number, b: number, low: number): number =>
  b === Number.POSITIVE_INFINITY ? a + 2 * (a - low) + 16 : Math.floor(a + (b - a) / 2);
