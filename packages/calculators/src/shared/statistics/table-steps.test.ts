import { normal } from '@nomogram/math/statistics/distributions/normal.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalTableStep } from './table-steps.ts';

/** What is read off a table belongs to z with two decimals; only where z has no more of them is it said to be Φ(z). */
test('a value of a table is Φ of what it is said to be', () => {
  fc.assert(
    fc.property(fc.double({ min: -3.9, max: 3.9, noNaN: true }), fc.boolean(), (any, isListed) => {
      const z = isListed ? Number(any.toFixed(2)) : any;
      const step = normalTableStep(z);
      if (step === undefined) return;
      const [, at, value] = /^Phi\((-?[\d.]+)\).*≈ ([\d.]+)$/.exec(step.written!.text)!;
      expect(Math.abs(Number(value) - normal(0, 1).cumulative(Number(at)))).toBeLessThan(1.01e-4);
      expect(step.says?.includes('only near')).toBe(Number(at) !== z);
    }),
    { seed: 8 },
  );
});
