import { bernoulli } from './bernoulli.ts';
import * as F from './big-float.ts';
import { pi } from './constants.ts';
import { floor, fromInteger, fromNumber, fromRational, toNumber } from './convert.ts';
import { exponential } from './exponential.ts';
import { logarithm } from './logarithm.ts';
import { sine } from './trigonometric.ts';

/** Whether x is 0, −1, −2, …, where Γ has its poles. */
export const isGammaPole = (x: F.BigFloat): boolean => x.mantissa <= 0n && x.exponent >= 0;

/**
 * ln Γ(x) for x > 0, absolute error below 2^−bits (and relative, for large x). Stirling's series (DLMF 5.11.1) at
 * z = x + m ≥ bits/5, where its terms fall far enough, less the logarithm of x(x+1)…(x+m−1).
 */
export function lnGamma(x: F.BigFloat, bits: number): F.BigFloat {
  if (x.mantissa <= 0n) throw new RangeError('lnGamma of a number that is not positive');
  const wide = bits + 32 + 2 * Math.max(0, F.magnitude(x));
  const { product, z } = risen(x, wide);
  const ln = stirling(z, wide);
  return product === null
    ? F.add(ln, F.ZERO, bits + Math.max(0, F.magnitude(ln)))
    : F.subtract(ln, logarithm(product, wide), bits + Math.max(0, F.magnitude(ln)));
}

/**
 * The last values: whoever puts the solutions of an equation into it asks for the same Γ at every one of them, and at thousands
 * of bits each takes a tenth of a second.
 */
const lastValues: { readonly x: F.BigFloat; readonly bits: number; readonly value: F.BigFloat }[] = [];
const maxKept = 8;

/** Γ(x) with `bits` right bits, for every real x that is no pole and whose Γ has an exponent below 2^50. */
export function gamma(x: F.BigFloat, bits: number): F.BigFloat {
  if (isGammaPole(x)) throw new RangeError('a pole of the gamma function');
  const kept = lastValues.find(
    (one) => one.bits === bits && one.x.exponent === x.exponent && one.x.mantissa === x.mantissa,
  );
  if (kept) return kept.value;
  const value = computed(x, bits);
  lastValues.unshift({ x, bits, value });
  lastValues.length = Math.min(lastValues.length, maxKept);
  return value;
}

function computed(x: F.BigFloat, bits: number): F.BigFloat {
  if (x.mantissa < 0n) return reflected(x, bits);
  const wide = bits + 32 + 2 * Math.max(0, F.magnitude(x)) + 16;
  const { product, z } = risen(x, wide);
  const top = exponential(stirling(z, wide), bits + 16);
  return product === null ? F.multiply(top, F.ONE, bits) : F.divide(top, product, bits);
}

/** DLMF 5.5.3: Γ(x) = π/(sin(πx) Γ(1 − x)), the sine taken at the distance from the nearest integer, which is exact. */
function reflected(x: F.BigFloat, bits: number): F.BigFloat {
  const wide = bits + 24;
  const whole = floor(F.add(x, { mantissa: 1n, exponent: -1 }, exactBits(x)));
  const distance = F.subtract(x, fromInteger(whole), exactBits(x));
  const sin = sine(F.multiply(pi(wide), distance, wide), wide);
  const bottom = F.multiply(sin, gamma(F.subtract(F.ONE, x, exactBits(x)), wide), wide);
  const value = F.divide(pi(wide), bottom, bits);
  return (whole & 1n) === 0n ? value : { mantissa: -value.mantissa, exponent: value.exponent };
}

/** Bits enough to add an integer of moderate size to x without rounding. */
const exactBits = (x: F.BigFloat): number => Math.max(F.magnitude(x), 1) + Math.max(0, -x.exponent) + 4;

function risen(x: F.BigFloat, wide: number): { product: F.BigFloat | null; z: F.BigFloat } {
  const least = Math.ceil(wide / 5) + 2;
  if (F.magnitude(x) > 60 || toNumber(x) >= least) return { product: null, z: x };
  const steps = Math.ceil(least - toNumber(x));
  let product = x;
  let z = x;
  for (let i = 1; i < steps; i++) {
    z = F.add(z, F.ONE, wide);
    product = F.multiply(product, z, wide);
  }
  return { product, z: F.add(z, F.ONE, wide) };
}

/** (z − ½) ln z − z + ½ ln 2π + Σ B₂ₖ/(2k(2k−1)z^{2k−1}). */
function stirling(z: F.BigFloat, wide: number): F.BigFloat {
  const half = fromNumber(0.5);
  const main = F.subtract(F.multiply(F.subtract(z, half, wide), logarithm(z, wide), wide), z, wide);
  const constant = F.timesPowerOfTwo(logarithm(F.timesPowerOfTwo(pi(wide), 1), wide), -1);
  let sum = F.add(main, constant, wide);
  const reciprocal = F.divide(F.ONE, z, wide);
  const square = F.multiply(reciprocal, reciprocal, wide);
  let power = reciprocal;
  for (let k = 1; k <= 2 * wide; k++) {
    const factor = fromRational(bernoulli(k), wide);
    const term = F.divide(F.multiply(power, factor, wide), fromInteger(2 * k * (2 * k - 1)), wide);
    sum = F.add(sum, term, wide);
    if (F.magnitude(F.abs(term)) < -wide) break;
    power = F.multiply(power, square, wide);
  }
  return sum;
}
