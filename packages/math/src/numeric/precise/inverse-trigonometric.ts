import {
  abs,
  add,
  type BigFloat,
  compare,
  divide,
  magnitude,
  multiply,
  negate,
  ONE,
  rounded,
  squareRoot,
  subtract,
  timesPowerOfTwo,
  toFixed,
  ZERO,
} from './big-float.ts';
import { pi } from './constants.ts';
import { logarithm1p } from './logarithm.ts';

/**
 * arctan x. For |x| > 1 by π/2 − arctan(1/x); then s times x ← x/(1 + √(1 + x²)), which halves the angle, and the
 * Maclaurin series in fixed point.
 */
export function arctangent(x: BigFloat, bits: number): BigFloat {
  if (x.mantissa < 0n) return negate(arctangent(negate(x), bits));
  if (x.mantissa === 0n) return x;
  const wide = bits + 24;
  if (compare(x, ONE) > 0) {
    const rest = arctangent(divide(ONE, x, wide), wide);
    return subtract(timesPowerOfTwo(pi(wide), -1), rest, bits);
  }
  const down = -magnitude(x);
  if (2 * down > bits + 8) {
    const cube = multiply(x, multiply(x, x, wide), wide);
    return subtract(x, divide(cube, { mantissa: 3n, exponent: 0 }, wide), bits);
  }
  const halvings = Math.max(0, Math.ceil(Math.sqrt(bits) / 3) - down);
  let t = x;
  for (let i = 0; i < halvings; i++) {
    const root = squareRoot(add(ONE, multiply(t, t, wide), wide), wide);
    t = divide(t, add(ONE, root, wide), wide);
  }
  const factor = rounded(arctangentOverT(toFixed(multiply(t, t, wide), wide), wide), -wide, wide);
  return timesPowerOfTwo(multiply(t, factor, bits), halvings);
}

/** Σ (−t²)ᵏ/(2k+1) in fixed point. */
function arctangentOverT(square: bigint, bits: number): bigint {
  const shift = BigInt(bits);
  let power = 1n << shift;
  let sum = power;
  for (let n = 3n; power !== 0n && power !== -1n; n += 2n) {
    power = -((power * square) >> shift);
    sum += power / n;
  }
  return sum;
}

/** The angle of the point (x, y) in (−π, π]; 0 for the origin. */
export function arctangent2(y: BigFloat, x: BigFloat, bits: number): BigFloat {
  if (y.mantissa === 0n) return x.mantissa < 0n ? pi(bits) : ZERO;
  if (y.mantissa < 0n) return negate(arctangent2(negate(y), x, bits));
  const wide = bits + 8;
  if (compare(abs(x), y) < 0) {
    return subtract(timesPowerOfTwo(pi(wide), -1), arctangent(divide(x, y, wide), wide), bits);
  }
  const angle = arctangent(divide(y, x, wide), wide);
  return x.mantissa < 0n ? add(pi(wide), angle, bits) : add(angle, ZERO, bits);
}

/** arcsin x for |x| ≤ 1; throws a RangeError outside. */
export function arcsine(x: BigFloat, bits: number): BigFloat {
  const { cofactor, wide } = rest(x, bits);
  return arctangent2(x, squareRoot(cofactor, wide), bits);
}

/** arccos x for |x| ≤ 1; throws a RangeError outside. */
export function arccosine(x: BigFloat, bits: number): BigFloat {
  const { cofactor, wide } = rest(x, bits);
  return arctangent2(squareRoot(cofactor, wide), x, bits);
}

/** 1 − x² as (1 − x)(1 + x), whose factors are exact. */
function rest(x: BigFloat, bits: number): { cofactor: BigFloat; wide: number } {
  if (compare(abs(x), ONE) > 0) throw new RangeError('inverse sine or cosine of a number beyond 1');
  const wide = bits + 16;
  return { cofactor: multiply(subtract(ONE, x, wide), add(ONE, x, wide), wide), wide };
}

/** ln(x + √(x² + 1)), odd. */
export function arsinh(x: BigFloat, bits: number): BigFloat {
  if (x.mantissa < 0n) return negate(arsinh(negate(x), bits));
  const wide = bits + 16;
  const square = multiply(x, x, wide);
  const root = squareRoot(add(square, ONE, wide), wide);
  // ln(1 + (x + x²/(1 + √(1+x²)))) keeps small x.
  return logarithm1p(add(x, divide(square, add(ONE, root, wide), wide), wide), bits);
}

/** ln(x + √(x² − 1)) for x ≥ 1. */
export function arcosh(x: BigFloat, bits: number): BigFloat {
  if (compare(x, ONE) < 0) throw new RangeError('arcosh of a number below 1');
  const wide = bits + 16;
  const less = subtract(x, ONE, wide);
  const root = squareRoot(multiply(less, add(x, ONE, wide), wide), wide);
  return logarithm1p(add(less, root, wide), bits);
}

/** ½ ln((1 + x)/(1 − x)) for |x| < 1. */
export function artanh(x: BigFloat, bits: number): BigFloat {
  if (compare(abs(x), ONE) >= 0) throw new RangeError('artanh of a number not within 1');
  const wide = bits + 16;
  return timesPowerOfTwo(logarithm1p(divide(timesPowerOfTwo(x, 1), subtract(ONE, x, wide), wide), bits), -1);
}
