import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as Q from '../exact/rational.ts';
import { bracketedRoot } from './bracketed-root.ts';
import { refinedRoot } from './refined-root.ts';

test('the root of a monotonic function is found to the last bits', () => {
  fc.assert(
    fc.property(fc.double({ min: -50, max: 50, noNaN: true }), (root) => {
      for (const f of [
        (x: number) => x ** 3 - root ** 3,
        (x: number) => Math.atan(x - root),
        (x: number) => Math.expm1(x - root),
      ]) {
        const found = bracketedRoot(f, -70, 61);
        expect(Math.abs(f(found))).toBeLessThanOrEqual(Math.abs(f(found * (1 + 1e-14) + 1e-14)) + Number.MIN_VALUE);
        // Nearer to 0 the cubes are too small to tell it from its neighbours.
        if (Math.abs(root) > 1e-3) expect(found).toBeNear(root, 1e-5);
      }
    }),
    { numRuns: 100, endOnFailure: true },
  );
});

test('ends that are roots are taken, and ends of one sign are refused', () => {
  expect(bracketedRoot((x) => x - 1, 1, 5)).toBe(1);
  expect(bracketedRoot((x) => x - 5, 1, 5)).toBe(5);
  expect(() => bracketedRoot((x) => x * x + 1, -1, 1)).toThrow(RangeError);
});

test('a function that jumps over 0 ends at the jump', () => {
  expect(bracketedRoot((x) => (x < Math.SQRT2 ? -1 : 1), 0, 2)).toBeNear(Math.SQRT2, 1e-14);
});

test('a double is refined to sixty digits', () => {
  const excess = (x: Q.Rational) => Q.subtract(Q.multiply(x, x), Q.integerRational(3));
  expect(Q.toNumber(excess(refinedRoot(excess, Math.sqrt(3))))).toBeNear(0, 1e-59, 3);
  // A start that is not near a root is given back untouched.
  expect(Q.toNumber(refinedRoot(excess, 1.73))).toBe(1.73);
});
