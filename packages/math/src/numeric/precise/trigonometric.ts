import * as F from './big-float.ts';
import { pi } from './constants.ts';
import { fromInteger, nearestInteger } from './convert.ts';

/** Larger arguments (in bits) would need that many digits of π for the reduction. */
export const maxAngleBits = 100_000;

/**
 * sin x and cos x, each relatively precise beside its zeros too. The angle is reduced by the nearest multiple of π/2 with as
 * many digits of π as needed to leave `bits` of them; then 2^s halvings, Taylor's series for 1 − cos and the doubling
 * formula. Throws a RangeError for |x| ≥ 2^100000.
 */
export function sinCos(x: F.BigFloat, bits: number): { readonly sin: F.BigFloat; readonly cos: F.BigFloat } {
  const size = F.magnitude(x);
  if (size > maxAngleBits) throw new RangeError('angle out of range');
  if (x.mantissa === 0n) return { sin: x, cos: F.ONE };
  const { r, quarter } = reduce(x, bits);
  const { sin, cos } = sinCosSmall(r, bits);
  switch (quarter) {
    case 0:
      return { sin, cos };
    case 1:
      return { sin: cos, cos: F.negate(sin) };
    case 2:
      return { sin: F.negate(sin), cos: F.negate(cos) };
    default:
      return { sin: F.negate(cos), cos: sin };
  }
}

/** x − k π/2 with |r| ≤ π/4, r good to `bits` + 16 bits, and k modulo 4. */
function reduce(x: F.BigFloat, bits: number): { r: F.BigFloat; quarter: number } {
  if (F.magnitude(x) < 0) return { r: x, quarter: 0 };
  let extra = F.magnitude(x) + 32;
  for (;;) {
    const working = bits + 16 + extra;
    const half = F.timesPowerOfTwo(pi(working + 16), -1);
    const k = nearestInteger(F.divide(x, half, F.magnitude(x) + 64));
    const r = F.subtract(x, F.multiply(fromInteger(k), half, working + 16), working);
    // What cancelled must still leave enough bits; x itself is never an exact multiple of π/2 unless k = 0.
    const lost = F.magnitude(x) - F.magnitude(r);
    if (r.mantissa !== 0n && lost + 32 <= extra) return { r, quarter: Number(((k % 4n) + 4n) % 4n) };
    extra = r.mantissa === 0n ? extra * 2 : lost + 64;
  }
}

function sinCosSmall(r: F.BigFloat, bits: number): { sin: F.BigFloat; cos: F.BigFloat } {
  const down = Math.max(0, -F.magnitude(r));
  if (2 * down > bits + 8) {
    const square = F.multiply(r, r, bits + 8);
    const sixth = F.divide(F.multiply(r, square, bits + 8), fromInteger(6), bits + 8);
    return { sin: F.subtract(r, sixth, bits), cos: F.subtract(F.ONE, F.timesPowerOfTwo(square, -1), bits) };
  }
  const halvings = Math.max(0, Math.ceil(Math.sqrt(bits) / 2) - down);
  const wide = bits + 2 * (halvings + down) + 24;
  const shift = BigInt(wide);
  const small = F.toFixed(r, wide) >> BigInt(halvings);
  // versine = 1 − cos; doubling: vers 2t = 2 vers t (2 − vers t), which keeps its leading digits.
  let versine = versineSeries((small * small) >> shift, wide);
  for (let i = 0; i < halvings; i++) versine = (versine * ((2n << shift) - versine)) >> (shift - 1n);
  const cos = (1n << shift) - versine;
  const sine = F.squareRoot(F.rounded(versine * ((2n << shift) - versine), -2 * wide, wide), bits + 8);
  return {
    sin:
      r.mantissa < 0n
        ? F.negate(F.rounded(sine.mantissa, sine.exponent, bits))
        : F.rounded(sine.mantissa, sine.exponent, bits),
    cos: F.rounded(cos, -wide, bits),
  };
}

/** 1 − cos t from t², in fixed point. */
function versineSeries(square: bigint, bits: number): bigint {
  const shift = BigInt(bits);
  let term = square >> 1n;
  let sum = term;
  for (let n = 3n; term !== 0n; n += 2n) {
    term = -((term * square) >> shift) / (n * (n + 1n));
    sum += term;
    if (term === -1n) break;
  }
  return sum;
}

/** sin x */
export const sine = (x: F.BigFloat, bits: number): F.BigFloat => sinCos(x, bits).sin;
/** cos x */
export const cosine = (x: F.BigFloat, bits: number): F.BigFloat => sinCos(x, bits).cos;

/** sin x / cos x; throws a RangeError where cos x is 0, which no non-zero x of finite precision reaches. */
export function tangent(x: F.BigFloat, bits: number): F.BigFloat {
  const { sin, cos } = sinCos(x, bits + 8);
  return F.divide(sin, cos, bits);
}
