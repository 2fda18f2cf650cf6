import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../../tools/setup/law-runs.ts';
import * as B from './big-float.ts';
import { e, euler, ln2, pi } from './constants.ts';
import {
  floor,
  fromDecimal,
  fromInteger,
  fromNumber,
  fromQuotient,
  nearestInteger,
  toDecimal,
  toNumber,
} from './convert.ts';
import { complementaryErrorFunction, errorFunction } from './error-function.ts';
import { cosh, exponential, sinh, tanh } from './exponential.ts';
import { cosineIntegral, expIntegral, isFarOut, sineIntegral } from './exponential-integral.ts';
import records from './fixtures/precise.json' with { type: 'json' };
import { gamma, lnGamma } from './gamma.ts';
import { arccosine, arcosh, arcsine, arctangent, arsinh, artanh } from './inverse-trigonometric.ts';
import { logarithm } from './logarithm.ts';
import { decimalOfExponential } from './scaled-decimal.ts';
import { cosine, sine, tangent } from './trigonometric.ts';

/** Made by fixtures/generate.gp: the argument is m·2^e, the value has 120 digits. */
const functions: Record<string, (x: B.BigFloat, bits: number) => B.BigFloat> = {
  exponential,
  logarithm,
  sine,
  cosine,
  tangent,
  arctangent,
  arcsine,
  arccosine,
  sinh,
  cosh,
  tanh,
  arsinh,
  arcosh: (x, bits) => arcosh(B.add(B.ONE, x, 200), bits),
  artanh,
  gamma,
  lnGamma,
  errorFunction,
  complementaryErrorFunction,
  expIntegral,
  squareRoot: B.squareRoot,
};

describe('functions agree with PARI/GP to the digits asked for', () => {
  for (const [name, f] of Object.entries(functions)) {
    test(name, () => {
      const own = records.filter(({ fn }) => fn === name);
      expect(own.length).toBe(12);
      for (const digits of [15, 50, 110]) {
        const bits = Math.ceil(digits * Math.log2(10)) + 2;
        for (const { m, e: power, expected } of own) {
          const value = f(B.normal(BigInt(m), power), bits);
          const reference = fromDecimal(expected, 420)!;
          const error = B.magnitude(B.subtract(value, reference, 64)) - B.magnitude(reference);
          expect(error, `${name}(${m}·2^${power}) at ${digits} digits`).toBeLessThanOrEqual(2 - bits);
        }
      }
    });
  }
});

test('where the asymptotic series of erfc begins to reach the digits it ends, and has them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 400 }), fc.integer({ min: 0, max: 48 }), (bits, k) => {
      // Its least term is about 2^−(bits + 24), with which it ends.
      const x = fromNumber(Math.sqrt((bits + 23 + k / 16) / Math.LOG2E));
      const value = complementaryErrorFunction(x, bits);
      const reference = complementaryErrorFunction(x, bits + 200);
      const error = B.magnitude(B.subtract(value, reference, 64)) - B.magnitude(reference);
      expect(error).toBeLessThanOrEqual(2 - bits);
    }),
    { numRuns: lawRuns(60, 2000) },
  );
});

test('the sine and cosine integrals by their asymptotic series are those of the power series', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -40_000, max: 40_000 }),
      fc.integer({ min: 20, max: 300 }),
      fc.constantFrom(sineIntegral, cosineIntegral),
      (k, bits, f) => {
        const x = fromNumber((f === cosineIntegral ? Math.abs(k) : k) / 64);
        // With so many bits more the power series is what is summed.
        const more = bits + Math.ceil(Math.abs(k) / 32);
        fc.pre(isFarOut(x, bits) && !isFarOut(x, more));
        const off = B.subtract(f(x, bits), f(x, more), more);
        expect(off.mantissa === 0n || B.magnitude(off) <= 2 - bits, `${toNumber(x)} to ${bits} bits`).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test('the error function of next to nothing is next to nothing', () => {
  const tiny: B.BigFloat = { mantissa: 3n, exponent: -2_000_000_000 };
  const ratio = B.divide(errorFunction(tiny, 60), tiny, 53);
  expect(toNumber(ratio)).toBeNear(2 / Math.sqrt(Math.PI), 1e-15);
});

test('constants', () => {
  expect(toDecimal(pi(200), 50)).toBe('3.1415926535897932384626433832795028841971693993751');
  expect(toDecimal(e(200), 50)).toBe('2.7182818284590452353602874713526624977572470937');
  expect(toDecimal(ln2(200), 50)).toBe('0.69314718055994530941723212145817656807550013436026');
  expect(toDecimal(euler(200), 50)).toBe('0.57721566490153286060651209008240243104215933593992');
  expect(toDecimal(pi(4000), 1001)).toMatch(/2164201989$/);
});

describe('arithmetic is that of doubles at 53 bits', () => {
  const double = fc
    .double({ min: -1e100, max: 1e100, noNaN: true, noDefaultInfinity: true })
    .filter((x) => x === 0 || Math.abs(x) > 1e-100);
  test('+ − × ÷ √', () =>
    fc.assert(
      fc.property(double, double, (a, b) => {
        const [x, y] = [fromNumber(a), fromNumber(b)];
        expect(toNumber(B.add(x, y, 53))).toBe(a + b + 0);
        expect(toNumber(B.subtract(x, y, 53))).toBe(a - b + 0);
        expect(toNumber(B.multiply(x, y, 53))).toBe(a * b + 0);
        if (b !== 0) expect(toNumber(B.divide(x, y, 53))).toBe(a / b + 0);
        expect(toNumber(B.squareRoot(B.abs(x), 53))).toBe(Math.sqrt(Math.abs(a)));
        expect(B.compare(x, y)).toBe(a < b ? -1 : a > b ? 1 : 0);
      }),
    ));
  test('conversion there and back, subnormal numbers too', () =>
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (x) => {
        expect(toNumber(fromNumber(x))).toBe(x + 0);
        expect(floor(fromNumber(x % 1e15))).toBe(BigInt(Math.floor(x % 1e15)));
      }),
    ));
});

test('rounding is to nearest, ties to even', () => {
  expect([0.5, 1.5, 2.5, -0.5, -1.5].map((x) => nearestInteger(fromNumber(x)))).toEqual([0n, 2n, 2n, 0n, -2n]);
  expect(toDecimal(fromQuotient(2n, 3n, 200), 20)).toBe('0.66666666666666666667');
  expect(toNumber(B.round(fromInteger(2n ** 60n + 1n), 53))).toBe(2 ** 60);
});

test('errors are thrown where no number is', () => {
  expect(() => B.divide(B.ONE, B.ZERO, 50)).toThrow(RangeError);
  expect(() => logarithm(B.ZERO, 50)).toThrow(RangeError);
  expect(() => B.squareRoot(fromInteger(-1), 50)).toThrow(RangeError);
  expect(() => gamma(fromInteger(-3), 50)).toThrow(RangeError);
  expect(() => arcsine(fromInteger(2), 50)).toThrow(RangeError);
});

test('numbers too long to write out', () => {
  expect(decimalOfExponential(fromInteger(10n ** 20n), 20)).toMatch(/^\d\.\d{19}e\+43429448190325182765$/);
  expect(decimalOfExponential(B.negate(logarithm(fromInteger(10), 300)), 20)).toBe('1e-1');
});
