import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adaptiveGaussLegendre, gaussLegendre } from './gauss-legendre.ts';
import { sumSmooth } from './sum-smooth.ts';

describe('gaussLegendre', () => {
  test('is exact for polynomials up to degree 31', () => {
    for (let n = 0; n <= 31; n++) {
      const exact = (2 ** (n + 1) - (-1) ** (n + 1)) / (n + 1);
      expect(Math.abs(gaussLegendre((x) => x ** n, -1, 2) / exact - 1), `x^${n}`).toBeLessThan(1e-14);
    }
  });

  test('and not for degree 32', () => {
    expect(Math.abs(gaussLegendre((x) => x ** 32, -1, 1) / (2 / 33) - 1)).toBeGreaterThan(1e-10);
  });
});

describe('adaptiveGaussLegendre', () => {
  test('resolves a narrow peak by halving', () => {
    const lorentz = adaptiveGaussLegendre((x) => 1e-4 / (x * x + 1e-8), -1, 2, 1e-15);
    expect(Math.abs(lorentz - (Math.atan(2e4) + Math.atan(1e4)))).toBeLessThan(1e-13);
  });

  test('ends on a function that is noise', () => {
    let calls = 0;
    const noise = (x: number): number => {
      calls++;
      return Math.sin(1e9 * x * x);
    };
    expect(Math.abs(adaptiveGaussLegendre(noise, 0, 1, 1e-16))).toBeLessThan(1);
    expect(calls).toBeLessThan(3000);
  });

  test('ends soon on noise that is larger than is said, and keeps the integral of what it disturbs', () => {
    fc.assert(
      fc.property(fc.integer({ min: -11, max: -3 }), fc.double({ min: 0.5, max: 3, noNaN: true }), (size, rate) => {
        let calls = 0;
        const disturbed = (x: number): number => {
          calls++;
          return Math.exp(-rate * x) * (1 + 10 ** size * Math.sin(1e12 * x * x));
        };
        const found = adaptiveGaussLegendre(disturbed, 0, 4, 1e-16, 1e-13);
        expect(Math.abs((found * rate) / -Math.expm1(-4 * rate) - 1)).toBeLessThan(10 ** size);
        expect(calls).toBeLessThan(6000);
      }),
    );
  });

  test('resolves a dozen narrow peaks, and jumps, which are no noise', () => {
    const peaks = Array.from({ length: 12 }, (_, k) => k / 12 + 0.003);
    const width = 1e-5;
    const f = (x: number) => peaks.reduce((sum, at) => sum + width / ((x - at) ** 2 + width ** 2), 0);
    const exact = peaks.reduce((sum, at) => sum + Math.atan((1 - at) / width) + Math.atan(at / width), 0);
    expect(Math.abs(adaptiveGaussLegendre(f, 0, 1, 1e-15, 1e-13) / exact - 1)).toBeLessThan(1e-12);
    expect(
      Math.abs(adaptiveGaussLegendre((x) => (x < Math.SQRT1_2 ? 1 : 3), 0, 1, 1e-15) / (3 - Math.SQRT2) - 1),
    ).toBeLessThan(1e-11);
  });
});

describe('sumSmooth', () => {
  test('adds a power law, finite and infinite', () => {
    expect(
      Math.abs(sumSmooth((j) => 1 / (j + 1) ** 2, Number.POSITIVE_INFINITY) / (Math.PI ** 2 / 6) - 1),
    ).toBeLessThan(1e-15);
    // The harmonic number of a million million: ln n + γ + 1/2n.
    const harmonic = Math.log(1e12) + 0.5772156649015329 + 0.5e-12;
    expect(Math.abs(sumSmooth((j) => 1 / (j + 1), 1e12) / harmonic - 1)).toBeLessThan(1e-15);
  });

  test('adds a Gaussian of any width', () => {
    for (const s of [1.5, 3, 30, 1e3, 1e9]) {
      const half = sumSmooth((j) => Math.exp(-0.5 * (j / s) ** 2), Number.POSITIVE_INFINITY);
      // By Poisson's summation formula the two-sided sum is s√2π up to e^{−2π²s²}.
      const exact = s * Math.sqrt(2 * Math.PI) * (1 + 2 * Math.exp(-2 * Math.PI ** 2 * s * s));
      expect(Math.abs((2 * half - 1) / exact - 1), `width ${s}`).toBeLessThan(2e-15);
    }
  });

  test('agrees with plain addition wherever that is possible', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0.01, max: 3, noNaN: true }), (n, s) => {
        let plain = 0;
        for (let j = n - 1; j >= 0; j--) plain += (j + 1) ** -s;
        expect(Math.abs(sumSmooth((j) => (j + 1) ** -s, n) / plain - 1)).toBeLessThan(1e-13);
      }),
      { numRuns: 60 },
    );
  });
});
