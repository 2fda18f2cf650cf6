import * as B from './ball.ts';
import { abs, compare, magnitude, ONE, sign as signOf, timesPowerOfTwo } from './big-float.ts';
import type { PreciseComplex } from './complex.ts';
import * as C from './complex.ts';
import { pi } from './constants.ts';
import { toNumber } from './convert.ts';
import { maxExponentBits, cosh as realCosh, sinh as realSinh, tanh as realTanh } from './exponential.ts';
import * as Inverse from './inverse-trigonometric.ts';
import { maxAngleBits } from './trigonometric.ts';

/*
 * The elementary functions of balls. Each inherits the error of its argument times a bound of |f′| on the ball; the bounds
 * are generous, which costs a few bits and no certainty.
 */

/** e^a; null where the argument is too large or too uncertain. */
export function exponential(a: B.Ball, bits: number): B.Ball | null {
  if (B.upper(a) > maxExponentBits || a.error > 0 || magnitude(a.value.im) > maxAngleBits) return null;
  const value = C.exponential(a.value, bits + 4);
  // |e^(a+δ) − e^a| ≤ 2 |e^a| |δ| for |δ| ≤ 1.
  return B.rounded(value, a.error + B.sizeOf(value) + 1, bits, a.real);
}

/** ln a, principal value. */
export function logarithm(a: B.Ball, bits: number): B.Ball | null {
  const least = B.lower(a);
  if (least === B.EXACT || B.besideCut(a)) return null;
  const value = C.logarithm(a.value, bits + 4);
  // ln 1 = 0 exactly.
  if (a.error === B.EXACT && C.isZero(value)) return B.integerBall(0);
  return B.rounded(value, a.error - least + 1, bits, a.real && a.value.re.mantissa > 0n);
}

/** √a, principal value. */
export function squareRoot(a: B.Ball, bits: number): B.Ball | null {
  if (a.error === B.EXACT && C.isZero(a.value)) return a;
  const least = B.lower(a);
  if (least === B.EXACT || B.besideCut(a)) return null;
  const value = C.squareRoot(a.value, bits + 4);
  return B.rounded(value, a.error - least / 2, bits, a.real && a.value.re.mantissa > 0n);
}

/** The logarithm is taken with as many more bits as the exponent has: beyond this many, nobody asks for the power. */
const maxPowerBits = 4096;

/** a^b = e^{b ln a}; null where the exponent is too large. */
export function power(a: B.Ball, b: B.Ball, bits: number): B.Ball | null {
  if (B.upper(b) > maxPowerBits || B.sizeOf(a.value) > 2 ** maxExponentBits) return null;
  const extra = Math.ceil(Math.max(0, B.upper(b)) + Math.log2(Math.abs(B.sizeOf(a.value)) + 2)) + 8;
  const ln = logarithm(a, bits + extra);
  return ln === null ? null : exponential(B.multiply(b, ln, bits + extra), bits);
}

function sinCosBound(a: B.Ball): number | null {
  if (Math.max(magnitude(a.value.re), magnitude(a.value.im)) > maxAngleBits || a.error > 0) return null;
  if (a.real) return 1;
  // |sin|, |cos| ≤ cosh(|im| + 1).
  return magnitude(a.value.im) > 20 ? null : (Math.abs(toNumber(a.value.im)) + 2) * Math.LOG2E;
}

const trigonometric =
  (f: (z: PreciseComplex, bits: number) => PreciseComplex) =>
  (a: B.Ball, bits: number): B.Ball | null => {
    const slope = sinCosBound(a);
    if (slope === null) return null;
    if (a.error === B.EXACT && C.isZero(a.value)) return B.realBall(f(a.value, bits).re, B.EXACT);
    return B.rounded(f(a.value, bits + 8), a.error + slope, bits, a.real);
  };

/** sin a */
export const sine = trigonometric(C.sine);
/** cos a */
export const cosine = trigonometric(C.cosine);

/** tan a; null where the cosine may be 0. */
export function tangent(a: B.Ball, bits: number): B.Ball | null {
  const [s, c] = [sine(a, bits + 8), cosine(a, bits + 8)];
  return s === null || c === null ? null : B.divide(s, c, bits);
}

/** i·a and a/i. */
const timesI = (a: B.Ball): B.Ball => rotated(a, C.timesI(a.value));
const turnedBack = (a: B.Ball): B.Ball => rotated(a, C.overI(a.value));
/** Known to be real only where it is known exactly. */
const rotated = (a: B.Ball, value: PreciseComplex): B.Ball => ({
  value,
  error: a.error,
  real: a.error === B.EXACT && value.im.mantissa === 0n,
});

const viaTurn =
  (f: (a: B.Ball, bits: number) => B.Ball | null, back: boolean) =>
  (a: B.Ball, bits: number): B.Ball | null => {
    const value = f(timesI(a), bits);
    return value === null || !back ? value : turnedBack(value);
  };

const complexSinh = viaTurn(sine, true);
const complexCosh = viaTurn(cosine, false);

const hyperbolic =
  (real: typeof realSinh, complex: (a: B.Ball, bits: number) => B.Ball | null) =>
  (a: B.Ball, bits: number): B.Ball | null => {
    if (!a.real) return complex(a, bits);
    if (B.upper(a) > maxExponentBits - 2 || a.error > 0) return null;
    if (a.error === B.EXACT && a.value.re.mantissa === 0n) return B.realBall(real(a.value.re, bits), B.EXACT);
    // The slopes are at most cosh(|a| + 1).
    const slope = (Math.abs(toNumber(a.value.re)) + 2) * Math.LOG2E;
    return B.rounded({ re: real(a.value.re, bits + 8), im: a.value.im }, a.error + slope, bits, true);
  };

/** sinh a */
export const sinh = hyperbolic(realSinh, complexSinh);
/** cosh a */
export const cosh = hyperbolic(realCosh, complexCosh);

/** tanh a */
export function tanh(a: B.Ball, bits: number): B.Ball | null {
  if (a.real) return B.rounded({ re: realTanh(a.value.re, bits + 8), im: a.value.im }, a.error, bits, true);
  const [s, c] = [sinh(a, bits + 8), cosh(a, bits + 8)];
  return s === null || c === null ? null : B.divide(s, c, bits);
}

/** log₂ of a lower bound of |1 − a²| on the ball (with a turned by i: of |1 + a²|). */
function distanceFromBranchPoints(a: B.Ball, bits: number): number {
  const one = B.integerBall(1);
  const product = B.multiply(B.add(one, a, bits), B.add(one, B.negate(a), bits), bits);
  return B.lower(product);
}

/** Whether a ball that is not known to be real may lie on either side of the real axis, where that has a cut. */
const mayCross = (a: B.Ball, clear = B.sizeOf(a.value) <= 0): boolean =>
  !a.real && a.error !== B.EXACT && magnitude(a.value.im) - 1 <= a.error && !clear;

type ComplexFunction = (z: PreciseComplex, bits: number) => PreciseComplex;

/** arcsin and arccos: slope 1/√(1 − a²). */
const arc =
  (f: ComplexFunction) =>
  (a: B.Ball, bits: number): B.Ball | null => {
    const inside = a.real && compare(abs(a.value.re), ONE) <= 0;
    if (a.error === B.EXACT) return B.rounded(f(a.value, bits + 8), B.EXACT, bits, inside);
    const distance = distanceFromBranchPoints(a, bits);
    // Beside the cut, on which side is not known.
    if (distance === B.EXACT || mayCross(a)) return null;
    return B.rounded(f(a.value, bits + 8), a.error + 1 - distance / 2, bits, inside);
  };

const exactZero =
  (f: (a: B.Ball, bits: number) => B.Ball | null) =>
  (a: B.Ball, bits: number): B.Ball | null =>
    a.error === B.EXACT && C.isZero(a.value) ? a : f(a, bits);

/** arcsin a, principal value; null where the branch cannot be told. */
export const arcsine = exactZero(arc(C.arcsine));

/** arccos a, principal value; null where the branch cannot be told. */
export const arccosine = (a: B.Ball, bits: number): B.Ball | null =>
  a.error === B.EXACT && C.isZero({ re: C.subtract(a.value, { re: ONE, im: a.value.im }, bits).re, im: a.value.im })
    ? B.integerBall(0)
    : arc(C.arccosine)(a, bits);

/** artanh, slope 1/(1 − a²); cuts beyond ±1. */
export const artanh = exactZero((a, bits) => {
  const distance = distanceFromBranchPoints(a, bits);
  if (distance === B.EXACT) return null;
  if (mayCross(a)) return null;
  const inside = a.real && compare(abs(a.value.re), ONE) < 0;
  return B.rounded(C.artanh(a.value, bits + 8), a.error + 1 - distance, bits, inside);
});

/** arctan a, principal value; null where the branch cannot be told. */
export const arctangent = exactZero((a, bits) => {
  if (!a.real) return viaTurn(artanh, true)(a, bits);
  return B.rounded({ re: Inverse.arctangent(a.value.re, bits + 8), im: a.value.im }, a.error, bits, true);
});

/** arsinh a, principal value; null where the branch cannot be told. */
export const arsinh = exactZero((a, bits) => {
  if (!a.real) return viaTurn(arcsine, true)(a, bits);
  return B.rounded({ re: Inverse.arsinh(a.value.re, bits + 8), im: a.value.im }, a.error, bits, true);
});

/** arcosh a, principal value; null where the branch cannot be told. */
export function arcosh(a: B.Ball, bits: number): B.Ball | null {
  const above = a.real && compare(a.value.re, ONE) >= 0;
  if (a.error === B.EXACT && a.real && compare(a.value.re, ONE) === 0) return B.integerBall(0);
  const distance = a.error === B.EXACT ? 0 : distanceFromBranchPoints(a, bits);
  if (distance === B.EXACT) return null;
  if (mayCross(a, signOf(a.value.re) > 0 && B.sizeOf(a.value) > 1)) return null;
  return B.rounded(C.arcosh(a.value, bits + 8), a.error + 1 - distance / 2, bits, above);
}

/** a/2, exactly. */
export const half = (a: B.Ball): B.Ball => ({
  value: { re: timesPowerOfTwo(a.value.re, -1), im: timesPowerOfTwo(a.value.im, -1) },
  error: a.error - 1,
  real: a.real,
});

/** π with an error of at most 2^(2 − bits). */
export const piBall = (bits: number): B.Ball => B.realBall(pi(bits), 2 - bits);

/** |a|. */
export function modulus(a: B.Ball, bits: number): B.Ball {
  return B.rounded({ re: C.modulus(a.value, bits + 4), im: a.value.im }, a.error, bits, true);
}

/** a/|a|, and 0 for 0. */
export function direction(a: B.Ball, bits: number): B.Ball | null {
  if (a.error === B.EXACT && C.isZero(a.value)) return a;
  return B.divide(a, modulus(a, bits + 8), bits);
}

/** The angle of a in (−π, π]. */
export function argument(a: B.Ball, bits: number): B.Ball | null {
  const least = B.lower(a);
  if (least === B.EXACT || B.besideCut(a)) return null;
  const value = C.argument(a.value, bits + 4);
  if (a.real && a.value.re.mantissa > 0n) return B.integerBall(0);
  return B.realBall(value, a.real ? magnitude(value) - bits : B.logSum(a.error - least + 1, magnitude(value) - bits));
}

/** 1/f for the functions that are named as reciprocals. */
export const reciprocalOf =
  (f: (a: B.Ball, bits: number) => B.Ball | null) =>
  (a: B.Ball, bits: number): B.Ball | null => {
    const value = f(a, bits + 8);
    return value === null ? null : B.reciprocal(value, bits);
  };

/** f(1/a), for the inverses of those. */
export const ofReciprocal =
  (f: (a: B.Ball, bits: number) => B.Ball | null) =>
  (a: B.Ball, bits: number): B.Ball | null => {
    const inverse = B.reciprocal(a, bits + 8);
    return inverse === null ? null : f(inverse, bits);
  };
