import { evaluate } from '@nomogram/math/expression/evaluate.ts';
import type { ExactNumber } from '../../kit/fields/exact.ts';
import type { Elsewhere } from '../../kit/program/elsewhere.ts';
import { type AngleUnit, typedInRadians } from '../../shared/trigonometry/angle.ts';

/** An angle in radians, as Python, R and a spreadsheet take it. */
const inRadians: Record<AngleUnit, readonly [python: string, r: string, sheet: string]> = {
  degrees: ['math.radians({value})', '{value} * pi / 180', 'RADIANS({value})'],
  radians: ['{value}', '{value}', '{value}'],
  gradians: ['{value} * math.pi / 200', '{value} * pi / 200', '{value} * PI() / 200'],
};

/** A function of an angle, or of a number as if it were one. */
export function directElsewhere(
  name: 'cos' | 'sin' | 'tan' | 'cosh' | 'sinh' | 'tanh',
  typed: ExactNumber,
  unit: AngleUnit,
): Elsewhere {
  const [python, r, sheet] = inRadians[typed.isAngle ? 'radians' : unit];
  const value = {
    python: `math.${name}(${python})`,
    r: `${name}(${r})`,
    sheet: `${name.toUpperCase()}(${sheet})`,
    double: Math[name](evaluate(typedInRadians(typed, unit))),
  };
  return { values: { value } };
}

/** An inverse function; what it gives is an angle where `isAngle` says so. */
export function inverseElsewhere(
  name: 'acos' | 'asin' | 'atan' | 'acosh' | 'asinh' | 'atanh',
  x: number,
  isAngle: boolean,
): Elsewhere {
  const [python, r, sheet] = [`math.${name}({value})`, `${name}({value})`, `${name.toUpperCase()}({value})`];
  const value = { python, r, sheet, double: Math[name](x) };
  const degrees = {
    python: `math.degrees(${python})`,
    r: `${r} * 180 / pi`,
    sheet: `DEGREES(${sheet})`,
    double: (Math[name](x) * 180) / Math.PI,
  };
  return { values: isAngle ? { value, degrees } : { value } };
}
