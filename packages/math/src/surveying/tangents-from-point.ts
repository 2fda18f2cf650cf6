import * as Q from '../exact/rational.ts';
import { type DoubleDouble, doubleDoubleFromRational, scaled, squareRoot } from '../numeric/double-double.ts';
import { no, ok, type Result } from '../result/result.ts';
import { digitsApart, isNegligible, shownNumber } from './compare.ts';
import { bearingOf } from './gradians.ts';
import type { Circle } from './intersect-circles.ts';
import { localFrame } from './local-frame.ts';
import * as P from './point.ts';

/** A tangent by the point at which it touches the circle. */
export interface Tangent {
  readonly contact: P.PrecisePoint;
  /** Of the tangent, from the point to the contact, in gradians; along the tangent where the point is the contact. */
  readonly bearing: DoubleDouble;
}

/** The tangents from a point to a circle. */
export interface Tangents {
  /** Left and right of the way from the point to the centre; one where the point lies on the circle. */
  readonly tangents: readonly [Tangent, Tangent] | readonly [Tangent];
  /** From the point to either contact. */
  readonly length: DoubleDouble;
  /** From the point to the centre. */
  readonly distance: DoubleDouble;
}

/**
 * The tangents from a point A to a circle. With v = OA the contacts are O + (r²/d²)·v ± (r/d)√(1 − r²/d²)·(v turned): whether
 * A lies outside, on or inside the circle is decided on the exact squares.
 */
export function tangentsFromPoint(from: P.ExactPoint, { centre, radius }: Circle): Result<Tangents> {
  if (P.samePoint(from, centre)) return no('no-answer', 'A is the centre of the circle: no tangent passes through it.');
  const d2 = P.squaredDistance(from, centre);
  const ratio = Q.divide(Q.multiply(radius, radius), d2);
  const room = Q.subtract(Q.one, ratio);
  const frame = localFrame(from, [centre]);
  const middle = frame.place(centre);
  const distance = frame.lengthen(P.lengthOf(middle));
  const onCircle = isNegligible(room, Q.one);
  if (!onCircle && Q.sign(room) < 0) {
    const digits = digitsApart(distance, radius);
    return no(
      'no-answer',
      `A lies inside the circle, ${shownNumber(distance, digits)} m from its centre and less than R = ${shownNumber(radius, digits)} m: no tangent.`,
    );
  }
  const left: P.PrecisePoint = { x: scaled(middle.y, -1), y: middle.x };
  if (onCircle) {
    const contact = frame.restore({ x: { hi: 0, lo: 0 }, y: { hi: 0, lo: 0 } });
    return ok({ tangents: [{ contact, bearing: bearingOf(left) }], length: { hi: 0, lo: 0 }, distance });
  }
  // Seen from A the contact lies at the share 1 − r²/d² of the way to O, and (r/d)√(1 − r²/d²) to the side of it.
  const along = P.times(middle, doubleDoubleFromRational(room));
  const aside = squareRoot(doubleDoubleFromRational(Q.multiply(ratio, room)));
  const tangent = (vector: P.PrecisePoint): Tangent => ({ contact: frame.restore(vector), bearing: bearingOf(vector) });
  return ok({
    tangents: [tangent(P.plus(along, P.times(left, aside))), tangent(P.minus(along, P.times(left, aside)))],
    length: frame.lengthen(P.lengthOf(P.plus(along, P.times(left, aside)))),
    distance,
  });
}
