import { fromBigInt } from '../../exact/integer.ts';
import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import type { IntegerPolynomial } from './dense.ts';
import * as P from './dense.ts';

/** low = high for a root that is met exactly, else low < root < high. */
export interface RootInterval {
  readonly low: Rational;
  readonly high: Rational;
}

/**
 * The interval of a simple root made narrower than `width` by quadratic interval refinement (J. Abbott, "Quadratic interval
 * refinement for real roots", ACM Communications in Computer Algebra 48, 2014).
 *
 * The interval is thought of as divided into N parts, and the chord says in which of them the root lies. If two signs confirm
 * it, that part is the new interval and N is squared, so that the digits double; if not, what the signs do say is kept and N
 * becomes its square root, down to plain halving. All ends share one denominator: nothing is reduced before the end.
 *
 * Worked example: x² − 2 on (1, 2): with N = 4 the chord points at 1 + 1/3, the part (5/4, 3/2) holds the root, next with N = 16.
 */
export function refineRoot(f: IntegerPolynomial, { low, high }: RootInterval, width: Rational): RootInterval {
  if (Q.equals(low, high) || Q.compare(Q.subtract(high, low), width) <= 0) return { low, high };
  let denominator = BigInt(low.denominator) * BigInt(high.denominator);
  let [a, b] = [BigInt(low.numerator) * BigInt(high.denominator), BigInt(high.numerator) * BigInt(low.denominator)];
  const right = signBelow(f, high);
  const [widest, per] = [BigInt(width.numerator), BigInt(width.denominator)];
  let parts = 4n;
  while ((b - a) * per > widest * denominator) {
    const wanted = ((b - a) * per) / (widest * denominator) + 1n;
    const n = parts > wanted ? (wanted > 2n ? wanted : 2n) : parts;
    [a, b, denominator] = [a * n, b * n, denominator * n];
    const step = (b - a) / n;
    const at = (m: bigint): bigint => valueAt(f, a + m * step, denominator) * right;
    const m = pointed(at(0n), at(n), n);
    const value = at(m);
    if (value === 0n) return pointAt(a + m * step, denominator);
    // The part between m and its neighbour on the side of the root.
    const other = value > 0n ? m - 1n : m + 1n;
    const beyond = other === 0n ? -1n : other === n ? 1n : at(other);
    if (beyond === 0n) return pointAt(a + other * step, denominator);
    const found = beyond > 0n !== value > 0n;
    const ends = value > 0n ? (found ? [other, m] : [0n, other]) : found ? [m, other] : [other, n];
    [a, b] = [a + ends[0]! * step, a + ends[1]! * step];
    parts = found ? n * n : squareRootOf(n);
  }
  return { low: fraction(a, denominator), high: fraction(b, denominator) };
}

/** Where the chord through both ends meets the axis, in parts: from 1 to n − 1. */
function pointed(atLow: bigint, atHigh: bigint, n: bigint): bigint {
  const difference = atHigh - atLow;
  const m = difference > 0n ? (-2n * atLow * n + difference) / (2n * difference) : n / 2n;
  return m < 1n ? 1n : m > n - 1n ? n - 1n : m;
}

/** The sign just below an end, which may itself be a root of f. */
function signBelow(f: IntegerPolynomial, { numerator, denominator }: Rational): 1n | -1n {
  const sign = (g: IntegerPolynomial): bigint => valueAt(g, BigInt(numerator), BigInt(denominator));
  const value = sign(f) || -sign(P.derivative(f));
  return value > 0n ? 1n : -1n;
}

/** f(a/b) b^n for b > 0. */
export function valueAt(f: IntegerPolynomial, a: bigint, b: bigint): bigint {
  let value = 0n;
  let scale = 1n;
  for (let k = f.length - 1; k >= 0; k--) {
    value = value * a + f[k]! * scale;
    scale *= b;
  }
  return value;
}

/** N is 4 or a square of squares of it, or what is left of the way: its root is never below 2. */
const squareRootOf = (n: bigint): bigint => (n <= 4n ? 2n : 1n << BigInt(n.toString(2).length >> 1));

const fraction = (a: bigint, b: bigint): Rational => Q.rational(fromBigInt(a), fromBigInt(b));

function pointAt(a: bigint, b: bigint): RootInterval {
  const point = fraction(a, b);
  return { low: point, high: point };
}
