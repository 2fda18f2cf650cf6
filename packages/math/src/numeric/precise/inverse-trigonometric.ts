import * as F from './big-float.ts';
import { pi } from './constants.ts';
import { logarithm1p } from './logarithm.ts';

/**
 * arctan x. For |x| > 1 by π/2 − arctan(1/x); then s times x ← x/(1 + √(1 + x²)), which halves the angle, and the
 * Maclaurin series in fixed point.
 */
export function arctangent(x: F.BigFloat, bits: number): F.BigFloat {
  if (x.mantissa < 0n) return F.negate(arctangent(F.negate(x), bits));
  if (x.mantissa === 0n) return x;
  const wide = bits + 24;
  if (F.compare(x, F.ONE) > 0) {
    const rest = arctangent(F.divide(F.ONE, x, wide), wide);
    return F.subtract(F.timesPowerOfTwo(pi(wide), -1), rest, bits);
  }
  const down = -F.magnitude(x);
  if (2 * down > bits + 8) {
    const cube = F.multiply(x, F.multiply(x, x, wide), wide);
    return F.subtract(x, F.divide(cube, { mantissa: 3n, exponent: 0 }, wide), bits);
  }
  const halvings = Math.max(0, Math.ceil(Math.sqrt(bits) / 3) - down);
  let t = x;
  for (let i = 0; i < halvings; i++) {
    const root = F.squareRoot(F.add(F.ONE, F.multiply(t, t, wide), wide), wide);
    t = F.divide(t, F.add(F.ONE, root, wide), wide);
  }
  const factor = F.rounded(arctangentOverT(F.toFixed(F.multiply(t, t, wide), wide), wide), -wide, wide);
  return F.timesPowerOfTwo(F.multiply(t, factor, bits), halvings);
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
export function arctangent2(y: F.BigFloat, x: F.BigFloat, bits: number): F.BigFloat {
  if (y.mantissa === 0n) return x.mantissa < 0n ? pi(bits) : F.ZERO;
  if (y.mantissa < 0n) return F.negate(arctangent2(F.negate(y), x, bits));
  const wide = bits + 8;
  if (F.compare(F.abs(x), y) < 0) {
    return F.subtract(F.timesPowerOfTwo(pi(wide), -1), arctangent(F.divide(x, y, wide), wide), bits);
  }
  const angle = arctangent(F.divide(y, x, wide), wide);
  return x.mantissa < 0n ? F.add(pi(wide), angle, bits) : F.add(angle, F.ZERO, bits);
}

/** arcsin x for |x| ≤ 1; throws a RangeError outside. */
export function arcsine(x: F.BigFloat, bits: number): F.BigFloat {
  const { cofactor, wide } = rest(x, bits);
  return arctangent2(x, F.squareRoot(cofactor, wide), bits);
}

/** arccos x for |x| ≤ 1; throws a RangeError outside. */
export function arccosine(x: F.BigFloat, bits: number): F.BigFloat {
  const { cofactor, wide } = rest(x, bits);
  return arctangent2(F.squareRoot(cofactor, wide), x, bits);
}

/** 1 − x² as (1 − x)(1 + x), whose factors are exact. */
function rest(x: F.BigFloat, bits: number): { cofactor: F.BigFloat; wide: number } {
  if (F.compare(F.abs(x), F.ONE) > 0) throw new RangeError('inverse sine or cosine of a number beyond 1');
  const wide = bits + 16;
  return { cofactor: F.multiply(F.subtract(F.ONE, x, wide), F.add(F.ONE, x, wide), wide), wide };
}

/** ln(x + √(x² + 1)), odd. */
export function arsinh(x: F.BigFloat, bits: number): F.BigFloat {
  if (x.mantissa < 0n) return F.negate(arsinh(F.negate(x), bits));
  const wide = bits + 16;
  const square = F.multiply(x, x, wide);
  const root = F.squareRoot(F.add(square, F.ONE, wide), wide);
  // ln(1 + (x + x²/(1 + √(1+x²)))) keeps small x.
  return logarithm1p(F.add(x, F.divide(square, F.add(F.ONE, root, wide), wide), wide), bits);
}

/** ln(x + √(x² − 1)) for x ≥ 1. */
export function arcosh(x: F.BigFloat, bits: number): F.BigFloat {
  if (F.compare(x, F.ONE) < 0) throw new RangeError('arcosh of a number below 1');
  const wide = bits + 16;
  const less = F.subtract(x, F.ONE, wide);
  const root = F.squareRoot(F.multiply(less, F.add(x, F.ONE, wide), wide), wide);
  return logarithm1p(F.add(less, root, wide), bits);
}

/** ½ ln((1 + x)/(1 − x)) for |x| < 1. */
export function artanh(x: F.BigFloat, bits: number): F.BigFloat {
  if (F.compare(F.abs(x), F.ONE) >= 0) throw new RangeError('artanh of a number not within 1');
  const wide = bits + 16;
  return F.timesPowerOfTwo(logarithm1p(F.divide(F.timesPowerOfTwo(x, 1), F.subtract(F.ONE, x, wide), wide), bits), -1);
}
