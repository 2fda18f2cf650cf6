import { bitLength } from '../../exact/integer.ts';
import { type BigFloat, integerSquareRoot, rounded, toFixed } from './big-float.ts';

/** Guard bits of a constant: the series are summed in fixed point with so many more than asked. */
const GUARD = 32;

/** Keeps the most precise value made so far: a constant is asked for again and again. */
function cached(compute: (bits: number) => bigint): (bits: number) => BigFloat {
  let known = 0n;
  let knownBits = 0;
  return (bits) => {
    if (knownBits < bits + GUARD) {
      knownBits = bits + GUARD + 64;
      known = compute(knownBits);
    }
    return rounded(known, -knownBits, bits);
  };
}

/** π by the Chudnovsky series (1988), binary splitting; 47 bits a term. */
export const pi: (bits: number) => BigFloat = cached((bits) => {
  const terms = BigInt(Math.ceil(bits / 47) + 1);
  const { q, t } = chudnovsky(0n, terms);
  const root = integerSquareRoot(10005n << BigInt(2 * (bits + 16)));
  return ((q * 426880n * root) / t) >> 16n;
});

function chudnovsky(from: bigint, to: bigint): { p: bigint; q: bigint; t: bigint } {
  if (to - from === 1n) {
    const p = from === 0n ? 1n : (6n * from - 5n) * (2n * from - 1n) * (6n * from - 1n);
    const q = from === 0n ? 1n : from ** 3n * 10939058860032000n;
    const t = p * (13591409n + 545140134n * from);
    return { p, q, t: (from & 1n) === 1n ? -t : t };
  }
  const middle = (from + to) >> 1n;
  const left = chudnovsky(from, middle);
  const right = chudnovsky(middle, to);
  return { p: left.p * right.p, q: left.q * right.q, t: left.t * right.q + left.p * right.t };
}

/** atanh(1/n) in fixed point. */
function atanhReciprocal(n: bigint, bits: number): bigint {
  let power = (1n << BigInt(bits)) / n;
  const square = n * n;
  let sum = power;
  for (let k = 3n; power !== 0n; k += 2n) {
    power /= square;
    sum += power / k;
  }
  return sum;
}

/** ln 2 = 18 atanh(1/26) − 2 atanh(1/4801) + 8 atanh(1/8749). */
export const ln2: (bits: number) => BigFloat = cached((bits) => {
  const wide = bits + 16;
  const sum = 18n * atanhReciprocal(26n, wide) - 2n * atanhReciprocal(4801n, wide) + 8n * atanhReciprocal(8749n, wide);
  return sum >> 16n;
});

/** Euler's number e = Σ 1/n!. */
export const e: (bits: number) => BigFloat = cached((bits) => {
  let term = 1n << BigInt(bits + 16);
  let sum = term;
  for (let n = 1n; term !== 0n; n += 1n) {
    term /= n;
    sum += term;
  }
  return sum >> 16n;
});

/**
 * Euler's constant γ by the Brent–McMillan formula (Math. Comp. 34 (1980)): with Hₖ the harmonic numbers,
 * γ = Σ (nᵏ/k!)² Hₖ / Σ (nᵏ/k!)² − ln n + O(e^{−4n}); n is a power of two, so that ln n is a multiple of ln 2.
 */
export const euler: (bits: number) => BigFloat = cached((bits) => {
  const power = Math.max(3, bitLength(BigInt(Math.ceil((bits * Math.LN2) / 4) + 4)));
  const n = 1n << BigInt(power);
  const wide = bits + 64;
  let term = 1n << BigInt(wide);
  let harmonic = 0n;
  let top = 0n;
  let bottom = term;
  const square = n * n;
  for (let k = 1n; term !== 0n; k += 1n) {
    term = (term * square) / (k * k);
    harmonic += (1n << BigInt(wide)) / k;
    top += (term * harmonic) >> BigInt(wide);
    bottom += term;
  }
  const lnFixed = BigInt(power) * toFixed(ln2(wide + 8), wide);
  return ((top << BigInt(wide)) / bottom - lnFixed) >> 64n;
});
