import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Q from '../exact/rational.ts';
import {
  add,
  type DoubleDouble,
  divide,
  doubleDoubleFromRational,
  multiply,
  twoProduct,
  twoSum,
} from './double-double.ts';
import { logarithm, logarithm1p } from './double-double-log.ts';
import { cosPi, sinPi } from './double-double-trigonometry.ts';
import { fromNumber, fromRational, toRational } from './precise/convert.ts';
import { logarithm as preciseLogarithm } from './precise/logarithm.ts';

const double = fc.double({ min: -1e60, max: 1e60, noNaN: true }).filter((x) => x === 0 || Math.abs(x) > 1e-60);
const exact = (x: DoubleDouble): Q.Rational => Q.add(Q.fromNumber(x.hi), Q.fromNumber(x.lo));
const near = (x: DoubleDouble, wanted: Q.Rational, tolerance = 1e-30): void => {
  if (Q.isZero(wanted)) expect(x.hi).toBe(0);
  else expect(Math.abs(Q.toNumber(Q.divide(Q.subtract(exact(x), wanted), wanted)))).toBeLessThan(tolerance);
};

test('sum and product of two doubles are exact', () =>
  fc.assert(
    fc.property(double, double, (a, b) => {
      expect(exact(twoSum(a, b))).toEqual(Q.add(Q.fromNumber(a), Q.fromNumber(b)));
      expect(exact(twoProduct(a, b))).toEqual(Q.multiply(Q.fromNumber(a), Q.fromNumber(b)));
    }),
  ));

const quotient = fc
  .tuple(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }))
  .map(([n, d]) => Q.rational(n, d));

test('arithmetic to 30 digits', () =>
  fc.assert(
    fc.property(quotient, quotient, (a, b) => {
      const [x, y] = [doubleDoubleFromRational(a), doubleDoubleFromRational(b)];
      near(add(x, y), Q.add(a, b));
      near(multiply(x, y), Q.multiply(a, b));
      near(divide(x, y), Q.divide(a, b));
    }),
  ));

test('logarithms to 29 digits, and relatively beside 1', () =>
  fc.assert(
    fc.property(quotient, fc.integer({ min: -300, max: 300 }), (a, power) => {
      const x = 2 ** power * (1 + Q.toNumber(a) * 1e-9);
      const wanted = toRational(preciseLogarithm(fromNumber(x), 160));
      near(logarithm(x), wanted, 1e-29);
      const small = Q.divide(a, Q.rational(10 ** 15));
      near(
        logarithm1p(doubleDoubleFromRational(small)),
        toRational(preciseLogarithm(fromRational(Q.add(Q.one, small), 300), 160)),
        1e-29,
      );
    }),
  ));

test('sin² + cos² = 1, and exact zeros', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (x) => {
      const [s, c] = [sinPi(x), cosPi(x)];
      near(add(multiply(s, s), multiply(c, c)), Q.one);
    }),
  );
  expect([sinPi(7).hi, sinPi(-1e15).hi, cosPi(2.5).hi, cosPi(-7.5).hi].map(Math.abs)).toEqual([0, 0, 0, 0]);
  expect([sinPi(0.5).hi, sinPi(1.5).hi, cosPi(1).hi, cosPi(0).hi]).toEqual([1, -1, -1, 1]);
});
