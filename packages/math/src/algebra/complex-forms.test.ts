import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Q from '../exact/rational.ts';
import { evaluate } from '../expression/evaluate.ts';
import * as C from '../numeric/complex.ts';
import { toText } from '../syntax/print-text.ts';
import {
  type ComplexForm,
  exactArgument,
  exactLogarithm,
  exactModulus,
  exactPower,
  exactSquareRoot,
} from './complex-forms.ts';

const part = fc
  .tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: 1, max: 4 }))
  .map(([n, d]) => Q.rational(n, d));
const gaussian = fc.record({ re: part, im: part }).filter(({ re, im }) => !Q.isZero(re) || !Q.isZero(im));
const numberOf = ({ re, im }: { re: Q.Rational; im: Q.Rational }) => C.complex(Q.toNumber(re), Q.toNumber(im));
const valueIn = ({ re, im }: ComplexForm) => C.complex(evaluate(re), evaluate(im));

const close = (a: C.Complex, b: C.Complex): void =>
  expect(C.modulus(C.subtract(a, b))).toBeLessThanOrEqual(1e-13 * (C.modulus(a) + C.modulus(b)));

test('the closed forms have the values of the functions', () => {
  fc.assert(
    fc.property(gaussian, fc.constantFrom([1, 2], [1, 3], [-3, 2], [2, 3], [5, 6]), (z, [n, d]) => {
      const value = numberOf(z);
      expect(evaluate(exactModulus(z))).toBeCloseTo(C.modulus(value), 12);
      expect(evaluate(exactArgument(z))).toBeCloseTo(C.argument(value), 14);
      close(C.multiply(valueIn(exactSquareRoot(z)), valueIn(exactSquareRoot(z))), value);
      close(C.exponential(valueIn(exactLogarithm(z))), value);
      const power = exactPower(z, Q.rational(n!, d!));
      if (power !== null) close(valueIn(power), C.power(value, C.complex(n! / d!)));
    }),
    { numRuns: 200 },
  );
});

test.each([
  [[0, 1], 'pi/2', ['sqrt(2)/2', 'sqrt(2)/2'], ['0', 'pi/2']],
  [[-8, 0], 'pi', ['0', '2*sqrt(2)'], ['ln(8)', 'pi']],
  [[3, -4], '-atan(4/3)', ['2', '-1'], ['ln(5)', '-atan(4/3)']],
  [[-3, -3], '-3*pi/4', undefined, ['ln(18)/2', '-3*pi/4']],
] as const)('%j', ([a, b], argument, root, logarithm) => {
  const z = { re: Q.integerRational(a), im: Q.integerRational(b) };
  const said = ({ re, im }: ComplexForm): string[] => [toText(re), toText(im)];
  expect(toText(exactArgument(z))).toBe(argument);
  if (root) expect(said(exactSquareRoot(z))).toEqual(root);
  expect(said(exactLogarithm(z))).toEqual(logarithm);
});
