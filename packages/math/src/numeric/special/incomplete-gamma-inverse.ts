import { add, negate } from '../double-double.ts';
import { devianceExtended } from './deviance.ts';
import { erfcInverse } from './erfc-inverse.ts';
import { lnGammaP, lnGammaQ } from './incomplete-gamma.ts';
import { lnGamma } from './ln-gamma.ts';
import { stirlingErrorExtended } from './stirling-error.ts';

/** The x ≥ 0 with P(a, x) = p, a > 0, 0 ≤ p ≤ 1; 0 where it underflows, NaN outside. For p near 1 use `gammaQInverse`. */
export function gammaPInverse(a: number, p: number): number {
  if (!(a > 0 && p >= 0 && p <= 1) || a === Number.POSITIVE_INFINITY) return Number.NaN;
  if (p === 0) return 0;
  if (p === 1) return Number.POSITIVE_INFINITY;
  return p > 0.5 ? solve(a, Math.log(1 - p), 'upper') : solve(a, Math.log(p), 'lower');
}

/** The x ≥ 0 with Q(a, x) = q, a > 0, 0 ≤ q ≤ 1. Relatively precise for the smallest q. */
export function gammaQInverse(a: number, q: number): number {
  if (!(a > 0 && q >= 0 && q <= 1) || a === Number.POSITIVE_INFINITY) return Number.NaN;
  if (q === 0) return Number.POSITIVE_INFINITY;
  if (q === 1) return 0;
  return q > 0.5 ? solve(a, Math.log(1 - q), 'lower') : solve(a, Math.log(q), 'upper');
}

/** ln(x^a e^{−x}/Γ(a)), the density times x. */
export function lnGammaWeight(a: number, x: number): number {
  const exponent = negate(add(devianceExtended(a, x), stirlingErrorExtended(a)));
  return Math.log(a / (2 * Math.PI)) / 2 + exponent.lo + exponent.hi;
}

/**
 * Newton's method for ln P or ln Q as a function of ln x. Both are concave (the density of ln x is log-concave), so that it
 * converges from any start: at most one step overshoots, all others approach from one side.
 */
function solve(a: number, target: number, side: 'lower' | 'upper'): number {
  const logarithm = side === 'lower' ? lnGammaP : lnGammaQ;
  let x = guess(a, target, side);
  if (x === 0) return 0;
  for (let pass = 0; pass < 100; pass++) {
    const value = logarithm(a, x);
    const slope = Math.exp(lnGammaWeight(a, x) - value);
    const step = Math.max(-700, Math.min((side === 'lower' ? target - value : value - target) / slope, 700));
    x *= Math.exp(step);
    if (x === 0 || Math.abs(step) < 2e-16) break;
    if (pass > 8 && Math.abs(step) < 2e-15) break;
  }
  return x;
}

/** Wilson and Hilferty's cube, or the first term of the power series where it gives less than it can. */
function guess(a: number, target: number, side: 'lower' | 'upper'): number {
  const z = (side === 'lower' ? -1 : 1) * Math.SQRT2 * erfcInverse(Math.max(2 * Math.exp(target), 1e-300));
  const cube = a * (1 - 1 / (9 * a) + z / (3 * Math.sqrt(a))) ** 3;
  if (a > 1 && cube > 0.2 * a) return cube;
  if (side === 'upper') return Math.max(a, -target);
  return Math.exp((target + (a < 1e-10 ? 0 : lnGamma(a + 1))) / a);
}
