import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromDecimal } from '../../exact/decimal.ts';
import * as Q from '../../exact/rational.ts';
import * as E from './ball-elementary.ts';
import * as V from './value.ts';

const q = (text: string) => fromDecimal(text)!;
const rationals = fc
  .tuple(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 1, max: 10_000 }))
  .map(([n, d]) => Q.rational(n, d));

test('sums, products and quotients of rational numbers stay exact', () => {
  fc.assert(
    fc.property(rationals, rationals, (a, b) => {
      expect(V.add(a, b, 64)).toEqual(Q.add(a, b));
      expect(V.multiply(a, b, 64)).toEqual(Q.multiply(a, b));
      expect(V.divide(a, b, 64)).toEqual(Q.isZero(b) ? null : Q.divide(a, b));
    }),
  );
});

test('a power undoes its root to all the digits that were asked for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.integer({ min: 2, max: 97 }), (n, degree) => {
      const a = Q.rational(n, 1000);
      const back = V.settle((bits) => {
        const root = V.power(a, Q.rational(1, degree), bits);
        return root && V.power(root, Q.integerRational(degree), bits);
      }, 100)!;
      const apart = Q.toNumber(Q.subtract(V.middle(back), a));
      expect(Math.abs(apart)).toBeLessThanOrEqual(2 ** -100 * Q.toNumber(a));
    }),
    { numRuns: 60, endOnFailure: true },
  );
});

describe('what has no value is null', () => {
  test.each([
    ['division by 0', () => V.divide(Q.one, Q.zero, 64)],
    ['the logarithm of 0', () => V.logarithm(Q.zero, 64)],
    ['the logarithm of a negative number', () => V.logarithm(q('-1'), 64)],
    ['0 to a negative power', () => V.power(Q.zero, q('-1'), 64)],
    ['the square root of a negative number', () => V.power(q('-2'), Q.half, 64)],
    ['a power beyond every range', () => V.power(q('2'), q('1e9'), 64)],
  ])('%s', (_, compute) => {
    expect(compute()).toBeNull();
  });
});

test('rational roots are found exactly, and 0 to the power 0 is 1', () => {
  expect(V.power(q('4'), Q.half, 64)).toEqual(q('2'));
  expect(V.power(Q.zero, Q.zero, 64)).toEqual(Q.one);
  expect(V.power(Q.zero, Q.half, 64)).toEqual(Q.zero);
});

test('squares and roots have digits beyond the range of doubles and of powers', () => {
  const small = V.multiply(V.ballOf(q('3e-900'), 128), V.ballOf(q('3e-900'), 128), 128);
  const square = V.power(small, q('2'), 128)!;
  expect(V.toNumber(V.divide(square, V.multiply(small, small, 128), 128)!)).toBe(1);
  expect(V.toNumber(V.divide(V.power(square, Q.half, 128)!, small, 128)!)).toBe(1);
  const far = E.exponential(V.ballOf(q('-1e9'), 128), 128)!;
  const root = V.power(far, Q.half, 128)!;
  expect(V.toNumber(V.divide(V.multiply(root, root, 128), far, 128)!)).toBe(1);
});

test('a difference that cancels to nothing at any precision is 0', () => {
  const root = (bits: number) => V.power(q('2'), Q.half, bits)!;
  const value = V.settle((bits) => V.subtract(V.multiply(root(bits), root(bits), bits), q('2'), bits), 64);
  expect(value).toEqual(Q.zero);
});

test('cancellation is answered with more bits', () => {
  // (1 + 10^−40)^(1/3) − 1 = 3.33…e−41
  const tiny = Q.add(Q.one, q('1e-40'));
  const value = V.settle((bits) => V.subtract(V.power(tiny, Q.rational(1, 3), bits)!, Q.one, bits), 64)!;
  expect(V.toNumber(value) / (1e-40 / 3)).toBeNear(1, 1e-14);
});
