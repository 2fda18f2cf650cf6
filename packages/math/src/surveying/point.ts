import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { add, type DoubleDouble, multiply, squareRoot, subtract, toNumber } from '../numeric/double-double.ts';

/** A point as it was typed: easting x, northing y, exact. */
export interface ExactPoint {
  readonly x: Rational;
  readonly y: Rational;
}

/** A point that was computed, or a vector: some 30 digits of each coordinate. */
export interface PrecisePoint {
  readonly x: DoubleDouble;
  readonly y: DoubleDouble;
}

/** Whether two points have the same coordinates, exactly. */
export const samePoint = (a: ExactPoint, b: ExactPoint): boolean => Q.equals(a.x, b.x) && Q.equals(a.y, b.y);

/** |b − a|² of typed points, exactly. */
export function squaredDistance(a: ExactPoint, b: ExactPoint): Rational {
  const [dx, dy] = [Q.subtract(b.x, a.x), Q.subtract(b.y, a.y)];
  return Q.add(Q.multiply(dx, dx), Q.multiply(dy, dy));
}

/** Twice the area of the triangle abc, positive when its corners follow one another counter-clockwise; 0 on a line. */
export const twiceSignedArea = (a: ExactPoint, b: ExactPoint, c: ExactPoint): Rational =>
  Q.subtract(
    Q.multiply(Q.subtract(b.x, a.x), Q.subtract(c.y, a.y)),
    Q.multiply(Q.subtract(b.y, a.y), Q.subtract(c.x, a.x)),
  );

/** The vector from b to a. */
export const minus = (a: PrecisePoint, b: PrecisePoint): PrecisePoint => ({
  x: subtract(a.x, b.x),
  y: subtract(a.y, b.y),
});

/** a + b, coordinate by coordinate. */
export const plus = (a: PrecisePoint, b: PrecisePoint): PrecisePoint => ({ x: add(a.x, b.x), y: add(a.y, b.y) });

/** A multiple of a vector. */
export const times = (a: PrecisePoint, factor: DoubleDouble): PrecisePoint => ({
  x: multiply(a.x, factor),
  y: multiply(a.y, factor),
});

/** x₁y₂ − y₁x₂: positive when b lies to the left of a. */
export const cross = (a: PrecisePoint, b: PrecisePoint): DoubleDouble =>
  subtract(multiply(a.x, b.y), multiply(a.y, b.x));

/** The scalar product. */
export const dot = (a: PrecisePoint, b: PrecisePoint): DoubleDouble => add(multiply(a.x, b.x), multiply(a.y, b.y));

/** The length of a vector. */
export const lengthOf = (a: PrecisePoint): DoubleDouble => squareRoot(dot(a, a));

/** The coordinates as doubles. */
export const rounded = (a: PrecisePoint): { readonly x: number; readonly y: number } => ({
  x: toNumber(a.x),
  y: toNumber(a.y),
});
