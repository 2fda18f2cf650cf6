import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exponentOf } from './exponent.ts';
import { geometry } from './geometry.ts';
import { integral, powerWeight } from './integral.ts';
import { seriesWeight } from './series.ts';

const index = fc.integer({ min: 2, max: 199 }).map((k) => k / 100);
const skew = fc.integer({ min: -64, max: 64 }).map((k) => k / 64);

test('far out the series of the density and its integral over the angle agree', () => {
  let compared = 0;
  fc.assert(
    fc.property(index, skew, fc.integer({ min: -20, max: 240 }), (a, b, k) => {
      if (Math.abs(a - 1) < 0.015) return;
      const [shape, lnX] = [geometry(a, b), k / 4];
      const series = seriesWeight(shape)(lnX);
      if (Number.isNaN(series)) return;
      compared += 1;
      const { alpha, excess } = shape;
      const density = (Math.abs(alpha / excess) / Math.PI) * integral(exponentOf(shape, lnX), powerWeight(1));
      expect(Math.abs(density / series - 1)).toBeLessThan(5e-14);
    }),
    { numRuns: 300 },
  );
  expect(compared).toBeGreaterThan(60);
});

test('of a light tail the series says nothing', () => {
  expect(seriesWeight(geometry(1.5, -1))(5)).toBeNaN();
  expect(seriesWeight(geometry(0.5, -1))(5)).toBeNaN();
});
