import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type QuantileSearch, searchQuantile } from './quantile-search.ts';

const probability = fc.integer({ min: 4, max: 3900 }).map((k) => 2 ** (-k / 4));
const shape = fc.integer({ min: -24, max: 24 }).map((k) => 2 ** (k / 4));
const infinite = Number.POSITIVE_INFINITY;

/** The answer, and how often the probability was asked for. */
function counted(search: QuantileSearch): { x: number; calls: number } {
  let calls = 0;
  const probability = (x: number): number => {
    calls++;
    return search.probability(x);
  };
  return { x: searchQuantile({ ...search, probability }), calls };
}

test('lower tail of the Weibull law: x with 1 − e^{−x^k} = p, in a handful of steps', () => {
  fc.assert(
    fc.property(shape, probability, (k, target) => {
      const wanted = (-Math.log1p(-target)) ** (1 / k);
      fc.pre(wanted > 1e-300);
      const { x, calls } = counted({
        probability: (at) => -Math.expm1(-(at ** k)),
        logDensity: (at) => Math.log(k) + (k - 1) * Math.log(at) - at ** k,
        grows: true,
        target,
        low: 0,
        high: infinite,
        start: 1,
      });
      expect(Math.abs(x / wanted - 1)).toBeLessThan(1e-15 * (4 + 700 / k));
      expect(calls).toBeLessThan(20);
    }),
  );
});

test('upper tails, light and heavy, and both ends of a finite support', () => {
  fc.assert(
    fc.property(shape, probability, (k, target) => {
      const heavy = counted({
        probability: (at) => (1 + at) ** -k,
        logDensity: (at) => Math.log(k) - (k + 1) * Math.log1p(at),
        grows: false,
        target,
        low: 0,
        high: infinite,
        start: 1,
      });
      const far = Math.expm1(-Math.log(target) / k);
      if (far < 1e300) expect(Math.abs(heavy.x / far - 1)).toBeLessThan(1e-15 * (4 + 700 / k));
      expect(heavy.calls).toBeLessThan(far < 1e300 ? 30 : 1200);
      // Kumaraswamy's law with one shape: P(X ≤ x) = x^k on [0, 1].
      const power = counted({
        probability: (at) => at ** k,
        logDensity: (at) => Math.log(k) + (k - 1) * Math.log(at),
        grows: true,
        target,
        low: 0,
        high: 1,
        start: 0.5,
      });
      const near = target ** (1 / k);
      if (near > 1e-300) expect(Math.abs(power.x / near - 1)).toBeLessThan(1e-15 * (4 + 700 / k));
    }),
  );
});

test('where the probability leaps from double to double, the first of them that has reached it', () => {
  // One unit in the last place of 2^60 is 256.
  const low = 2 ** 60;
  const x = searchQuantile({
    probability: (at) => (at - low) / 2048,
    logDensity: () => -Math.log(2048),
    grows: true,
    target: 0.3,
    low,
    high: low + 2048,
    start: low + 1024,
  });
  expect(x - low).toBe(768);
});

test('beyond the range of doubles there is no answer', () => {
  const tail = { logDensity: (at: number) => Math.log(0.01) - 1.01 * Math.log(at), low: 1, high: infinite, start: 2 };
  expect(searchQuantile({ ...tail, probability: (at) => at ** -0.01, grows: false, target: 1e-9 })).toBeNaN();
});
