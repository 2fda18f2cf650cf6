import {
  add,
  type DoubleDouble,
  divide,
  hiOf,
  multiply,
  type Real,
  scaled,
  toNumber,
  twoSum,
} from '../../double-double.ts';
import { gamma } from '../gamma.ts';

/*
 * The power series of Bessel functions in double-double arithmetic: for x up to 25 terms of the size e^25 cancel down to values near 1, which
 * leaves about 68 of 104 bits. Where a sum has lost more, there is no value here.
 */

/** A sum may be smaller than its largest term by this factor, and is still good to a double's precision. */
const mostLost = 2 ** 40;
/** Of what is computed in doubles a difference must not be much smaller than its parts. */
const mostLostByDifference = 2 ** 4;

const EULER = 0.5772156649015329;
const ZERO: DoubleDouble = { hi: 0, lo: 0 };

/** A sum, or nothing where its terms have cancelled. */
const kept = (sum: DoubleDouble, largest: number): number | null =>
  Math.abs(sum.hi) * mostLost >= largest ? toNumber(sum) : null;

/** Σ wᵏ/(k! (ν + 1)…(ν + k))·weight(k) */
function hypergeometric(nu: number, w: Real, weight: (k: number) => Real): number | null {
  let term: DoubleDouble = { hi: 1, lo: 0 };
  let sum = ZERO;
  let largest = 0;
  for (let k = 0; ; k++) {
    const weighted = multiply(term, weight(k));
    sum = add(sum, weighted);
    largest = Math.max(largest, Math.abs(weighted.hi));
    const isFalling = k > 1 && k + nu > 1 && (k + 1) * (k + nu) >= 2 * Math.abs(hiOf(w));
    if (isFalling && Math.abs(weighted.hi) <= Math.abs(sum.hi) * 2 ** -56) return kept(sum, largest);
    // A sum that has cancelled altogether.
    if (isFalling && Math.abs(weighted.hi) < largest * 2 ** -104) return null;
    term = divide(multiply(term, w), multiply(twoSum(nu, k + 1), k + 1));
  }
}

const unit = (): Real => 1;

/** −x²/4 of J, x²/4 of I. */
export const argumentOf = (x: number, sign: 1 | -1): DoubleDouble => scaled(multiply(x, x), sign / 4);

/** (x/2)^ν/Γ(ν + 1)·Σ wᵏ/(k! (ν + 1)…(ν + k)) for x > 0; NaN where it is not known so. */
export function firstSolution(nu: number, x: number, w: Real): number {
  const sum = hypergeometric(nu, w, unit);
  // Half of the smallest doubles is rounded.
  const front = x ** nu / 2 ** nu / gamma(nu + 1);
  return sum === null || front === 0 ? Number.NaN : front * sum;
}

/** a − b, NaN where that has too few digits. */
function difference(a: number, b: number): number {
  const value = a - b;
  return Math.abs(value) * mostLostByDifference >= Math.max(Math.abs(a), Math.abs(b)) ? value : Number.NaN;
}

/** Y_ν(x) of an order that is not whole (DLMF 10.2.3). */
export function secondByReflection(nu: number, x: number, cos: number, sin: number): number {
  const w = argumentOf(x, -1);
  return difference(firstSolution(nu, x, w) * cos, firstSolution(-nu, x, w)) / sin;
}

/** Yₙ(x) for n ≥ 0 (DLMF 10.8.1). */
export function secondOfWholeOrder(n: number, x: number): number {
  const w = argumentOf(x, -1);
  const front = (x / 2) ** n / gamma(n + 1);
  const [regular, harmonic] = [hypergeometric(n, w, unit), hypergeometric(n, w, harmonicNumbers(n))];
  if (regular === null || harmonic === null || front === 0) return Number.NaN;
  const besides = difference(2 * (Math.log(x / 2) + EULER) * regular * front, harmonic * front);
  return n === 0 ? besides / Math.PI : difference(besides, finitePart(n, x)) / Math.PI;
}

/** H_k + H_{n+k} for k = 0, 1, 2, … in turn. */
function harmonicNumbers(n: number): (k: number) => DoubleDouble {
  let sum = ZERO;
  for (let j = 1; j <= n; j++) sum = add(sum, divide(1, j));
  return (k) => {
    if (k > 0) sum = add(sum, add(divide(1, k), divide(1, n + k)));
    return sum;
  };
}

/** Σ_{k<n} (n − k − 1)!/k!·(x/2)^(2k − n) */
function finitePart(n: number, x: number): number {
  let term = gamma(n) * (x / 2) ** -n;
  let sum = term;
  for (let k = 1; k < n; k++) {
    term *= (x * x) / 4 / (k * (n - k));
    sum += term;
  }
  return sum;
}
