import type { Expression } from '@nomogram/math/expression/expression.ts';
import { containsFunction } from '@nomogram/math/expression/walk.ts';
import type { Quantity, Verdict } from '../../kit/answer.ts';
import { errorBound } from '../../kit/decimal.ts';
import { approximate, exact } from '../../kit/quantity.ts';

/** Exact where the value is known in roots; else its decimal alone, which is never all of it: 1 of tanh(1000). */
export const known = (
  name: string,
  label: string,
  value: Expression,
  unit?: string,
  angle?: Quantity['angle'],
): Quantity =>
  containsFunction(value, name)
    ? { ...approximate(label, value, { unit, angle }), neverWhole: true }
    : exact(label, value, { unit, angle });

/**
 * The platform's own function at the nearest double is the second way. It knows the argument to half a unit in the last
 * place only, so what may differ is that, magnified by the slope, beside the rounding of the value itself.
 */
export function platform(value: number, second: number, x: number, slope: number): Verdict {
  const allowed = 1e-13 * Math.abs(value) + 4e-16 * Math.abs(x * slope);
  const apart = Math.abs(value - second);
  return {
    how: 'independent computation',
    detail: `Arbitrary precision and the machine’s own function agree ${apart === 0 ? 'to every digit' : `to within ${errorBound(apart)}`}.`,
    passed: apart <= allowed,
  };
}

export const sources = (section: string) => [
  { title: `NIST Digital Library of Mathematical Functions, §${section}`, url: `https://dlmf.nist.gov/${section}` },
];
