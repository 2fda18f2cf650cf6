import * as F from './big-float.ts';
import { ln2 } from './constants.ts';
import { fromInteger, nearestInteger } from './convert.ts';

/** Beyond |x| = 2^50 the exponent of e^x no longer fits. */
export const maxExponentBits = 50;

/**
 * e^x. With k = ⌊x/ln 2⌉ and s halvings, e^x = 2^k (e^{r/2^s})^{2^s}; Taylor's series in fixed point
 * (Brent and Zimmermann 4.4). Throws a RangeError for |x| > 2^50.
 */
export function exponential(x: F.BigFloat, bits: number): F.BigFloat {
  const size = F.magnitude(x);
  if (size > maxExponentBits) throw new RangeError('exponent out of range');
  if (size < -bits - 2) return F.add(F.ONE, x, bits);
  const halvings = Math.ceil(Math.sqrt(bits) / 2);
  const wide = bits + halvings + 16;
  const k = size < 0 ? 0n : nearestInteger(F.multiply(x, reciprocalLn2, 64));
  const r = F.subtract(
    x,
    F.multiply(fromInteger(k), ln2(wide + Math.max(size, 0) + 8), wide + Math.max(size, 0) + 8),
    wide + 8,
  );
  let sum = exponentialSeries(F.toFixed(r, wide) >> BigInt(halvings), wide);
  const shift = BigInt(wide);
  for (let i = 0; i < halvings; i++) sum = (sum * sum) >> shift;
  return F.rounded(sum, Number(k) - wide, bits);
}

/** 1/ln 2, which only has to be good enough to choose k. */
const reciprocalLn2: F.BigFloat = { mantissa: 3248660424278399n, exponent: -51 };

/** e^t − 1 + 1 for a small fixed-point t. */
function exponentialSeries(t: bigint, bits: number): bigint {
  const shift = BigInt(bits);
  const one = 1n << shift;
  let term = one;
  let sum = one;
  for (let n = 1n; term !== 0n && term !== -1n; n += 1n) {
    term = ((term * t) >> shift) / n;
    sum += term;
  }
  return sum;
}

/** e^x − 1, relatively precise for small x. */
function exponentialMinus1(x: F.BigFloat, bits: number): F.BigFloat {
  const size = F.magnitude(x);
  if (x.mantissa === 0n) return x;
  // e^x − 1 ≈ x loses as many leading bits as x has zeros after the point.
  const guard = Math.max(0, -size) + 8;
  if (guard > 4 * bits + 64)
    return F.add(x, F.multiply(x, F.multiply(x, { mantissa: 1n, exponent: -1 }, bits), bits), bits);
  return F.subtract(exponential(x, bits + guard), F.ONE, bits);
}

/** (e^x − e^{−x})/2. */
export function sinh(x: F.BigFloat, bits: number): F.BigFloat {
  if (x.mantissa < 0n) return F.negate(sinh(F.negate(x), bits));
  const m = exponentialMinus1(x, bits + 8);
  // With m = e^x − 1: (m + m/(m+1))/2 has no cancellation.
  return halved(F.add(m, F.divide(m, F.add(m, F.ONE, bits + 8), bits + 8), bits + 8), bits);
}

/** (e^x + e^{−x})/2. */
export function cosh(x: F.BigFloat, bits: number): F.BigFloat {
  const up = exponential(x, bits + 8);
  return halved(F.add(up, F.divide(F.ONE, up, bits + 8), bits + 8), bits);
}

/** sinh x / cosh x. */
export function tanh(x: F.BigFloat, bits: number): F.BigFloat {
  if (x.mantissa < 0n) return F.negate(tanh(F.negate(x), bits));
  if (F.magnitude(x) > 40) return F.ONE;
  const m = exponentialMinus1(timesTwo(x), bits + 8);
  return F.divide(m, F.add(m, TWO, bits + 8), bits);
}

const TWO = fromInteger(2);
const timesTwo = (x: F.BigFloat): F.BigFloat =>
  x.mantissa === 0n ? x : { mantissa: x.mantissa, exponent: x.exponent + 1 };
const halved = (x: F.BigFloat, bits: number): F.BigFloat =>
  F.round(x.mantissa === 0n ? x : { mantissa: x.mantissa, exponent: x.exponent - 1 }, bits);
