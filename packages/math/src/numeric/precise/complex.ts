import {
  abs as absolute,
  type BigFloat,
  subtract as less,
  magnitude,
  negate as minus,
  ONE,
  divide as over,
  add as plus,
  squareRoot as root,
  multiply as times,
  timesPowerOfTwo,
  ZERO,
} from './big-float.ts';
import { pi } from './constants.ts';
import { cosh, exponential as realExponential, sinh } from './exponential.ts';
import { arctangent2, arsinh } from './inverse-trigonometric.ts';
import { logarithm1p, logarithm as realLogarithm } from './logarithm.ts';
import { sinCos } from './trigonometric.ts';

/**
 * Complex numbers of any precision, with the elementary functions on their principal branches: arg in (−π, π], cuts as in
 * DLMF 4.2 and 4.23, continuous from above on the negative real axis. A part that is exactly zero stays exactly zero
 * wherever the mathematics makes it so, so that "real" can be seen. `bits` is the precision of the larger part.
 */
export interface PreciseComplex {
  readonly re: BigFloat;
  readonly im: BigFloat;
}

/** re + i·im */
const _complex = (re: BigFloat, im: BigFloat = ZERO): PreciseComplex => ({ re, im });
/** The imaginary unit. */
export const I: PreciseComplex = { re: ZERO, im: ONE };

/** Whether the imaginary part is 0. */
const isReal = (a: PreciseComplex): boolean => a.im.mantissa === 0n;
/** Whether both parts are 0. */
export const isZero = (a: PreciseComplex): boolean => a.re.mantissa === 0n && a.im.mantissa === 0n;
/** −a */
export const negate = (a: PreciseComplex): PreciseComplex => ({ re: minus(a.re), im: minus(a.im) });
/** re − i·im */
const conjugate = (a: PreciseComplex): PreciseComplex => ({ re: a.re, im: minus(a.im) });
/** i·a, exactly. */
export const timesI = (a: PreciseComplex): PreciseComplex => ({ re: minus(a.im), im: a.re });
/** −i·a, exactly. */
export const overI = (a: PreciseComplex): PreciseComplex => ({ re: a.im, im: minus(a.re) });

/** a + b, each part correctly rounded. */
export const add = (a: PreciseComplex, b: PreciseComplex, bits: number): PreciseComplex => ({
  re: plus(a.re, b.re, bits),
  im: plus(a.im, b.im, bits),
});

/** a − b, each part correctly rounded. */
export const subtract = (a: PreciseComplex, b: PreciseComplex, bits: number): PreciseComplex => add(a, negate(b), bits);

/** a · b, each part correctly rounded. */
export function multiply(a: PreciseComplex, b: PreciseComplex, bits: number): PreciseComplex {
  // The four products are exact (see `exactly`), so each part is correctly rounded.
  return {
    re: less(exactly(a.re, b.re), exactly(a.im, b.im), bits),
    im: plus(exactly(a.re, b.im), exactly(a.im, b.re), bits),
  };
}

const exactly = (a: BigFloat, b: BigFloat): BigFloat =>
  a.mantissa === 0n || b.mantissa === 0n
    ? ZERO
    : { mantissa: a.mantissa * b.mantissa, exponent: a.exponent + b.exponent };

/** a/b; throws a RangeError for b = 0. */
export function divide(a: PreciseComplex, b: PreciseComplex, bits: number): PreciseComplex {
  if (isReal(b)) return { re: over(a.re, b.re, bits), im: over(a.im, b.re, bits) };
  const wide = bits + 8;
  const size = squaredModulus(b, wide);
  const top = multiply(a, conjugate(b), wide);
  return { re: over(top.re, size, bits), im: over(top.im, size, bits) };
}

const squaredModulus = (a: PreciseComplex, bits: number): BigFloat =>
  plus(exactly(a.re, a.re), exactly(a.im, a.im), bits);

/** |a| */
export function modulus(a: PreciseComplex, bits: number): BigFloat {
  return isReal(a) ? absolute(a.re) : root(squaredModulus(a, bits + 8), bits);
}

/** The angle in (−π, π]. */
export const argument = (a: PreciseComplex, bits: number): BigFloat => arctangent2(a.im, a.re, bits);

/** eᵃ */
export function exponential(a: PreciseComplex, bits: number): PreciseComplex {
  const size = realExponential(a.re, bits + 8);
  if (isReal(a)) return { re: size, im: ZERO };
  const { sin, cos } = sinCos(a.im, bits + 8);
  return { re: times(size, cos, bits), im: times(size, sin, bits) };
}

/** ln a; throws a RangeError for a = 0. */
export function logarithm(a: PreciseComplex, bits: number): PreciseComplex {
  if (isReal(a)) return { re: realLogarithm(absolute(a.re), bits), im: a.re.mantissa < 0n ? pi(bits) : ZERO };
  // ln|a| = ½ ln(1 + (|a|² − 1)); |a|² − 1 is exact before rounding, so that |a| near 1 loses nothing.
  const square = plus(exactly(a.re, a.re), exactly(a.im, a.im), 4 * bits + 64);
  const excess = less(square, ONE, bits + 8);
  const re = magnitude(excess) < 0 ? logarithm1p(excess, bits) : realLogarithm(square, bits);
  return { re: timesPowerOfTwo(re, -1), im: argument(a, bits) };
}

/** The root with non-negative real part (and non-negative imaginary part on the cut). */
export function squareRoot(a: PreciseComplex, bits: number): PreciseComplex {
  if (isReal(a)) {
    return a.re.mantissa < 0n ? { re: ZERO, im: root(minus(a.re), bits) } : { re: root(a.re, bits), im: ZERO };
  }
  const wide = bits + 8;
  const large = root(timesPowerOfTwo(plus(modulus(a, wide), absolute(a.re), wide), -1), wide);
  const small = over(absolute(a.im), timesPowerOfTwo(large, 1), wide);
  const [re, im] = a.re.mantissa >= 0n ? [large, small] : [small, large];
  return { re, im: a.im.mantissa < 0n ? minus(im) : im };
}

/** sin a */
export function sine(a: PreciseComplex, bits: number): PreciseComplex {
  const { sin, cos } = sinCos(a.re, bits + 8);
  if (isReal(a)) return { re: sin, im: ZERO };
  return { re: times(sin, cosh(a.im, bits + 8), bits), im: times(cos, sinh(a.im, bits + 8), bits) };
}

/** cos a */
export function cosine(a: PreciseComplex, bits: number): PreciseComplex {
  const { sin, cos } = sinCos(a.re, bits + 8);
  if (isReal(a)) return { re: cos, im: ZERO };
  return { re: times(cos, cosh(a.im, bits + 8), bits), im: minus(times(sin, sinh(a.im, bits + 8), bits)) };
}

/**
 * arcsin a, DLMF 4.23(ii), in W. Kahan's form, "Branch cuts for complex elementary functions" (1987), which neither cancels
 * nor errs beside the cuts. On the cuts themselves, the value of the defining formula.
 */
export function arcsine(a: PreciseComplex, bits: number): PreciseComplex {
  const { wide, below, above } = kahanRoots(a, bits);
  return {
    re: arctangent2(a.re, multiply(below, above, wide).re, bits),
    im: arsinh(multiply(conjugate(below), above, wide).im, bits),
  };
}

/** arccos a = π/2 − arcsin a, without its cancellation. */
export function arccosine(a: PreciseComplex, bits: number): PreciseComplex {
  const { wide, below, above } = kahanRoots(a, bits);
  return {
    re: timesPowerOfTwo(arctangent2(below.re, above.re, bits), 1),
    im: arsinh(multiply(conjugate(above), below, wide).im, bits),
  };
}

/** √(1 − a) and √(1 + a). */
function kahanRoots(a: PreciseComplex, bits: number) {
  const wide = bits + 32;
  const one = { re: ONE, im: ZERO };
  return { wide, below: squareRoot(subtract(one, a, wide), wide), above: squareRoot(add(one, a, wide), wide) };
}

/** arcosh a, DLMF 4.37(ii), the principal value: real part ≥ 0. */
export function arcosh(a: PreciseComplex, bits: number): PreciseComplex {
  const wide = bits + 32;
  const one = { re: ONE, im: ZERO };
  const below = squareRoot(subtract(a, one, wide), wide);
  const above = squareRoot(add(a, one, wide), wide);
  return {
    re: arsinh(multiply(conjugate(below), above, wide).re, bits),
    im: timesPowerOfTwo(arctangent2(below.im, above.re, bits), 1),
  };
}

/** ½(ln(1 + a) − ln(1 − a)), DLMF 4.37.24; throws a RangeError at ±1. */
export function artanh(a: PreciseComplex, bits: number): PreciseComplex {
  const wide = bits + 32 + Math.max(0, -Math.max(magnitude(a.re), magnitude(a.im)));
  const one = { re: ONE, im: ZERO };
  const twice = subtract(logarithm(add(one, a, wide), wide), logarithm(subtract(one, a, wide), wide), wide);
  return { re: timesPowerOfTwo(twice.re, -1), im: timesPowerOfTwo(twice.im, -1) };
}
