import { add, type Ball, EXACT, integerBall, isPositive, lower, multiply, negate, realBall, upper } from './ball.ts';
import { exponential } from './ball-elementary.ts';
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
