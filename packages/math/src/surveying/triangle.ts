import type { Rational } from '../exact/rational.ts';
import { add, type DoubleDouble, divide, multiply, scaled } from '../numeric/double-double.ts';

/** Everything about a triangle: sides a, b, c, the angles opposite to them in gradians, and what follows. */
export interface Triangle {
  readonly sides: readonly [a: DoubleDouble, b: DoubleDouble, c: DoubleDouble];
  readonly angles: readonly [A: DoubleDouble, B: DoubleDouble, C: DoubleDouble];
  readonly area: DoubleDouble;
  readonly perimeter: DoubleDouble;
  readonly inradius: DoubleDouble;
  readonly circumradius: DoubleDouble;
}

/** Completes a triangle whose sides, angles and area are known in a unit of length, and brings it back to the unit typed. */
export function completeTriangle(
  sides: readonly [DoubleDouble, DoubleDouble, DoubleDouble],
  angles: Triangle['angles'],
  area: DoubleDouble,
  unit: number,
): Triangle {
  const [a, b, c] = sides;
  const perimeter = add(add(a, b), c);
  const inradius = divide(scaled(area, 2), perimeter);
  const circumradius = divide(multiply(multiply(a, b), c), scaled(area, 4));
  return {
    sides: [scaled(a, unit), scaled(b, unit), scaled(c, unit)],
    angles,
    area: scaled(scaled(area, unit), unit),
    perimeter: scaled(perimeter, unit),
    inradius: scaled(inradius, unit),
    circumradius: scaled(circumradius, unit),
  };
}

/** The three sides, or angles, that a triangle was asked with. */
export type Three = readonly [Rational, Rational, Rational];
