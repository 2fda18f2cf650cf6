import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorBound } from './bounds.ts';

test('a bound of an error is no smaller than the error, and at most one digit larger', () => {
  fc.assert(
    fc.property(fc.double({ min: Number.MIN_VALUE, max: 1e300, noNaN: true }), (error) => {
      const told = Number(errorBound(error));
      expect(told).toBeGreaterThanOrEqual(error);
      if (error >= 1e-300) expect(told).toBeLessThanOrEqual(2.000001 * error);
    }),
  );
});
