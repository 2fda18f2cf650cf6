import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { twoSum } from '../double-double.ts';
import { digamma } from './digamma.ts';
import { erf } from './erf.ts';
import { erfInverse } from './erf-inverse.ts';
import { erfc } from './erfc.ts';
import { erfcInverse } from './erfc-inverse.ts';
import { gamma } from './gamma.ts';
import { gammaSign } from './gamma-sign.ts';
import { betaI, betaIComplement, lnBetaI } from './incomplete-beta.ts';
import { betaIInverse, lnBetaWeight } from './incomplete-beta-inverse.ts';
import { gammaP, gammaQ, lnGammaP, lnGammaQ } from './incomplete-gamma.ts';
import { gammaPInverse, gammaQInverse, lnGammaWeight } from './incomplete-gamma-inverse.ts';
import { lnGamma } from './ln-gamma.ts';

const close = (a: number, b: number, tolerance = 1e-13): void => {
  if (!(a === b || Math.abs(a - b) <= tolerance * Math.abs(b))) expect(a).toBe(b);
};
/** Numbers spread over orders of magnitude. */
const spread = (low: number, high: number) =>
  fc.double({ min: low, max: high, noNaN: true }).map((exponent) => 10 ** exponent);
const probability = fc.oneof(fc.double({ min: 1e-6, max: 1 - 1e-6, noNaN: true }), spread(-250, -1));

describe('gamma', () => {
  test('recurrence Γ(x+1) = xΓ(x), where x + 1 is exact', () =>
    fc.assert(
      fc.property(fc.integer({ min: -170 * 1024, max: 169 * 1024 }), (n) => {
        const x = n / 1024;
        if (!Number.isInteger(x)) close(gamma(x + 1), x * gamma(x), 1e-14);
      }),
    ));
  test('lnGamma is the logarithm of |gamma|', () =>
    fc.assert(
      fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (x) => {
        if (Number.isInteger(x) || Math.abs(x) < 1e-300) return;
        close(Math.exp(lnGamma(x)) * gammaSign(x), gamma(x), 1e-13);
      }),
    ));
  test('poles and ends', () => {
    for (const x of [-1, -2, -170, Number.NaN, Number.NEGATIVE_INFINITY]) expect(gamma(x)).toBeNaN();
    expect(gamma(0)).toBe(Number.POSITIVE_INFINITY);
    expect(gamma(-0)).toBe(Number.NEGATIVE_INFINITY);
    expect(gamma(171)).toBe(7.257415615307999e306);
    expect(gamma(172)).toBe(Number.POSITIVE_INFINITY);
    expect(lnGamma(-3)).toBe(Number.POSITIVE_INFINITY);
    expect(lnGamma(1)).toBe(0);
    expect(lnGamma(2)).toBe(0);
  });
  test('digamma: recurrence and reflection', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 * 1024 }), (n) => {
        const x = n / 1024;
        const sum = digamma(x) + 1 / x;
        if (Math.abs(sum) > 0.1) close(digamma(x + 1), sum, (3e-16 / x + 1e-14) * 10);
      }),
    ));
});

describe('error function', () => {
  test('odd, and complementary', () =>
    fc.assert(
      fc.property(fc.double({ min: -6, max: 6, noNaN: true }), (x) => {
        expect(erf(-x)).toBe(-erf(x));
        close(erf(x) + erfc(x), 1, 1e-15);
      }),
    ));
  test('inverses: the error is that of rounding x', () =>
    fc.assert(
      fc.property(probability, (p) => {
        const x = erfcInverse(p);
        close(erfc(x), p, 1e-15 + 6e-16 * (1 + x * x));
        close(erf(erfInverse(p)), p, 2e-15);
      }),
    ));
  test('ends', () => {
    expect([erfcInverse(0), erfcInverse(2), erfInverse(1), erfInverse(-1)]).toEqual([
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ]);
    expect(erfcInverse(-1e-9)).toBeNaN();
    expect(erfInverse(1.1)).toBeNaN();
  });
});

describe('incomplete gamma', () => {
  test('P + Q = 1, and the logarithms agree', () =>
    fc.assert(
      fc.property(spread(-6, 12), spread(-2, 2), (a, ratio) => {
        const x = a * ratio;
        const [p, q] = [gammaP(a, x), gammaQ(a, x)];
        close(p + q, 1, 1e-15);
        if (p > 1e-300) close(Math.exp(lnGammaP(a, x)), p, 3e-13);
        if (q > 1e-300) close(Math.exp(lnGammaQ(a, x)), q, 3e-13);
      }),
    ));
  test('recurrence P(a+1, x) = P(a, x) − x^a e^{−x}/Γ(a+1) in the tail', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 4000 }), (n, k) => {
        const [a, x] = [n / 16, k / 16];
        if (x >= a) close(gammaQ(a + 1, x), gammaQ(a, x) + Math.exp(lnGammaWeight(a, x)) / a, 2e-12);
        else close(gammaP(a, x), gammaP(a + 1, x) + Math.exp(lnGammaWeight(a, x)) / a, 2e-12);
      }),
    ));
  test('the methods meet without a step at a = 20, x = 1.5 and η = ±1', () => {
    for (const [a, x] of [
      [20, 14],
      [20, 27],
      [20, 6.5],
      [20, 47],
      [0.999, 1.5],
    ] as const) {
      for (const f of [gammaP, gammaQ]) close(f(a * (1 + 1e-13), x), f(a * (1 - 1e-13), x), 1e-11);
    }
  });
  test('far tails keep a logarithm', () => {
    close(lnGammaQ(1, 5000), -5000);
    close(lnGammaP(3, 1e-200), 3 * Math.log(1e-200) - Math.log(6));
    expect(gammaQ(1, 5000)).toBe(0);
  });
  test('inverse: x within the rounding of what its slope allows', () =>
    fc.assert(
      fc.property(spread(-3, 12), probability, (a, p) => {
        for (const [inverse, ln] of [
          [gammaPInverse, lnGammaP],
          [gammaQInverse, lnGammaQ],
        ] as const) {
          const x = inverse(a, p);
          if (x < 1e-290) continue;
          const slope = Math.exp(lnGammaWeight(a, x) - ln(a, x));
          expect(Math.abs(ln(a, x) - Math.log(p))).toBeLessThanOrEqual(4e-15 * slope + 4e-15 * (1 - Math.log(p)));
        }
      }),
    ));
  test('the domain', () => {
    expect([gammaP(2, 0), gammaP(2, Number.POSITIVE_INFINITY), gammaP(0, 1)]).toEqual([0, 1, 1]);
    for (const [a, x] of [
      [-1, 1],
      [1, -1],
      [Number.NaN, 1],
      [0, 0],
    ] as const)
      expect(gammaP(a, x)).toBeNaN();
  });
});

describe('incomplete beta', () => {
  test('I_x(a, b) + I_{1−x}(b, a) = 1', () =>
    fc.assert(
      fc.property(spread(-8, 10), spread(-8, 10), fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true }), (a, b, x) => {
        const y = twoSum(1, -x);
        close(betaI(a, b, x), betaIComplement(b, a, y, x), 3e-15);
        close(betaI(a, b, x) + betaIComplement(a, b, x), 1, 1e-15);
        if (betaI(a, b, x) > 1e-300) close(Math.exp(lnBetaI(a, b, x)), betaI(a, b, x), 3e-13);
      }),
    ));
  test('I_x(a, 1) = x^a, whatever a', () =>
    fc.assert(
      fc.property(spread(-300, 2), fc.double({ min: 1e-9, max: 0.999, noNaN: true }), (a, x) => {
        close(betaI(a, 1, x), x ** a, 2e-15);
        close(betaIComplement(a, 1, x), -Math.expm1(a * Math.log(x)), 2e-15);
      }),
    ));
  test('a binomial tail is the sum of its terms', () => {
    // P(X ≤ 3) for n = 10, p = 1/4 is I_{3/4}(7, 4) = 203401.75…/4^9: an exact rational.
    const exact = (3 ** 10 + 10 * 3 ** 9 + 45 * 3 ** 8 + 120 * 3 ** 7) / 4 ** 10;
    close(betaI(7, 4, 0.75), exact, 1e-15);
  });
  test('inverse: the logit within the rounding of what its slope allows', () =>
    fc.assert(
      fc.property(spread(-3, 10), spread(-3, 10), probability, (a, b, p) => {
        const { x, y } = betaIInverse(a, b, p);
        if (x < 1e-290 || y < 1e-290) return;
        const [u, v] = x < y ? [x, twoSum(1, -x)] : [twoSum(1, -y), y];
        const ln = lnBetaI(a, b, u, v);
        const slope = Math.exp(lnBetaWeight(a, b, u, v) - ln);
        expect(Math.abs(ln - Math.log(p))).toBeLessThanOrEqual(8e-15 * slope + 8e-15 * (1 - Math.log(p)));
      }),
    ));
  test('the domain', () => {
    expect([betaI(2, 3, 0), betaI(2, 3, 1)]).toEqual([0, 1]);
    for (const [a, b, x] of [
      [-1, 1, 0.5],
      [1, -1, 0.5],
      [1, 1, 1.5],
      [1, 1, -0.5],
      [0, 0, 0.5],
    ] as const) {
      expect(betaI(a, b, x)).toBeNaN();
    }
  });
});
