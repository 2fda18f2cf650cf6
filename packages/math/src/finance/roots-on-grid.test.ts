import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rootsOnGrid } from './roots-on-grid.ts';

const points = Array.from({ length: 81 }, (_, k) => -10 + k / 4);
const near = (found: readonly number[], wanted: readonly number[], tolerance = 1e-9) => {
  expect(found).toHaveLength(wanted.length);
  for (const [k, x] of wanted.entries()) expect(Math.abs(found[k]! - x)).toBeLessThanOrEqual(tolerance);
};

test('two roots of a parabola are found a millionth apart, and a double root once', () => {
  fc.assert(
    fc.property(fc.integer({ min: -900, max: 900 }), fc.integer({ min: 0, max: 6 }), (hundredths, exponent) => {
      const [middle, apart] = [hundredths / 100 + 0.003, 10 ** -exponent];
      near(
        rootsOnGrid((x) => (x - middle) ** 2 - apart ** 2, points),
        [middle - apart, middle + apart],
        1e-8,
      );
    }),
    { numRuns: 100 },
  );
  near(
    rootsOnGrid((x) => (x - 1.234) ** 2, points),
    [1.234],
    1e-7,
  );
});

test('a function that only comes near 0 has no root, and one that crosses it has one', () => {
  expect(rootsOnGrid((x) => (x - 1.234) ** 2 + 1e-9, points)).toEqual([]);
  near(
    rootsOnGrid((x) => x ** 3 - 2, points),
    [Math.cbrt(2)],
  );
  near(
    rootsOnGrid((x) => x - 0.25, points),
    [0.25],
  );
  near(
    rootsOnGrid((x) => -Math.cos(x), points),
    [-5, -3, -1, 1, 3, 5].map((k) => (k * Math.PI) / 2),
  );
});
