import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adaptiveGaussLegendre } from '../../../numeric/quadrature/gauss-legendre.ts';
import { stable } from '../stable.ts';
import { nearOne } from './near-one.ts';
import { standardStable } from './standard.ts';
import { centredFourierTail, centredTail } from './tail.ts';
import { turnedFourier } from './turned.ts';

const skew = fc.integer({ min: -64, max: 64 }).map((k) => k / 64);
const excess = fc.tuple(fc.constantFrom(-1, 1), fc.integer({ min: 8, max: 48 })).map(([sign, k]) => sign * 2 ** -k);
const place = fc.integer({ min: -80, max: 80 }).map((k) => k / 4);
const relative = (a: number, b: number) => (a === b ? 0 : Math.abs(a / b - 1));
const shiftOf = (e: number, b: number) => -b / Math.tan((Math.PI / 2) * e);

describe('laws with α near 1, in S0', () => {
  test('the two tails add up to 1', () => {
    fc.assert(
      fc.property(excess, skew, place, (e, b, y) => {
        const law = nearOne(e, b);
        expect(law.lower(y) + law.upper(y)).toBeNear(1, 1e-14);
      }),
      { numRuns: 60 },
    );
  });

  test('the density is the derivative of the distribution function, on the smaller side', () => {
    fc.assert(
      fc.property(excess, skew, place, (e, b, y) => {
        const law = nearOne(e, b);
        const [from, to] = [y - 1 / 16, y + 1 / 16];
        const upper = law.upper(y) < 0.5;
        const [large, small] = upper ? [law.upper(from), law.upper(to)] : [law.lower(to), law.lower(from)];
        if (large < 1e-290) return;
        const mass = adaptiveGaussLegendre(law.density, from, to, 1e-14 * large, 1e-13);
        expect(Math.abs(mass - (large - small))).toBeLessThan(1e-12 * large);
      }),
      { numRuns: 40 },
    );
  });

  test('they are continuous in α across 1, and change at the rate of |ε|', () => {
    fc.assert(
      fc.property(skew, place, (b, y) => {
        const at = nearOne(0, b);
        for (const e of [1e-6, -1e-6, 1e-12, -1e-12]) {
          const law = nearOne(e, b);
          const allowed = 60 * Math.abs(e) * (1 + Math.abs(Math.log(at.density(y)))) + 1e-13;
          expect(relative(law.density(y), at.density(y))).toBeLessThan(allowed);
          expect(relative(law.lower(y), at.lower(y))).toBeLessThan(allowed);
          expect(relative(law.upper(y), at.upper(y))).toBeLessThan(allowed);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('Fourier inversion on the real axis and on a turned ray agrees', () => {
    fc.assert(
      fc.property(excess, skew, fc.integer({ min: -400, max: 400 }), (e, b, k) => {
        const y = k / 8;
        const second = centredFourierTail(e, b, y);
        if (!second) return;
        const law = nearOne(e, b);
        expect(relative(second.side === 'upper' ? law.upper(y) : law.lower(y), second.value)).toBeLessThan(1e-10);
      }),
      { numRuns: 40 },
    );
  });

  test('the integral over an angle, written for any α, agrees to what it leaves of its digits', () => {
    fc.assert(
      fc.property(skew, place, fc.constantFrom(-1 / 128, 1 / 128), (b, y, e) => {
        const [law, plain, x] = [nearOne(e, b), standardStable(1 + e, b), y + shiftOf(e, b)];
        if (law.density(y) < 1e-30) return;
        expect(relative(law.density(y), plain.density(x))).toBeLessThan(1e-9);
        expect(relative(law.upper(y), plain.upper(x))).toBeLessThan(1e-9);
      }),
      { numRuns: 40 },
    );
  });

  test('the turned ray and the imaginary axis agree where both are good', () => {
    fc.assert(
      fc.property(excess, skew, fc.integer({ min: 21, max: 100_000 }), (e, b, y) => {
        if (b < -0.9) return;
        const [ray, axis] = [turnedFourier(e, b, shiftOf(e, b)), centredTail(e, b)];
        expect(relative(ray.upper(y), axis.survival(y))).toBeLessThan(1e-12);
        expect(relative(ray.density(y), axis.density(y))).toBeLessThan(1e-12);
      }),
      { numRuns: 40 },
    );
  });
});

/** Real-axis quadrature of the characteristic function in mpmath at 30 digits: ε, β, y, f(y), P(Y ≤ y). */
const MPMATH: readonly (readonly [number, number, number, number, number])[] = [
  [0.001, 1, -2, 0.0066037976219736711, 0.00072146170459050642],
  [-1e-6, 1, 0.5, 0.21231838228284332, 0.48423911185740761],
  [1e-10, -0.75, 3, 0.0085297300215977726, 0.97609790491780074],
  [-1e-13, 0.5, -1, 0.17927843764217554, 0.16544377720975822],
  [1e-6, 0.25, 2, 0.072926195058700131, 0.81583671251802195],
  [-0.005, -1, -4, 0.038399067094017282, 0.17448500469447903],
  [0.0049, -0.34375, 0.75, 0.22982081983570432, 0.75901514172945033],
  [-0.001, 0.34375, -1, 0.16802382784244554, 0.19099269661456385],
  [1e-6, 0.34375, -0.25, 0.31173422130052062, 0.38069329123001459],
  [0, -0.34375, 1.5, 0.085787245489598559, 0.86990324934331698],
  [0, 0.001, 2, 0.063701273437111061, 0.85227063049598149],
];

test.each(MPMATH)('ε = %d, β = %d, y = %d agrees with 30-digit quadrature', (e, b, y, density, lower) => {
  const law = nearOne(e, b);
  expect(relative(law.density(y), density)).toBeLessThan(4e-15);
  expect(relative(law.lower(y), lower)).toBeLessThan(4e-15);
});

describe('in S1', () => {
  test('a place typed with all its digits is found although the law has moved off', () => {
    // x = tan-shift + ½ in double-double: the same as S0 at ½.
    const e = 2 ** -30;
    const law = stable({ hi: 1 + e, lo: 0 }, 1, 1, 0);
    const mode = law.mode();
    expect('at' in mode && relative(mode.at[0]!, shiftOf(e, 1))).toBeLessThan(1e-8);
    const median = law.median();
    expect(law.cumulative(median)).toBeNear(0.5, 1e-6);
  });

  test('where not even a double-double tells where x lies there is no answer', () => {
    expect(stable({ hi: 1, lo: 1e-18 }, 1, 1, 0).density(0)).toBeNaN();
  });

  test('an index next to 1 with β = 0 is next to the Cauchy law', () => {
    for (const e of [1e-9, -1e-9]) expect(relative(stable(1 + e, 0, 1, 0).survival(1), 0.25)).toBeLessThan(1e-8);
  });
});
