import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { add, type DoubleDouble } from '../numeric/double-double.ts';
import { no, ok, type Result } from '../result/result.ts';
import { bearingOf } from './gradians.ts';
import { localFrame } from './local-frame.ts';
import { type ExactPoint, lengthOf, samePoint } from './point.ts';

/** The way from one point to another. */
export interface BearingAndDistance {
  /** From a to b, in gradians, in [0, 400). */
  readonly bearing: DoubleDouble;
  /** From b to a. */
  readonly back: DoubleDouble;
  readonly distance: DoubleDouble;
  readonly dx: Rational;
  readonly dy: Rational;
}

/** The inverse problem of surveying in the plane: which way, and how far, from a to b. */
export function bearingAndDistance(a: ExactPoint, b: ExactPoint): Result<BearingAndDistance> {
  if (samePoint(a, b)) return no('no-answer', 'A and B are the same point, so there is no bearing between them.');
  const frame = localFrame(a, [b]);
  const vector = frame.place(b);
  const bearing = bearingOf(vector);
  return ok({
    bearing,
    back: add(bearing, bearing.hi < 200 ? 200 : -200),
    distance: frame.lengthen(lengthOf(vector)),
    dx: Q.subtract(b.x, a.x),
    dy: Q.subtract(b.y, a.y),
  });
}
