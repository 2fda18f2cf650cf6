import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { add, doubleDoubleFromRational, multiply, subtract } from '../numeric/double-double.ts';
import { cosine, sine } from './gradians.ts';
import type { ExactPoint, PrecisePoint } from './point.ts';

/*
 * A point keeps its place, its axes change. The origin is moved to O, or the axes are turned by an angle, positive clockwise as
 * bearings are: the bearing of M from the origin is then smaller by that angle.
 */

/** Coordinates of M after the origin was moved to `origin`. */
export const inMovedFrame = (origin: ExactPoint, point: ExactPoint): ExactPoint => ({
  x: Q.subtract(point.x, origin.x),
  y: Q.subtract(point.y, origin.y),
});

/** Coordinates of M after the axes were turned clockwise by an angle in gradians. */
export function inTurnedFrame(angle: Rational, point: ExactPoint): PrecisePoint {
  const [s, c] = [sine(angle), cosine(angle)];
  const [x, y] = [doubleDoubleFromRational(point.x), doubleDoubleFromRational(point.y)];
  return { x: subtract(multiply(x, c), multiply(y, s)), y: add(multiply(x, s), multiply(y, c)) };
}

/** The origin is moved to `origin`, in the first axes; then the axes are turned. */
export const inMovedThenTurnedFrame = (origin: ExactPoint, angle: Rational, point: ExactPoint): PrecisePoint =>
  inTurnedFrame(angle, inMovedFrame(origin, point));

/** The axes are turned; then the origin is moved to `origin`, whose coordinates are those along the turned axes. */
export function inTurnedThenMovedFrame(origin: ExactPoint, angle: Rational, point: ExactPoint): PrecisePoint {
  const rotatedPoint = inTurnedFrame(angle, point);
  return {
    x: subtract(rotatedPoint.x, doubleDoubleFromRational(origin.x)),
    y: subtract(rotatedPoint.y, doubleDoubleFromRational(origin.y)),
  };
}
