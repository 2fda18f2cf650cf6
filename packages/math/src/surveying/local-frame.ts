import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { add, type DoubleDouble, doubleDoubleFromRational, scaled } from '../numeric/double-double.ts';
import type { ExactPoint, PrecisePoint } from './point.ts';

/**
 * Coordinates that suit the arithmetic: the origin in one of the points, the unit a power of two near the size of the
 * figure. Differences are taken exactly before anything is rounded, so that points a millimetre apart keep their digits
 * a thousand kilometres from the origin, and no square under- or overflows.
 */
export interface LocalFrame {
  readonly unit: number;
  readonly place: (point: ExactPoint) => PrecisePoint;
  readonly shorten: (length: Rational) => DoubleDouble;
  /** A point of this frame in the coordinates that were typed. */
  readonly restore: (point: PrecisePoint) => PrecisePoint;
  readonly lengthen: (length: DoubleDouble) => DoubleDouble;
}

/** Coordinates from an origin among the points, scaled so that doubles hold them. */
export function localFrame(
  origin: ExactPoint,
  points: readonly ExactPoint[],
  lengths: readonly Rational[] = [],
): LocalFrame {
  const sizes = points.flatMap(({ x, y }) => [Q.subtract(x, origin.x), Q.subtract(y, origin.y)]);
  const unit = unitFor([...sizes, ...lengths]);
  const exactUnit = Q.fromNumber(unit);
  const shorten = (length: Rational) => doubleDoubleFromRational(Q.divide(length, exactUnit));
  const lengthen = (length: DoubleDouble) => scaled(length, unit);
  const base = { x: doubleDoubleFromRational(origin.x), y: doubleDoubleFromRational(origin.y) };
  return {
    unit,
    shorten,
    lengthen,
    place: ({ x, y }) => ({ x: shorten(Q.subtract(x, origin.x)), y: shorten(Q.subtract(y, origin.y)) }),
    restore: ({ x, y }) => ({ x: add(base.x, lengthen(x)), y: add(base.y, lengthen(y)) }),
  };
}

/** The power of two next below the largest of the lengths; 1 when all are 0. */
export function unitFor(lengths: readonly Rational[]): number {
  const largest = Math.max(...lengths.map((length) => Math.abs(Q.toNumber(length))));
  return largest > 0 ? 2 ** Math.floor(Math.log2(largest)) : 1;
}
