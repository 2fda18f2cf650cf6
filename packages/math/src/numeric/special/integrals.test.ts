import { describe, expect, test } from 'vitest';
import { dilogarithm } from './dilogarithm.ts';
import { ellipticE, ellipticEComplete, ellipticF, ellipticK, ellipticPi } from './elliptic.ts';
import { expIntegral, expIntegralE1, logIntegral } from './exponential-integral.ts';
import { testAgainst } from './fixtures/agreement.ts';
import records from './fixtures/integrals.json' with { type: 'json' };
import { fresnelC, fresnelS } from './fresnel.ts';
import { lambertW } from './lambert-w.ts';
import { polygamma, trigamma } from './polygamma.ts';
import { coshIntegral, cosineIntegral, sineIntegral, sinhIntegral } from './trigonometric-integral.ts';
import { zeta } from './zeta.ts';

/** Made by fixtures/generate-integrals.gp: [m, e] is the double m·2^e. */
const functions: Record<string, (...args: number[]) => number> = {
  coshIntegral,
  cosineIntegral,
  dilogarithm,
  ellipticE,
  ellipticEComplete,
  ellipticF,
  ellipticK,
  expIntegral: (x) => expIntegral(x),
  expIntegralE1,
  fresnelC,
  fresnelS,
  lambertW: (x) => lambertW(x),
  logIntegral,
  sineIntegral,
  sinhIntegral,
  trigamma,
  zeta,
};

describe('agree with 25 digits of PARI/GP', () => {
  testAgainst(records, functions);
});

const close = (a: number, b: number, tolerance = 1e-14): void => {
  if (!(Math.abs(a - b) <= tolerance * Math.abs(b))) expect(a).toBe(b);
};

test('both branches of W solve w e^w = x', () => {
  for (const x of [-0.3678, -0.3, -0.1, -1e-5, -1e-200]) {
    for (const branch of [0, -1] as const) {
      const w = lambertW(x, branch);
      close(w * Math.exp(w), x, 1e-13 * Math.max(1, -w));
      expect(branch === 0 ? w > -1 : w < -1).toBe(true);
    }
  }
  expect(lambertW(-0.4)).toBeNaN();
  expect(lambertW(0.5, -1)).toBeNaN();
});

test('beside their zeros', () => {
  // The double next to the zero 0.37250741078136663446… of Ei, and to 1.45136923488338105028… of li; the values by PARI/GP.
  expect(expIntegral(0.3725074107813666)).toBeNear(-5.1196989365556847e-17, 4e-16);
  expect(logIntegral(1.451369234883381)).toBeNear(1.2958497702998692e-16, 4e-16);
});

test('the third elliptic integral with n = 0 is the first, with n = m a known combination', () => {
  for (const [phi, m] of [
    [0.7, 0.3],
    [2.5, 0.9],
    [-4, -2],
  ] as const) {
    close(ellipticPi(0, phi, m), ellipticF(phi, m));
    // DLMF 19.6.13: Π(m; φ | m) = (E(φ|m) − m sin φ cos φ/√(1 − m sin²φ))/(1 − m)
    const delta = Math.sqrt(1 - m * Math.sin(phi) ** 2);
    close(ellipticPi(m, phi, m), (ellipticE(phi, m) - (m * Math.sin(phi) * Math.cos(phi)) / delta) / (1 - m), 1e-13);
  }
});

test('polygamma: recurrence 5.15.5 on both sides of 0, and poles', () => {
  for (const n of [1, 2, 3, 5]) {
    for (const x of [0.25, 3.5, -0.75, -7.25]) {
      const factorial = [1, 1, 2, 6, 24, 120][n]!;
      close(polygamma(n, x + 1), polygamma(n, x) + (n % 2 === 0 ? 1 : -1) * factorial * x ** -(n + 1), 1e-11);
    }
  }
  expect([trigamma(0), trigamma(-3), polygamma(1.5, 1)]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
});

test('special points', () => {
  expect([zeta(-2), zeta(-40), zeta(1), zeta(0)]).toEqual([0, 0, Number.POSITIVE_INFINITY, -0.5]);
  close(dilogarithm(-1), -(Math.PI ** 2) / 12);
  expect(dilogarithm(1.5)).toBeNaN();
  expect([expIntegral(0), logIntegral(0), logIntegral(1), cosineIntegral(0)]).toEqual([
    Number.NEGATIVE_INFINITY,
    0,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ]);
  expect([sineIntegral(Number.POSITIVE_INFINITY), fresnelS(1e20), fresnelC(-1e20)]).toEqual([Math.PI / 2, 0.5, -0.5]);
});
