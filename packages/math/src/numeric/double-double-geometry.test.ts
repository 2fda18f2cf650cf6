import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Q from '../exact/rational.ts';
import {
  add,
  type DoubleDouble,
  doubleDoubleFromRational,
  multiply,
  scaled,
  squareRoot,
  subtract,
  toNumber,
} from './double-double.ts';
import { angleInHalfTurns, cosPi, sinPi } from './double-double-trigonometry.ts';

const value = fc
  .tuple(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }))
  .map(([n, d]) => doubleDoubleFromRational(Q.rational(n, d)));
const relative = (a: DoubleDouble, b: DoubleDouble): number => Math.abs(toNumber(subtract(a, b)) / toNumber(b));

test('a square root squared is the number, to 30 digits', () =>
  fc.assert(
    fc.property(value, fc.integer({ min: -300, max: 300 }), (a, power) => {
      const x = scaled(a, 2 ** power);
      const root = squareRoot(x);
      expect(relative(multiply(root, root), x)).toBeLessThan(1e-30);
    }),
  ));

test('squares have exact roots, negative numbers none', () => {
  expect([0, 1, 4, 2.25, 1e200].map((x) => toNumber(squareRoot(x)))).toEqual([0, 1, 2, 1.5, 1e100]);
  expect(squareRoot(-1).hi).toBeNaN();
});

/** Below 2^−960 a second double of the 53 bits that follow is no normal number. */
const hasLowPart = (x: number): boolean => x === 0 || Math.abs(x) > 2 ** -960;

test('the angle of (cos πt, sin πt) is t, to 30 digits', () =>
  fc.assert(
    fc.property(fc.double({ min: -0.999, max: 1, noNaN: true }).filter(hasLowPart), value, (t, radius) => {
      const [y, x] = [multiply(radius, sinPi(t)), multiply(radius, cosPi(t))];
      fc.pre(hasLowPart(y.hi) && hasLowPart(x.hi));
      const found = angleInHalfTurns(y, x);
      expect(Math.abs(toNumber(subtract(found, t)))).toBeLessThanOrEqual(1e-29 * Math.abs(t));
    }),
  ));

test('small angles keep their digits', () => {
  const found = angleInHalfTurns(1e-20, 1);
  expect(relative(multiply(found, { hi: Math.PI, lo: 1.2246467991473532e-16 }), add(1e-20, 0))).toBeLessThan(1e-30);
});

test('the principal directions are exact', () => {
  const at = (x: number, y: number) => angleInHalfTurns(y, x);
  expect([at(1, 0), at(3, 3), at(0, 2), at(-5, 5), at(-1, 0), at(-2, -2), at(0, -7), at(9, -9)]).toEqual(
    [0, 0.25, 0.5, 0.75, 1, -0.75, -0.5, -0.25].map((hi) => ({ hi, lo: 0 })),
  );
  expect(at(0, 0).hi).toBeNaN();
});
