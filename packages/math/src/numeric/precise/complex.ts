import * as F from './big-float.ts';
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
  readonly re: F.BigFloat;
  readonly im: F.BigFloat;
}

/** The imaginary unit. */
export const I: PreciseComplex = { re: F.ZERO, im: F.ONE };

/** Whether the imaginary part is 0. */
const isReal = (a: PreciseComplex): boolean => a.im.mantissa === 0n;
/** Whether both parts are 0. */
export const isZero = (a: PreciseComplex): boolean => a.re.mantissa === 0n && a.im.mantissa === 0n;
/** −a */
export const negate = (a: PreciseComplex): PreciseComplex => ({ re: F.negate(a.re), im: F.negate(a.im) });
/** re − i·im */
const conjugate = (a: PreciseComplex): PreciseComplex => ({ re: a.re, im: F.negate(a.im) });
/** i·a, exactly. */
export const timesI = (a: PreciseComplex): PreciseComplex => ({ re: F.negate(a.im), im: a.re });
/** −i·a, exactly. */
export const overI = (a: PreciseComplex): PreciseComplex => ({ re: a.im, im: F.negate(a.re) });

/** a + b, each part correctly rounded. */
export const add = (a: PreciseComplex, b: PreciseComplex, bits: number): PreciseComplex => ({
  re: F.add(a.re, b.re, bits),
  im: F.add(a.im, b.im, bits),
});

/** a − b, each part correctly rounded. */
export const subtract = (a: PreciseComplex, b: PreciseComplex, bits: number): PreciseComplex => add(a, negate(b), bits);

/** a · b, each part correctly rounded. */
export function multiply(a: PreciseComplex, b: PreciseComplex, bits: number): PreciseComplex {
  // The four products are exact, so each part is correctly rounded.
  return {
    re: F.subtract(F.exactProduct(a.re, b.re), F.exactProduct(a.im, b.im), bits),
    im: F.add(F.exactProduct(a.re, b.im), F.exactProduct(a.im, b.re), bits),
  };
}

/** a/b; throws a RangeError for b = 0. */
export function divide(a: PreciseComplex, b: PreciseComplex, bits: number): PreciseComplex {
  if (isReal(b)) return { re: F.divide(a.re, b.re, bits), im: F.divide(a.im, b.re, bits) };
  const wide = bits + 8;
  const size = squaredModulus(b, wide);
  const top = multiply(a, conjugate(b), wide);
  return { re: F.divide(top.re, size, bits), im: F.divide(top.im, size, bits) };
}

const squaredModulus = (a: PreciseComplex, bits: number): F.BigFloat =>
  F.add(F.exactProduct(a.re, a.re), F.exactProduct(a.im, a.im), bits);

/** |a| */
export function modulus(a: PreciseComplex, bits: number): F.BigFloat {
  return isReal(a) ? F.abs(a.re) : F.squareRoot(squaredModulus(a, bits + 8), bits);
}

/** The angle in (−π, π]. */
export const argument = (a: PreciseComplex, bits: number): F.BigFloat => arctangent2(a.im, a.re, bits);

/** eᵃ */
export function exponential(a: PreciseComplex, bits: number): PreciseComplex {
  const size = realExponential(a.re, bits + 8);
  if (isReal(a)) return { re: size, im: F.ZERO };
  const { sin, cos } = sinCos(a.im, bits + 8);
  return { re: F.multiply(size, cos, bits), im: F.multiply(size, sin, bits) };
}

/** ln a; throws a RangeError for a = 0. */
export function logarithm(a: PreciseComplex, bits: number): PreciseComplex {
  if (isReal(a)) return { re: realLogarithm(F.abs(a.re), bits), im: a.re.mantissa < 0n ? pi(bits) : F.ZERO };
  // ln|a| = ½ ln(1 + (|a|² − 1)); |a|² − 1 is exact before rounding, so that |a| near 1 loses nothing.
  const square = F.add(F.exactProduct(a.re, a.re), F.exactProduct(a.im, a.im), 4 * bits + 64);
  const excess = F.subtract(square, F.ONE, bits + 8);
  const re = F.magnitude(excess) < 0 ? logarithm1p(excess, bits) : realLogarithm(square, bits);
  return { re: F.timesPowerOfTwo(re, -1), im: argument(a, bits) };
}

/** The root with non-negative real part (and non-negative imaginary part on the cut). */
export function squareRoot(a: PreciseComplex, bits: number): PreciseComplex {
  if (isReal(a)) {
    return a.re.mantissa < 0n
      ? { re: F.ZERO, im: F.squareRoot(F.negate(a.re), bits) }
      : { re: F.squareRoot(a.re, bits), im: F.ZERO };
  }
  const wide = bits + 8;
  const large = F.squareRoot(F.timesPowerOfTwo(F.add(modulus(a, wide), F.abs(a.re), wide), -1), wide);
  const small = F.divide(F.abs(a.im), F.timesPowerOfTwo(large, 1), wide);
  const [re, im] = a.re.mantissa >= 0n ? [large, small] : [small, large];
  return { re, im: a.im.mantissa < 0n ? F.negate(im) : im };
}

/** sin a */
export function sine(a: PreciseComplex, bits: number): PreciseComplex {
  const { sin, cos } = sinCos(a.re, bits + 8);
  if (isReal(a)) return { re: sin, im: F.ZERO };
  return { re: F.multiply(sin, cosh(a.im, bits + 8), bits), im: F.multiply(cos, sinh(a.im, bits + 8), bits) };
}

/** cos a */
export function cosine(a: PreciseComplex, bits: number): PreciseComplex {
  const { sin, cos } = sinCos(a.re, bits + 8);
  if (isReal(a)) return { re: cos, im: F.ZERO };
  return { re: F.multiply(cos, cosh(a.im, bits + 8), bits), im: F.negate(F.multiply(sin, sinh(a.im, bits + 8), bits)) };
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
    re: F.timesPowerOfTwo(arctangent2(below.re, above.re, bits), 1),
    im: arsinh(multiply(conjugate(above), below, wide).im, bits),
  };
}

/** √(1 − a) and √(1 + a). */
function kahanRoots(a: PreciseComplex, bits: number) {
  const wide = bits + 32;
  const one = { re: F.ONE, im: F.ZERO };
  return { wide, below: squareRoot(subtract(one, a, wide), wide), above: squareRoot(add(one, a, wide), wide) };
}

/** arcosh a, DLMF 4.37(ii), the principal value: real part ≥ 0. */
export function arcosh(a: PreciseComplex, bits: number): PreciseComplex {
  const wide = bits + 32;
  const one = { re: F.ONE, im: F.ZERO };
  const below = squareRoot(subtract(a, one, wide), wide);
  const above = squareRoot(add(a, one, wide), wide);
  return {
    re: arsinh(multiply(conjugate(below), above, wide).re, bits),
    im: F.timesPowerOfTwo(arctangent2(below.im, above.re, bits), 1),
  };
}

/** ½(ln(1 + a) − ln(1 − a)), DLMF 4.37.24; throws a RangeError at ±1. */
export function artanh(a: PreciseComplex, bits: number): PreciseComplex {
  const wide = bits + 32 + Math.max(0, -Math.max(F.magnitude(a.re), F.magnitude(a.im)));
  const one = { re: F.ONE, im: F.ZERO };
  const twice = subtract(logarithm(add(one, a, wide), wide), logarithm(subtract(one, a, wide), wide), wide);
  return { re: F.timesPowerOfTwo(twice.re, -1), im: F.timesPowerOfTwo(twice.im, -1) };
}
