import { digamma } from '../special/digamma.ts';
import { type Ball, EXACT, logSum, lower, realBall, rounded, upper } from './ball.ts';
import { exponential, logarithm } from './ball-elementary.ts';
import { type BigFloat, compare, magnitude, ONE, add as plus } from './big-float.ts';
import { toNumber } from './convert.ts';
import {
  complementaryErrorFunction,
  errorFunction,
  imaginaryErrorFunction,
  maxImaginaryArgument,
} from './error-function.ts';
import * as Integral from './exponential-integral.ts';
import * as Gamma from './gamma.ts';

/*
 * Special functions of real balls; null where the argument is complex, out of the range of the method, or too uncertain.
 */
type BallFunction = (a: Ball, bits: number) => Ball | null;

/** A value of a real function with slope 2^slope. */
const real = (value: BigFloat, a: Ball, slope: number, bits: number): Ball =>
  rounded({ re: value, im: a.value.im }, a.error + slope + 1, bits, true);

/** Whether the ball is so small that the slope at its centre, doubled, holds all over it. */
const small = (a: Ball): boolean => a.real && a.error < -20 + Math.min(0, magnitude(a.value.re));

/** Γ(a): slope Γψ. */
export const gamma: BallFunction = (a, bits) => {
  const x = toNumber(a.value.re);
  if (!small(a) || !(Math.abs(x) < 1e7) || Gamma.isGammaPole(a.value.re)) return null;
  // Within a small multiple of the error of a pole, nothing is known.
  const slope = a.error === EXACT ? 0 : Math.log2(Math.abs(digamma(x)) + 1) + 1;
  if (!Number.isFinite(slope) || slope + a.error > -20) return null;
  const value = Gamma.gamma(a.value.re, bits + 4);
  return real(value, a, slope + magnitude(value), bits);
};

/** ln Γ(a) for a > 0. */
export const lnGamma: BallFunction = (a, bits) => {
  const x = toNumber(a.value.re);
  if (!small(a) || !(x > 0)) return null;
  const value = Gamma.lnGamma(a.value.re, bits + 4);
  const own = logSum(
    a.error + Math.log2(Math.abs(digamma(Math.max(x, 1e-300))) + 1) + 1,
    -bits,
    magnitude(value) - bits,
  );
  return realBall(value, own);
};

/** a! = Γ(a + 1); null where Γ has none, before 1 is added to all the bits of what is too large for it. */
export const factorial: BallFunction = (a, bits) => {
  const size = magnitude(a.value.re);
  if (size > 30) return null;
  const next = {
    ...a,
    value: { re: plus(a.value.re, ONE, bits + Math.max(0, size) + 64), im: a.value.im },
    error: a.error === EXACT && a.value.re.exponent >= 0 ? EXACT : logSum(a.error, -bits - 40),
  };
  return gamma(next, bits);
};

/** B(a, b) = Γ(a)Γ(b)/Γ(a+b) through logarithms, for positive arguments. */
export function beta(a: Ball, b: Ball, sum: Ball, bits: number): Ball | null {
  const parts = [lnGamma(a, bits + 64), lnGamma(b, bits + 64), lnGamma(sum, bits + 64)];
  if (parts.some((part) => part === null)) return null;
  const ln = plus(
    plus(parts[0]!.value.re, parts[1]!.value.re, bits + 96),
    { mantissa: -parts[2]!.value.re.mantissa, exponent: parts[2]!.value.re.exponent },
    bits + 96,
  );
  const error = logSum(...parts.map((part) => part!.error), magnitude(ln) - bits - 90);
  return exponential(realBall(ln, error), bits);
}

/** The slope of erf is at most 2/√π; of erfc, at most (2|a| + 2) erfc. */
export const erf: BallFunction = (a, bits) => {
  if (!a.real || a.error > 0) return null;
  if (a.error === EXACT && a.value.re.mantissa === 0n) return a;
  return real(errorFunction(a.value.re, bits + 4), a, 0.2, bits);
};

/** 1 − erf a for real a within the range of the series; null elsewhere. */
export const erfc: BallFunction = (a, bits) => {
  if (!a.real || upper(a) > 24 || a.error + Math.max(0, upper(a)) > -2) return null;
  const value = complementaryErrorFunction(a.value.re, bits + 4);
  return real(value, a, magnitude(value) + Math.max(0, upper(a)) + 3, bits);
};

/** The slope of erfi is 2/√π·e^(x²). */
export const erfi: BallFunction = (a, bits) => {
  if (a.real && a.error === EXACT && a.value.re.mantissa === 0n) return a;
  if (!small(a)) return null;
  const size = Math.abs(toNumber(a.value.re));
  if (size > maxImaginaryArgument) return null;
  return real(imaginaryErrorFunction(a.value.re, bits + 4), a, size * size * Math.LOG2E + 2, bits);
};

const inSeriesRange = (a: Ball): boolean => small(a) && Math.abs(toNumber(a.value.re)) < Integral.maxSeriesArgument;

/** The sine of a longer number takes as many bits of π as it has. */
const maxWaveBits = 200;

/** What oscillates and has an asymptotic series there (`growth` 0) is known farther out. */
const inRange = (a: Ball, growth: number, bits: number): boolean =>
  inSeriesRange(a) ||
  (growth === 0 && small(a) && magnitude(a.value.re) < maxWaveBits && Integral.isFarOut(a.value.re, bits));

/** Odd entire functions with |f′| ≤ 1 (Si), or cosh (Shi). */
const odd =
  (f: (x: BigFloat, bits: number) => BigFloat, growth: number): BallFunction =>
  (a, bits) => {
    if (a.error === EXACT && a.real && a.value.re.mantissa === 0n) return a;
    if (!inRange(a, growth, bits + 8)) return null;
    return real(f(a.value.re, bits + 8), a, growth * Math.abs(toNumber(a.value.re)) * Math.LOG2E, bits);
  };

/** Si a */
export const sineIntegral = odd(Integral.sineIntegral, 0);
/** Shi a */
export const sinhIntegral = odd(Integral.sinhIntegral, 1);

/** Functions with a logarithm at 0; |f′| ≤ e^x/|x|, e^0/|x| where they oscillate. */
const logarithmic =
  (f: (x: BigFloat, bits: number) => BigFloat, growth: number, positiveOnly: boolean): BallFunction =>
  (a, bits) => {
    if (!inRange(a, growth, bits + 8) || lower(a) === EXACT || (positiveOnly && a.value.re.mantissa < 0n)) return null;
    const value = f(a.value.re, bits + 8);
    const slope = growth * Math.max(0, toNumber(a.value.re)) * Math.LOG2E - lower(a);
    const own = logSum(a.error + slope + 1, -bits, magnitude(value) - bits);
    return realBall(value, own);
  };

/** Ei a */
export const expIntegral = logarithmic(Integral.expIntegral, 1, false);
/** Ci a */
export const cosineIntegral = logarithmic(Integral.cosineIntegral, 0, true);
/** Chi a */
export const coshIntegral = logarithmic(Integral.coshIntegral, 1, true);

/** li(a) = Ei(ln a) for a > 0. */
export const logarithmicIntegral: BallFunction = (a, bits) => {
  if (!a.real || compare(a.value.re, { mantissa: 0n, exponent: 0 }) <= 0) return null;
  const ln = logarithm(a, bits + 16);
  return ln === null ? null : expIntegral(ln, bits);
};

/** S or C, of πt²/2 (DLMF 7.2.7, 7.2.8); null outside the range of the series. */
export const fresnel =
  (kind: 'S' | 'C'): BallFunction =>
  (a, bits) => {
    if (!a.real || a.error > 0 || upper(a) > 5) return null;
    if (a.error === EXACT && a.value.re.mantissa === 0n) return a;
    return real(Integral.fresnel(a.value.re, kind, bits + 8), a, 0, bits);
  };
