import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toNumber } from '../../../numeric/double-double.ts';
import { stable } from '../stable.ts';
import { seriesTail } from './series.ts';

const index = fc.double({ min: -8, max: Math.log10(0.5), noNaN: true }).map((e) => 10 ** e);
const skew = fc.constantFrom(-1, -0.75, 0, 0.125, 1);

test('the integral over the angle and the series agree, however small α is', () => {
  fc.assert(
    fc.property(index, skew, fc.integer({ min: -290, max: 150 }), (a, b, power) => {
      const [law, x] = [stable(a, b, 1, 0), 10 ** power];
      const series = seriesTail(a, b, x);
      if (Number.isNaN(series)) return;
      expect(Math.abs(law.survival(x) - series)).toBeLessThanOrEqual(1e-12 * series);
    }),
    { numRuns: 60 },
  );
});

test('as α → 0, |X|^α is 1/E with E exponential, on either side', () => {
  const law = stable(1e-9, 0, 1, 0);
  expect(law.survival(1)).toBeNear(0.5 * (1 - Math.exp(-1)), 1e-8);
  expect(law.density(2)).toBeNear(1e-9 * Math.exp(-1) * 0.25, 1e-7);
});

test.each([0.9, 0.3, 0.05])('a totally skewed law with α = %d has no density at the end of its support', (a) => {
  expect(stable(a, 1, 1, 0).density(0)).toBe(0);
  expect(stable(a, -1, 2, 7).density(7)).toBe(0);
});

test('a density too large for a double has a logarithm', () => {
  // f(0) = Γ(1 + 1/α)/π for β = 0; PARI/GP: lngamma(257) − log(Pi).
  expect(Math.abs(toNumber(stable(1 / 256, 0, 1, 0).logDensity(0)) / 1166.1125486770308 - 1)).toBeLessThan(1e-14);
});
