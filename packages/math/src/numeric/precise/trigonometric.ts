import {
  type BigFloat,
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
} from './big-float.ts';
import { pi } from './constants.ts';
import { fromInteger, nearestInteger } from './convert.ts';

/** Larger arguments (in bits) would need that many digits of π for the reduction. */
export const maxAngleBits = 100_000;

/**
 * sin x and cos x, each relatively precise beside its zeros too. The angle is reduced by the nearest multiple of π/2 with as
 * many digits of π as needed to leave `bits` of them; then 2^s halvings, Taylor's series for 1 − cos and the doubling
 * formula. Throws a RangeError for |x| ≥ 2^100000.
 */
export function sinCos(x: BigFloat, bits: number): { readonly sin: BigFloat; readonly cos: BigFloat } {
  const size = magnitude(x);
  if (size > maxAngleBits) throw new RangeError('angle out of range');
  if (x.mantissa === 0n) return { sin: x, cos: ONE };
  const { r, quarter } = reduce(x, bits);
  const { sin, cos } = sinCosSmall(r, bits);
  switch (quarter) {
    case 0:
      return { sin, cos };
    case 1:
      return { sin: cos, cos: negate(sin) };
    case 2:
      return { sin: negate(sin), cos: negate(cos) };
    default:
      return { sin: negate(cos), cos: sin };
  }
}

/** x − k π/2 with |r| ≤ π/4, r good to `bits` + 16 bits, and k modulo 4. */
function reduce(x: BigFloat, bits: number): { r: BigFloat; quarter: number } {
  if (magnitude(x) < 0) return { r: x, quarter: 0 };
  let extra = magnitude(x) + 32;
  for (;;) {
    const working = bits + 16 + extra;
    const half = timesPowerOfTwo(pi(working + 16), -1);
    const k = nearestInteger(divide(x, half, magnitude(x) + 64));
    const r = subtract(x, multiply(fromInteger(k), half, working + 16), working);
    // What cancelled must still leave enough bits; x itself is never an exact multiple of π/2 unless k = 0.
    const lost = magnitude(x) - magnitude(r);
    if (r.mantissa !== 0n && lost + 32 <= extra) return { r, quarter: Number(((k % 4n) + 4n) % 4n) };
    extra = r.mantissa === 0n ? extra * 2 : lost + 64;
  }
}

function sinCosSmall(r: BigFloat, bits: number): { sin: BigFloat; cos: BigFloat } {
  const down = Math.max(0, -magnitude(r));
  if (2 * down > bits + 8) {
    const square = multiply(r, r, bits + 8);
    const sixth = divide(multiply(r, square, bits + 8), fromInteger(6), bits + 8);
    return { sin: subtract(r, sixth, bits), cos: subtract(ONE, timesPowerOfTwo(square, -1), bits) };
  }
  const halvings = Math.max(0, Math.ceil(Math.sqrt(bits) / 2) - down);
  const wide = bits + 2 * (halvings + down) + 24;
  const shift = BigInt(wide);
  const small = toFixed(r, wide) >> BigInt(halvings);
  // versine = 1 − cos; doubling: vers 2t = 2 vers t (2 − vers t), which keeps its leading digits.
  let versine = versineSeries((small * small) >> shift, wide);
  for (let i = 0; i < halvings; i++) versine = (versine * ((2n << shift) - versine)) >> (shift - 1n);
  const cos = (1n << shift) - versine;
  const sine = squareRoot(rounded(versine * ((2n << shift) - versine), -2 * wide, wide), bits + 8);
  return {
    sin:
      r.mantissa < 0n
        ? negate(rounded(sine.mantissa, sine.exponent, bits))
        : rounded(sine.mantissa, sine.exponent, bits),
    cos: rounded(cos, -wide, bits),
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
export const sine = (x: BigFloat, bits: number): BigFloat => sinCos(x, bits).sin;
/** cos x */
export const cosine = (x: BigFloat, bits: number): BigFloat => sinCos(x, bits).cos;

/** sin x / cos x; throws a RangeError where cos x is 0, which no non-zero x of finite precision reaches. */
export function tangent(x: BigFloat, bits: number): BigFloat {
  const { sin, cos } = sinCos(x, bits + 8);
  return divide(sin, cos, bits);
}
