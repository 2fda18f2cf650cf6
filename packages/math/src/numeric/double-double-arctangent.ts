import { add, type DoubleDouble, divide, hiOf, multiply, type Real, subtract } from './double-double.ts';
import { PI } from './double-double-log.ts';
import { cosPi, sinPi } from './double-double-trigonometry.ts';

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
