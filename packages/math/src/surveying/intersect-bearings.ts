import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { type DoubleDouble, divide } from '../numeric/double-double.ts';
import { no, ok, type Result } from '../result/result.ts';
import { direction, sine, withinHalfTurn } from './gradians.ts';
import { localFrame } from './local-frame.ts';
import { cross, type ExactPoint, lengthOf, type PrecisePoint, plus, samePoint, times } from './point.ts';

/** The point that two bearings meet in, and how far it lies along each. */
export interface BearingIntersection {
  readonly point: PrecisePoint;
  /** Distances along the bearings; negative when the point lies behind the station. */
  readonly fromA: DoubleDouble;
  readonly fromB: DoubleDouble;
  /** The acute angle between the two lines, in gradians, in (0, 100]. */
  readonly crossing: Rational;
}

/** Angles nearer than this are the same; typed ones never come so close without being equal. */
const sameAngle = Q.rational(1, 10n ** 55n);
/** A point nearer than this to a line, in units of the distance, lies on it: what some 30 digits can tell. */
const onLine = 1e-27;

/**
 * The point that lies at one bearing from A and at another from B. The denominator of the classical solution is the sine of
 * the difference of the bearings, which is formed exactly: lines that cross at 0.001 gon lose nothing.
 */
export function intersectBearings(
  a: ExactPoint,
  bearingA: Rational,
  b: ExactPoint,
  bearingB: Rational,
): Result<BearingIntersection> {
  if (samePoint(a, b))
    return no('no-answer', 'A and B are the same point: both lines start there, so nothing is intersected.');
  const frame = localFrame(a, [b]);
  const between = frame.place(b);
  const [alongA, alongB] = [direction(bearingA), direction(bearingB)];
  const turn = withinHalfTurn(Q.subtract(bearingA, bearingB));
  const crossing = Q.compare(turn, Q.rational(100)) > 0 ? Q.subtract(Q.rational(200), turn) : turn;
  if (Q.compare(crossing, sameAngle) < 0) {
    const apart = Math.abs(cross(between, alongA).hi / lengthOf(between).hi);
    return apart < onLine
      ? no('no-answer', 'Both bearings describe the same line, the one through A and B: no unique intersection.')
      : no('no-answer', 'The two lines are parallel: no intersection.');
  }
  const denominator = sine(Q.subtract(bearingA, bearingB));
  const fromA = divide(cross(between, alongB), denominator);
  const fromB = divide(cross(between, alongA), denominator);
  return ok({
    point: frame.restore(nearerEnd(fromA, alongA, fromB, alongB, between)),
    fromA: frame.lengthen(fromA),
    fromB: frame.lengthen(fromB),
    crossing,
  });
}

/** From the nearer station the point is found with the smaller error. */
const nearerEnd = (
  fromA: DoubleDouble,
  alongA: PrecisePoint,
  fromB: DoubleDouble,
  alongB: PrecisePoint,
  between: PrecisePoint,
): PrecisePoint =>
  Math.abs(fromA.hi) <= Math.abs(fromB.hi) ? times(alongA, fromA) : plus(between, times(alongB, fromB));
