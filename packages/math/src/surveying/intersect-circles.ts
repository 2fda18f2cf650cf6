import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { type DoubleDouble, doubleDoubleFromRational, scaled, squareRoot } from '../numeric/double-double.ts';
import { no, ok, type Result } from '../result/result.ts';
import { digitsApart, isNegligible, shownNumber } from './compare.ts';
import { localFrame } from './local-frame.ts';
import { type ExactPoint, lengthOf, type PrecisePoint, plus, samePoint, squaredDistance, times } from './point.ts';

/** A circle in the plane of the coordinates. */
export interface Circle {
  readonly centre: ExactPoint;
  readonly radius: Rational;
}

/** The points that two circles have in common. */
export interface CircleIntersection {
  /** Left and right of the way from the first centre to the second; one point where the circles touch. */
  readonly points: readonly [PrecisePoint, PrecisePoint] | readonly [PrecisePoint];
  readonly touch?: 'outside' | 'inside';
  /** Distance of the centres. */
  readonly apart: DoubleDouble;
  /** Length of the common chord. */
  readonly chord: DoubleDouble;
}

/**
 * Where two circles meet. With d² = |O₁O₂|² the points are O₁ + s·O₁O₂ ± h·(O₁O₂ turned left), where s = (d² + r₁² − r₂²)/2d²
 * and h² = r₁²/d² − s²: rational numbers, so that whether circles cross, touch or miss is decided exactly.
 */
export function intersectCircles(first: Circle, second: Circle): Result<CircleIntersection> {
  const [r1, r2] = [first.radius, second.radius];
  if (samePoint(first.centre, second.centre))
    return Q.equals(r1, r2)
      ? no('no-answer', 'The two circles are identical: they have infinitely many points in common.')
      : no('no-answer', 'The circles are concentric, with the same centre and different radii: no intersection.');
  const d2 = squaredDistance(first.centre, second.centre);
  const [q1, q2] = [Q.multiply(r1, r1), Q.multiply(r2, r2)];
  const share = Q.divide(Q.subtract(Q.add(d2, q1), q2), Q.multiply(Q.rational(2), d2));
  const height = Q.subtract(Q.divide(q1, d2), Q.multiply(share, share));
  const touches = isNegligible(height, Q.divide(q1, d2));
  const frame = localFrame(first.centre, [second.centre]);
  const across = frame.place(second.centre);
  const apart = frame.lengthen(lengthOf(across));
  if (!touches && Q.sign(height) < 0) return no('no-answer', missing(r1, r2, d2, apart));
  const foot = times(across, doubleDoubleFromRational(share));
  const outside = Q.compare(d2, Q.add(q1, q2)) > 0;
  if (touches)
    return ok({
      points: [frame.restore(foot)],
      touch: outside ? 'outside' : 'inside',
      apart,
      chord: { hi: 0, lo: 0 },
    });
  const rise = squareRoot(doubleDoubleFromRational(height));
  const left: PrecisePoint = times({ x: scaled(across.y, -1), y: across.x }, rise);
  const points = [
    frame.restore(plus(foot, left)),
    frame.restore(plus(foot, { x: scaled(left.x, -1), y: scaled(left.y, -1) })),
  ] as const;
  return ok({ points, apart, chord: frame.lengthen(scaled(lengthOf(left), 2)) });
}

function missing(r1: Rational, r2: Rational, d2: Rational, apart: DoubleDouble): string {
  const sum = Q.add(r1, r2);
  if (Q.compare(d2, Q.multiply(sum, sum)) > 0) {
    const digits = digitsApart(apart, sum);
    return `The circles lie apart: no intersection, because O1 and O2 are ${shownNumber(apart, digits)} m apart, more than R1 + R2 = ${shownNumber(sum, digits)} m.`;
  }
  const [small, large, names] = Q.compare(r1, r2) < 0 ? [1, 2, 'R2 − R1'] : [2, 1, 'R1 − R2'];
  const difference = Q.abs(Q.subtract(r1, r2));
  const digits = digitsApart(apart, difference);
  return `Circle ${small} lies inside circle ${large}: no intersection, because O1 and O2 are ${shownNumber(apart, digits)} m apart, less than ${names} = ${shownNumber(difference, digits)} m.`;
}
