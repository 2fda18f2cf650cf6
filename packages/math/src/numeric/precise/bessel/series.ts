import * as B from '../ball.ts';
import { half, logarithm, piBall, power, sine } from '../ball-elementary.ts';
import { gamma } from '../ball-special.ts';
import { euler } from '../constants.ts';
import { toNumber } from '../convert.ts';

/*
 * Bessel functions of a real order by their power series, w = ∓z²/4 with the upper sign for J and Y and the lower one for I and K:
 *
 *     (z/2)^ν Σ wᵏ/(k! Γ(ν + k + 1))                                               J_ν, I_ν (DLMF 10.2.2, 10.25.2)
 *     (J_ν cos νπ − J_{−ν})/sin νπ,   π/2·(I_{−ν} − I_ν)/sin νπ                     Y_ν, K_ν for orders that are not whole (10.2.3, 10.27.4)
 *     the limits of these with a logarithm and harmonic numbers                     Yₙ, Kₙ (10.8.1, 10.31.1)
 *
 * From the index on where the quotient of neighbouring terms stays below 1/2 the rest is smaller than the last term. Far out the terms
 * are as large as e^|z| before they fall and cancel, which takes as many bits more.
 */

/** J and Y, whose series alternate on the real axis, or I and K. */
export interface Kind {
  readonly alternates: boolean;
}

/** Whole orders have series of their own: their exact value, and null for others. */
export function wholeOrder(order: B.Ball): number | null {
  if (!B.isInteger(order)) return null;
  const n = toNumber(order.value.re);
  return Number.isSafeInteger(n) ? n : null;
}

const argumentOf = ({ alternates }: Kind, z: B.Ball, bits: number): B.Ball => {
  const square = half(half(B.multiply(z, z, bits)));
  return alternates ? B.negate(square) : square;
};

/** a^ν, of which the whole powers are taken by multiplication. */
const raised = (a: B.Ball, order: B.Ball, bits: number): B.Ball | null => {
  const n = wholeOrder(order);
  return n === null ? power(a, order, bits) : B.integerPower(a, BigInt(n), bits);
};

/** Bits that cancellation between the terms takes. */
const lostBits = (z: B.Ball): number => Math.ceil(3 * 2 ** B.upper(z)) + 32;

/** J_ν(z) or I_ν(z); null where Γ(ν + 1) has no value that is known, or z^ν none. */
export function firstSolution(kind: Kind, order: B.Ball, z: B.Ball, bits: number): B.Ball | null {
  const wide = bits + lostBits(z);
  const n = wholeOrder(order);
  if (n !== null && n < 0) {
    const mirrored = firstSolution(kind, B.negate(order), z, bits);
    return mirrored && kind.alternates && n % 2 !== 0 ? B.negate(mirrored) : mirrored;
  }
  const factorial = gamma(B.add(order, B.integerBall(1), wide + 64), wide);
  const front = raised(half(z), order, wide);
  const first = factorial && front && B.divide(front, factorial, wide);
  return first && summed(order, argumentOf(kind, z, wide), first, () => B.integerBall(1), wide, bits);
}

/** Σ first·wᵏ/(k! (ν + 1)…(ν + k))·weight(k), with weights that grow as slowly as harmonic numbers. */
function summed(
  order: B.Ball,
  w: B.Ball,
  first: B.Ball,
  weight: (k: number) => B.Ball | null,
  wide: number,
  bits: number,
): B.Ball | null {
  const least = toNumber(order.value.re);
  const size = 2 ** B.upper(w);
  let term = first;
  let sum = B.integerBall(0);
  for (let k = 0; ; k++) {
    const by = weight(k);
    if (by === null) return null;
    const weighted = B.multiply(term, by, wide);
    sum = B.add(sum, weighted, wide);
    // |w/((k + 1)·(ν + k + 1))|·(weight(k + 1)/weight(k)) ≤ 1/2 from here on, an uncertain order being off by less than 1.
    const isFalling = k > 2 && least + k > 1 && (k + 1) * (least + k) >= 4 * size;
    if (isFalling && B.upper(weighted) < Math.max(B.sizeOf(sum.value), B.upper(first) - wide) - bits - 8)
      return B.add({ ...sum, error: B.logSum(sum.error, B.upper(weighted) + 1) }, B.integerBall(0), bits + 8);
    const below = B.multiply(B.integerBall(k + 1), B.add(order, B.integerBall(k + 1), wide), wide);
    const next = B.divide(B.multiply(term, w, wide), below, wide);
    if (next === null) return null;
    term = next;
  }
}

/** Y_ν(z) or K_ν(z) by its series. */
export function secondSolution(kind: Kind, order: B.Ball, z: B.Ball, bits: number): B.Ball | null {
  const n = wholeOrder(order);
  if (n === null) return byReflection(kind, order, z, bits);
  const value = ofWholeOrder(kind, Math.abs(n), z, bits + lostBits(z));
  const isTurned = kind.alternates && n < 0 && n % 2 !== 0;
  return value && B.add(isTurned ? B.negate(value) : value, B.integerBall(0), bits + 8);
}

function byReflection(kind: Kind, order: B.Ball, z: B.Ball, bits: number): B.Ball | null {
  const wide = bits + lostBits(z);
  const angle = B.multiply(piBall(wide + 64), order, wide + 64);
  const sin = sine(angle, wide);
  const [plus, minus] = [order, B.negate(order)].map((one) => firstSolution(kind, one, z, wide));
  if (!sin || !plus || !minus) return null;
  if (!kind.alternates) {
    const ratio = B.divide(B.add(minus, B.negate(plus), wide), sin, wide);
    return ratio && B.multiply(half(piBall(wide)), ratio, bits + 8);
  }
  const cos = sine(B.add(angle, half(piBall(wide + 64)), wide + 64), wide);
  const top = cos && B.add(B.multiply(plus, cos, wide), B.negate(minus), wide);
  return top && B.divide(top, sin, bits + 8);
}

/**
 * For n ≥ 0, with h = z/2, L = ln h + γ and H the harmonic numbers:
 *
 *     π·Yₙ = 2L·Jₙ − Σ_{k<n} (n − k − 1)!/k!·h^(2k − n) − hⁿ Σ (H_k + H_{n+k})·(−h²)ᵏ/(k! (n + k)!)
 *     2·Kₙ = (−1)ⁿ·(−2L·Iₙ + hⁿ Σ (H_k + H_{n+k})·h²ᵏ/(k! (n + k)!)) + Σ_{k<n} (n − k − 1)!/k!·(−1)ᵏ·h^(2k − n)
 */
function ofWholeOrder(kind: Kind, n: number, z: B.Ball, wide: number): B.Ball | null {
  const h = half(z);
  const w = argumentOf(kind, z, wide);
  const order = B.integerBall(n);
  const factorial = gamma(B.integerBall(n + 1), wide);
  const first = factorial && B.divide(B.integerPower(h, BigInt(n), wide)!, factorial, wide);
  const ln = logarithm(h, wide);
  const finite = finitePart(n, h, B.negate(w), wide);
  if (!first || !ln || !finite) return null;
  const regular = summed(order, w, first, () => B.integerBall(1), wide, wide);
  const harmonic = summed(order, w, first, harmonicNumbers(n, wide), wide, wide);
  if (!regular || !harmonic) return null;
  const twice = B.multiply(B.integerBall(2), B.add(ln, B.realBall(euler(wide), 1 - wide), wide), wide);
  const difference = B.add(B.multiply(twice, regular, wide), B.negate(harmonic), wide);
  if (kind.alternates) return B.divide(B.add(difference, B.negate(finite), wide), piBall(wide), wide);
  return half(B.add(n % 2 === 0 ? B.negate(difference) : difference, finite, wide));
}

/** H_k + H_{n+k} for k = 0, 1, 2, … in turn. */
function harmonicNumbers(n: number, bits: number): (k: number) => B.Ball | null {
  let sum: B.Ball | null = B.integerBall(0);
  const addReciprocal = (j: number): void => {
    const one = B.reciprocal(B.integerBall(j), bits);
    sum = sum && one && B.add(sum, one, bits);
  };
  for (let j = 1; j <= n; j++) addReciprocal(j);
  return (k) => {
    if (k > 0) {
      addReciprocal(k);
      addReciprocal(n + k);
    }
    return sum;
  };
}

/** Σ_{k<n} (n − k − 1)!/k!·vᵏ·h^(−n) */
function finitePart(n: number, h: B.Ball, v: B.Ball, bits: number): B.Ball | null {
  if (n === 0) return B.integerBall(0);
  const factorial = gamma(B.integerBall(n), bits);
  const front = B.integerPower(h, BigInt(-n), bits);
  let term = factorial && front && B.multiply(factorial, front, bits);
  let sum = term;
  for (let k = 1; k < n; k++) {
    term = term && B.divide(B.multiply(term, v, bits), B.integerBall(k * (n - k)), bits);
    sum = sum && term && B.add(sum, term, bits);
  }
  return sum;
}
