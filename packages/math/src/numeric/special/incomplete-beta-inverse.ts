import { add, negate, type Real, twoSum } from '../double-double.ts';
import { devianceOfShare } from './deviance.ts';
import { lnBetaI } from './incomplete-beta.ts';
import { lnBeta } from './ln-beta.ts';
import { stirlingErrorExtended } from './stirling-error.ts';

/** A point of [0, 1] and its complement, each relatively precise: x + y = 1. */
interface UnitPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * The point x, y = 1 − x with I_x(a, b) = p, for a, b > 0. Give the smaller of p and q = 1 − p exactly; NaN outside.
 */
export function betaIInverse(a: number, b: number, p: number, q: number = 1 - p): UnitPoint {
  if (!(a > 0 && b > 0 && p >= 0 && q >= 0) || !Number.isFinite(a + b)) return { x: Number.NaN, y: Number.NaN };
  if (p === 0) return { x: 0, y: 1 };
  if (q === 0) return { x: 1, y: 0 };
  if (p <= q) return solve(a, b, Math.log(p));
  const mirrored = solve(b, a, Math.log(q));
  return { x: mirrored.y, y: mirrored.x };
}

/** ln(x^a y^b / B(a, b)), the density times x y. Either of x and y = 1 − x may be a double-double. */
export function lnBetaWeight(a: number, b: number, x: Real, y: Real): number {
  const n = twoSum(a, b);
  const deviance = add(devianceOfShare(a, n, x), devianceOfShare(b, n, y));
  const errors = add(add(stirlingErrorExtended(a), stirlingErrorExtended(b)), negate(stirlingErrorExtended(n)));
  const exponent = negate(add(deviance, errors));
  return Math.log((Math.max(a, b) / n.hi) * (Math.min(a, b) / (2 * Math.PI))) / 2 + exponent.lo + exponent.hi;
}

/** Newton's method for ln I as a concave function of the logit ln(x/y): it converges from any start. */
function solve(a: number, b: number, target: number): UnitPoint {
  const start = guess(a, b, target);
  // There the first term of the power series is all.
  if (start < -660) return { x: Math.exp(start), y: 1 };
  let odds = Math.exp(start);
  for (let pass = 0; pass < 100 && odds > 0 && odds < Number.POSITIVE_INFINITY; pass++) {
    const x = odds / (1 + odds);
    const y = 1 / (1 + odds);
    const [exactX, exactY]: [Real, Real] = odds < 1 ? [x, twoSum(1, -x)] : [twoSum(1, -y), y];
    const value = lnBetaI(a, b, exactX, exactY);
    if (value === 0 && target < 0 && odds > 1e-290) {
      odds *= 1e-8;
      continue;
    }
    const slope = Math.exp(lnBetaWeight(a, b, exactX, exactY) - value);
    const step = Math.max(-700, Math.min((target - value) / slope, 700));
    odds *= Math.exp(step);
    if (Math.abs(step) < 2e-16 || (pass > 8 && Math.abs(step) < 3e-15)) break;
  }
  return odds === Number.POSITIVE_INFINITY ? { x: 1, y: 0 } : { x: odds / (1 + odds), y: 1 / (1 + odds) };
}

/** The logit at which the first term of the power series, x^a/(a B), reaches the target, but not beyond the mean. */
function guess(a: number, b: number, target: number): number {
  const ln = (target + Math.log(a) + lnBeta(a, b)) / a;
  const logit = ln < -1e-3 ? ln - Math.log(-Math.expm1(ln)) : 0;
  return Math.min(logit, Math.log(a / b));
}
