import * as F from './big-float.ts';
import { euler, pi } from './constants.ts';
import { toNumber } from './convert.ts';
import { logarithm } from './logarithm.ts';
import { sinCos } from './trigonometric.ts';

/** Beyond, the power series would need more bits than anybody asks for. */
export const maxSeriesArgument = 4000;

/**
 * Σ_{k≥0} ratioᵏ u₀ c_k with c_k = 1/((2k+s)(2k+s)!) for step 2, or 1/((k+s)(k+s)!) for step 1, in fixed point: the common
 * shape of the power series of Ei, Si, Ci, Shi, Chi (DLMF 6.6).
 */
function series(x: F.BigFloat, first: number, step: 1 | 2, alternating: boolean, bits: number): F.BigFloat {
  const shift = BigInt(bits);
  const t = F.toFixed(x, bits);
  const square = step === 2 ? (t * t) >> shift : t;
  const ratio = alternating ? -square : square;
  // x^first/first!
  let term = 1n << shift;
  for (let k = 1; k <= first; k++) term = ((term * t) >> shift) / BigInt(k);
  let sum = 0n;
  for (let n = first; term > 1n || term < -1n; n += step) {
    sum += term / BigInt(n);
    term = ((term * ratio) >> shift) / BigInt(step === 2 ? (n + 1) * (n + 2) : n + 1);
  }
  return F.rounded(sum, -bits, bits);
}

/** Bits that the terms, as large as e^|x|, lose against a sum that may be as small as e^{−|x|}. */
const guard = (x: F.BigFloat): number => {
  const size = Math.abs(toNumber(x));
  if (!(size <= maxSeriesArgument)) throw new RangeError('argument out of range');
  return Math.ceil(2 * size * Math.LOG2E) + Math.max(0, -F.magnitude(x)) * 2 + 48;
};

const eulerPlusLog = (x: F.BigFloat, bits: number): F.BigFloat => F.add(euler(bits), logarithm(F.abs(x), bits), bits);

/** Ei(x) = γ + ln |x| + Σ xᵏ/(k k!) for real x ≠ 0 (principal value for x > 0), absolute error below 2^−bits max(1, |Ei|). */
export function expIntegral(x: F.BigFloat, bits: number): F.BigFloat {
  const wide = bits + guard(x);
  return F.add(eulerPlusLog(x, wide), series(x, 1, 1, false, wide), bits + 16);
}

/** Si(x) = ∫₀ˣ sin t/t dt. */
export function sineIntegral(x: F.BigFloat, bits: number): F.BigFloat {
  if (!isFarOut(x, bits)) return F.add(series(x, 1, 2, true, bits + guard(x)), F.ZERO, bits);
  if (F.sign(x) < 0) return F.negate(sineIntegral(F.negate(x), bits));
  const { f, g, sin, cos } = farOut(x, bits);
  const wave = F.add(F.multiply(f, cos, bits + 8), F.multiply(g, sin, bits + 8), bits + 8);
  return F.subtract(F.timesPowerOfTwo(pi(bits + 8), -1), wave, bits);
}

/** Shi(x) = ∫₀ˣ sinh t/t dt. */
export const sinhIntegral = (x: F.BigFloat, bits: number): F.BigFloat =>
  F.add(series(x, 1, 2, false, bits + guard(x)), F.ZERO, bits);

/** Ci(x) = γ + ln x + Σ (−x²)ᵏ/(2k (2k)!) for x > 0. */
export function cosineIntegral(x: F.BigFloat, bits: number): F.BigFloat {
  if (isFarOut(x, bits)) {
    const { f, g, sin, cos } = farOut(x, bits);
    return F.subtract(F.multiply(f, sin, bits + 8), F.multiply(g, cos, bits + 8), bits);
  }
  const wide = bits + guard(x);
  return F.add(eulerPlusLog(x, wide), evenSeries(x, true, wide), bits + 16);
}

/** Bits beyond those that are wanted, for the rounding of as many terms as x. */
const roundings = 32;

/**
 * Whether the asymptotic series of Si and Ci reach so many bits: their terms fall to about e^(−x) before they grow, and the error is below
 * the first one left out.
 */
export const isFarOut = (x: F.BigFloat, bits: number): boolean =>
  F.magnitude(x) < 1000 && Math.abs(toNumber(x)) * Math.LOG2E > bits + roundings + 16;

/** With f and g of DLMF 6.12.3 and 6.12.4, Si x = π/2 − f cos x − g sin x and Ci x = f sin x − g cos x (DLMF 6.2.19). */
function farOut(x: F.BigFloat, bits: number) {
  const wide = bits + roundings + 4 * Math.max(0, F.magnitude(x));
  const inverse = F.divide(F.ONE, x, wide);
  const square = F.multiply(inverse, inverse, wide);
  return {
    f: F.multiply(inverse, asymptotic(square, 0, wide), wide),
    g: F.multiply(square, asymptotic(square, 1, wide), wide),
    ...sinCos(x, wide),
  };
}

/** Σ (−1)ᵐ (2m + first)!/x²ᵐ, given 1/x². */
function asymptotic(square: F.BigFloat, first: 0 | 1, bits: number): F.BigFloat {
  const shift = BigInt(bits);
  const ratio = F.toFixed(square, bits);
  let [term, sum] = [1n << shift, 0n];
  for (let n = first + 1; ; n += 2) {
    sum += term;
    const next = (term * ratio * BigInt(n * (n + 1))) >> shift;
    // Past the least one, the terms grow again.
    if (next === 0n || next === -1n || (next < 0n ? -next : next) >= (term < 0n ? -term : term)) break;
    term = -next;
  }
  return F.rounded(sum, -bits, bits);
}

/** Chi(x) = γ + ln x + Σ x²ᵏ/(2k (2k)!) for x > 0. */
export function coshIntegral(x: F.BigFloat, bits: number): F.BigFloat {
  const wide = bits + guard(x);
  return F.add(eulerPlusLog(x, wide), evenSeries(x, false, wide), bits + 16);
}

/** The series from k = 1, whose first term x²/2!/2 has the sign of the ratio. */
function evenSeries(x: F.BigFloat, alternating: boolean, bits: number): F.BigFloat {
  const value = series(x, 2, 2, alternating, bits);
  return alternating ? { mantissa: -value.mantissa, exponent: value.exponent } : value;
}

/** Fresnel's S(x) = ∫₀ˣ sin(πt²/2) dt and C(x), DLMF 7.6.4 and 7.6.6: Σ (−1)ᵏ uⁿ x/(n! (2n+1)), n = 2k+1 or 2k, u = πx²/2. */
export function fresnel(x: F.BigFloat, kind: 'S' | 'C', bits: number): F.BigFloat {
  const size = toNumber(x);
  if (!(Math.abs(size) <= 40)) throw new RangeError('argument out of range');
  const wide = bits + Math.ceil(2 * size * size * Math.PI * 0.5 * Math.LOG2E) + 3 * Math.max(0, -F.magnitude(x)) + 48;
  const u = F.toFixed(F.timesPowerOfTwo(F.multiply(pi(wide), F.multiply(x, x, wide), wide), -1), wide);
  const shift = BigInt(wide);
  let n = kind === 'S' ? 1 : 0;
  let term = kind === 'S' ? u : 1n << shift;
  let sum = 0n;
  while (term > 1n || term < -1n) {
    sum += term / BigInt(2 * n + 1);
    term = -(((((term * u) >> shift) * u) >> shift) / BigInt((n + 1) * (n + 2)));
    n += 2;
  }
  return F.multiply(x, F.rounded(sum, -wide, wide), bits);
}
