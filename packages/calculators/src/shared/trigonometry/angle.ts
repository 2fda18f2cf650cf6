import { constant, number, power, product } from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';

/** The units of plane angle, by the names that paths and selectors use. */
export const angleUnits = { degrees: 'Degrees', radians: 'Radians', gradians: 'Gradians' } as const;
export type AngleUnit = keyof typeof angleUnits;

/** Half a turn in a unit, exactly. */
export function halfTurn(unit: AngleUnit): Expression {
  switch (unit) {
    case 'degrees':
      return number(180);
    case 'radians':
      return constant('pi');
    case 'gradians':
      return number(200);
  }
}

/** An angle in a unit as radians, exactly: 180 degrees is π, not 3.14159. */
const inRadians = (angle: Expression, unit: AngleUnit): Expression =>
  unit === 'radians' ? angle : product([angle, constant('pi'), power(halfTurn(unit), number(-1))]);

/** A typed angle in radians, exactly: in the unit it was typed with (`30°`), else in the selected one. */
export const typedInRadians = ({ expression, isAngle }: ExactNumber, unit: AngleUnit): Expression =>
  inRadians(expression, isAngle ? 'radians' : unit);

/** An angle in radians in another unit, exactly. */
export const fromRadians = (angle: Expression, unit: AngleUnit): Expression =>
  unit === 'radians' ? angle : product([angle, halfTurn(unit), power(constant('pi'), number(-1))]);
