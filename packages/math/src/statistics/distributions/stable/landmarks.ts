import { type Real, subtract, toNumber } from '../../../numeric/double-double.ts';
import { minNormal } from '../../../numeric/min-normal.ts';
import { between } from '../kinds/between.ts';
import { tangent } from './geometry.ts';
import type { StandardStable } from './standard.ts';

/** Below this index the mode is within 1e-200 of the location. */
const minIndex = 0.01;
/** Below this a slope may be rounding. */
const NOISE = 1e-12;

/**
 * The mode of the standard law, where f′ changes sign; NaN where that is lost in rounding (|β| or α extremely small). For β > 0
 * it lies within 2 of −β tan(πα/2), above 0 for α < 1 and below for α > 1.
 */
export function standardMode(law: StandardStable, alpha: Real, beta: Real): number {
  const b = toNumber(beta);
  if (b === 0) return 0;
  // The mode is near (α/(1 + α))^{1/α}, or nearer.
  if (toNumber(alpha) < minIndex) return Number.NaN;
  if (toNumber(subtract(alpha, 1)) === 0) return signChange((x) => law.slope(x), -4, 4);
  const side = toNumber(alpha) < 1 === b > 0 ? 1 : -1;
  // Positive between 0 and the mode, negative beyond it.
  const outward = (distance: number): number => {
    const slope = side * law.slope(side * distance);
    // Exactly 0 is underflow on a light tail, which lies between 0 and the mode for α < 1, and beyond the mode for α > 1.
    return slope === 0 ? (toNumber(alpha) < 1 ? 1 : -1) : slope;
  };
  let far = 2 + Math.abs(b * toNumber(tangent(alpha)));
  while (outward(far / 2) <= 0) {
    far /= 2;
    if (Math.abs(outward(far / 2)) < NOISE) return Number.NaN;
  }
  return side * signChange(outward, far / 2, far);
}

/** Relatively: nearer than this the sign of the slope is rounding. */
const SETTLED = 1e-14;

/**
 * Where f, positive at `low` and not at `high`, changes its sign: by chords, of which the value at an end that stays twice is
 * halved (the Illinois rule), and by halving where four of them have not halved the interval.
 */
function signChange(f: (x: number) => number, low: number, high: number): number {
  let [a, b] = [low, high];
  let [atA, atB] = [f(a), f(b)];
  let [last, width, side] = [Number.NaN, b - a, 0];
  for (let step = 1; step < 120; step++) {
    const isStalled = step % 4 === 0 && b - a > width / 2;
    if (step % 4 === 0) width = b - a;
    const chord = a + (b - a) * (atA / (atA - atB));
    const x = !isStalled && chord > a && chord < b ? chord : (a + b) / 2;
    if (!(x > a && x < b) || Math.abs(x - last) <= SETTLED * Math.max(Math.abs(a), Math.abs(b))) return x;
    last = x;
    const here = f(x);
    if (here > 0) {
      [a, atA] = [x, here];
      if (side > 0) atB /= 2;
      side = 1;
    } else {
      [b, atB] = [x, here];
      if (side < 0) atA /= 2;
      side = -1;
    }
  }
  return (a + b) / 2;
}

/** The x with P(X ≤ x) = p ('lower') or P(X > x) = p ('upper'), 0 < p < 1; NaN where it is beyond what a double holds. */
export function standardQuantile(law: StandardStable, p: number, side: 'lower' | 'upper'): number {
  const x = search(law, p, side);
  return x !== 0 && Math.abs(x) < minNormal ? Number.NaN : x;
}

function search(law: StandardStable, p: number, side: 'lower' | 'upper'): number {
  const value = (x: number) => (side === 'lower' ? law.lower(x) : -law.upper(x));
  const target = side === 'lower' ? p : -p;
  let [low, high] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  let x = value(0) < target ? 1 : -1;
  for (let step = 0; step < 150; step++) {
    const here = value(x);
    if (here === target) return x;
    if (here < target) low = x;
    else high = x;
    const middle = between(low, high);
    if (!(middle > low && middle < high)) return Math.abs(high) < 1e308 ? high : Number.NaN;
    const newton = here === 0 ? Number.NaN : newtonStep(law, x, here, target);
    if (Math.abs(newton - x) <= 2e-16 * Math.abs(x)) return newton;
    x = newton > low && newton < high && step < 60 ? newton : middle;
  }
  return x;
}

/** Newton's step on the logarithm of the probability; far off in x, on that of x too, where heavy tails are straight. */
function newtonStep(law: StandardStable, x: number, value: number, target: number): number {
  const step = (value * Math.log(target / value)) / law.density(x);
  return Math.abs(step) < 0.5 * Math.abs(x) ? x + step : x * Math.exp(step / x);
}
