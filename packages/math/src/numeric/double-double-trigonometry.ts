import {
  add,
  type DoubleDouble,
  divide,
  hiOf,
  horner,
  loOf,
  multiply,
  negate,
  type Real,
  subtract,
} from './double-double.ts';
import { PI } from './double-double-log.ts';

/** 1, −1/3!, 1/5!, … and 1, −1/2!, 1/4!, … */
const SINE: readonly DoubleDouble[] = alternatingReciprocalFactorials(1);
const COSINE: readonly DoubleDouble[] = alternatingReciprocalFactorials(0);

function alternatingReciprocalFactorials(first: number): DoubleDouble[] {
  const terms: DoubleDouble[] = [{ hi: 1, lo: 0 }];
  for (let k = 1; k < 15; k++) {
    const n = 2 * k + first;
    terms.push(negate(divide(terms[k - 1]!, n * (n - 1))));
  }
  return terms;
}

function sineOf(t: DoubleDouble): DoubleDouble {
  return multiply(t, horner(SINE, multiply(t, t)));
}

function cosineOf(t: DoubleDouble): DoubleDouble {
  return horner(COSINE, multiply(t, t));
}

/** x − 2 round(x/2) in [−1, 1], without rounding error. */
function reduce(x: Real): DoubleDouble {
  const whole = add(x, -2 * Math.round(hiOf(x) / 2));
  return whole.hi > 1 ? add(whole, -2) : whole.hi < -1 ? add(whole, 2) : whole;
}

/** sin(πx) to about 31 digits: exactly 0 at the integers, and relatively precise beside them. */
export function sinPi(x: Real): DoubleDouble {
  const r = reduce(x);
  return r.hi < 0 ? negate(sinOfReduced(negate(r))) : sinOfReduced(r);
}

/** sin(πr) for 0 ≤ r ≤ 1. */
function sinOfReduced(r: DoubleDouble): DoubleDouble {
  const near = r.hi > 0.5 ? add(1, negate(r)) : r;
  return near.hi <= 0.25 ? sineOf(multiply(PI, near)) : cosineOf(multiply(PI, add(0.5, negate(near))));
}

/** cos(πx) to about 31 digits: exactly 0 at the half-integers, and relatively precise beside them. */
export function cosPi(x: Real): DoubleDouble {
  const r = reduce(x);
  const positive = hiOf(r) < 0 ? negate(r) : r;
  return sinPi(add(0.5, { hi: -positive.hi, lo: -loOf(positive) }));
}

/**
 * The angle of the point (x, y) in half turns, counter-clockwise from the x axis, in (−1, 1], to about 31 digits: the
 * double-precision arctangent, mended by the angle that is left after turning the point back by it. The eight principal
 * directions come out exact. NaN for the origin.
 */
export function angleInHalfTurns(y: Real, x: Real): DoubleDouble {
  if (hiOf(x) === 0 && hiOf(y) === 0) return { hi: Number.NaN, lo: 0 };
  const guess = Math.atan2(hiOf(y), hiOf(x)) / Math.PI;
  const [sine, cosine] = [sinPi(guess), cosPi(guess)];
  const across = subtract(multiply(y, cosine), multiply(x, sine));
  const along = add(multiply(y, sine), multiply(x, cosine));
  // What is left is some 1e-16 of a turn: its arctangent is itself to 48 digits.
  return add(guess, divide(divide(across, along), PI));
}
