import {
  add,
  type Ball,
  divide,
  EXACT,
  integerBall,
  isPositive,
  lower,
  multiply,
  negate,
  realBall,
  upper,
} from './ball.ts';
import { exponential, logarithm as logarithmOfBall } from './ball-elementary.ts';
import * as F from './big-float.ts';
import { e } from './constants.ts';
import { exponential as exponentialOf } from './exponential.ts';
import { logarithm } from './logarithm.ts';

/*
 * W₀(x), the w ≥ −1 with w·e^w = x, for real x > −1/e: an approximation by Newton's method, and a proof of how far it is off.
 *
 * g(w) = w·e^w − x rises and is convex for w > −1, so Newton's method comes down to the root from any point above it: ln(1 + x) for
 * x ≥ 0 and −1 + √(2(ex + 1)) for x < 0 are such points (Corless, Gonnet, Hare, Jeffrey, Knuth, "On the Lambert W function", 1996).
 *
 * The proof: let |g(w)| ≤ R, with the error of x and every rounding in R, and d = 2R/g′(w), g′(w) = (1 + w)e^w. Where d is at most
 * (1 + w)/4 and 1/4, g′ falls by the factor 3/4·e^(−1/4) > 1/2 at most on [w − d, w + d], so that g changes its sign there.
 */

const maxSteps = 80;

/** Null at and beside the branch point −1/e, and where x is not known to be real. */
export function lambertW(a: Ball, bits: number): Ball | null {
  if (!a.real) return null;
  if (a.value.re.mantissa === 0n) return a.error === EXACT ? a : null;
  const wide = bits + 32;
  const w = approximated(a.value.re, wide);
  if (w === null) return null;
  const here = realBall(w, EXACT);
  const power = exponential(here, wide);
  const next = add(here, integerBall(1), wide);
  if (power === null || !isPositive(next)) return null;
  const residue = add(multiply(here, power, wide), negate(a), wide);
  const distance = upper(residue) + 1 - lower(multiply(next, power, wide));
  return distance <= Math.min(lower(next), 0) - 2 ? realBall(w, distance) : null;
}

/**
 * W₋₁(x), the w ≤ −1 with w·e^w = x, for real x between −1/e and 0. With u = −w and L = −ln(−x) = t + 1 it is the root u > 1 of
 *
 *     h(u) = u − ln u − L,   h′(u) = 1 − 1/u > 0,   h″(u) = 1/u² > 0,
 *
 * to which Newton's method comes down from 1 + √(2t) + t, which is above it (I. Chatzigeorgiou, "Bounds on the Lambert function", 2013).
 *
 * The proof: let |h(u)| ≤ R. Where d = 2R/h′(u) is at most (u − 1)/4, h′ is at least 3/4·h′(u) on [u − d, u + d], so that h changes its
 * sign there.
 */
export function lowerLambertW(a: Ball, bits: number): Ball | null {
  if (!a.real || !isPositive(negate(a))) return null;
  const wide = bits + 32;
  const level = logarithmOfBall(negate(a), wide);
  if (level === null) return null;
  const u = lowerApproximated(F.negate(level.value.re), wide);
  const [here, beyond] = u === null ? [] : [realBall(u, EXACT), realBall(F.subtract(u, F.ONE, wide), EXACT)];
  const own = here && logarithmOfBall(here, wide);
  const slope = here && beyond && divide(beyond, here, wide);
  if (!u || !own || !slope || !isPositive(beyond!)) return null;
  const residue = add(add(here!, negate(own), wide), level, wide);
  const distance = upper(residue) + 1 - lower(slope);
  return distance <= lower(beyond!) - 2 ? realBall(F.negate(u), distance) : null;
}

function lowerApproximated(level: F.BigFloat, bits: number): F.BigFloat | null {
  const t = F.subtract(level, F.ONE, bits);
  if (t.mantissa <= 0n) return null;
  let u = F.add(level, F.squareRoot(F.add(t, t, bits), bits), bits);
  for (let step = 0; step < maxSteps; step++) {
    const excess = F.subtract(F.subtract(u, logarithm(u, bits), bits), level, bits);
    const beyond = F.subtract(u, F.ONE, bits);
    if (beyond.mantissa <= 0n) return null;
    const correction = F.divide(F.multiply(excess, u, bits), beyond, bits);
    u = F.subtract(u, correction, bits);
    if (correction.mantissa === 0n || F.magnitude(correction) < F.magnitude(u) - bits + 8) break;
  }
  return u;
}

function approximated(x: F.BigFloat, bits: number): F.BigFloat | null {
  let w = start(x, bits);
  if (w === null) return null;
  for (let step = 0; step < maxSteps; step++) {
    const grown = exponentialOf(w, bits);
    const slope = F.multiply(F.add(w, F.ONE, bits), grown, bits);
    if (slope.mantissa <= 0n) return null;
    const correction = F.divide(F.subtract(F.multiply(w, grown, bits), x, bits), slope, bits);
    w = F.subtract(w, correction, bits);
    if (correction.mantissa === 0n || F.magnitude(correction) < F.magnitude(w) - bits + 8) break;
  }
  return w;
}

/** A number that is not below W₀(x), or hardly. */
function start(x: F.BigFloat, bits: number): F.BigFloat | null {
  // W₀(x) = x − x² + …
  if (F.magnitude(x) < -bits) return x;
  if (x.mantissa > 0n) return logarithm(F.add(x, F.ONE, bits + Math.abs(F.magnitude(x))), bits);
  const room = F.add(F.multiply(e(bits), x, bits), F.ONE, bits);
  return room.mantissa <= 0n ? null : F.subtract(F.squareRoot(F.add(room, room, bits), bits), F.ONE, bits);
}
