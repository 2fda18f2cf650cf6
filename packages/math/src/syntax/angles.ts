import * as build from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import type { AngleUnit } from './tree.ts';

/** Half a turn in each unit. */
const halfTurn: Readonly<Record<AngleUnit, Expression>> = {
  radians: build.constant('pi'),
  gradians: build.number(200),
  degrees: build.number(180),
};

const takesAngle: ReadonlySet<string> = new Set('sin cos tan cot sec csc'.split(' '));
const givesAngle: ReadonlySet<string> = new Set('asin acos atan acot asec acsc atan2 arg'.split(' '));

/** An angle in one unit expressed in another, exactly: 45° is pi/4 radians and 50 gradians. */
export function convertAngle(value: Expression, from: AngleUnit, to: AngleUnit): Expression {
  if (from === to) return value;
  return build.product([value, halfTurn[to], build.power(halfTurn[from], build.minusOne)]);
}

/** A call where bare angles are in `unit`: sin(x) becomes sin(pi/200·x), and asin(x) becomes 200/pi·asin(x). */
export function callInUnit(
  name: string,
  args: readonly Expression[],
  unit: AngleUnit,
  call: (args: readonly Expression[]) => Expression,
): Expression {
  if (unit === 'radians') return call(args);
  if (takesAngle.has(name)) return call(args.map((angle) => convertAngle(angle, unit, 'radians')));
  const value = call(args);
  return givesAngle.has(name) ? convertAngle(value, 'radians', unit) : value;
}
