import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { add, type DoubleDouble, doubleDoubleFromRational, multiply, type Real } from '../numeric/double-double.ts';
import { angleInHalfTurns, cosPi, sinPi } from '../numeric/double-double-trigonometry.ts';
import type { PrecisePoint } from './point.ts';

/** Angles in gradians, exact: 400 make a full turn. */
const fullTurn = Q.rational(400);
const halfTurn = Q.rational(200);

/** The remainder in [0, divisor). */
const modulo = (angle: Rational, divisor: Rational): Rational =>
  Q.subtract(angle, Q.multiply(divisor, Q.integerRational(Q.floor(Q.divide(angle, divisor)))));

/** The same direction in [0, 400). */
export const withinTurn = (gradians: Rational): Rational => modulo(gradians, fullTurn);

/** The same line, whichever way it is followed, in [0, 200). */
export const withinHalfTurn = (gradians: Rational): Rational => modulo(gradians, halfTurn);

const halfTurns = (gradians: Rational): DoubleDouble =>
  doubleDoubleFromRational(Q.divide(withinTurn(gradians), halfTurn));

/** sin and cos of an angle to some 31 digits; exact at multiples of 100 gon, however large. */
export const sine = (gradians: Rational): DoubleDouble => sinPi(halfTurns(gradians));
/** The cosine of an angle in gradians. */
export const cosine = (gradians: Rational): DoubleDouble => cosPi(halfTurns(gradians));

/** The unit vector of a bearing: clockwise from north, the y axis. */
export const direction = (bearing: Rational): PrecisePoint => ({ x: sine(bearing), y: cosine(bearing) });

/** The bearing of a vector in gradians, clockwise from the y axis, in [0, 400); NaN for the zero vector. */
export function bearingOf(vector: PrecisePoint): DoubleDouble {
  const angle = multiply(angleInHalfTurns(vector.x, vector.y), 200);
  return angle.hi < 0 ? add(angle, 400) : angle;
}

/** The angle of a point (x, y) in gradians, counter-clockwise from the x axis, in (−200, 200]. */
export const angleOf = (y: Real, x: Real): DoubleDouble => multiply(angleInHalfTurns(y, x), 200);
