import { add, type DoubleDouble, divide, hiOf, multiply, negate, type Real } from '../double-double.ts';
import { logarithm } from '../double-double-log.ts';

/** Euler's constant to 32 digits. */
const EULER: DoubleDouble = { hi: 0.5772156649015329, lo: -4.942915152430645e-18 };
/** From here on the asymptotic series, whose smallest term is about e^{−x}, has full precision. */
export const ASYMPTOTIC_FROM = 40;

/**
 * Σ x^n/(n n!) over n = first, first + step, …; with alternating signs if asked. In double-double, because the terms reach
 * e^x/x while the sum, with the logarithm added, may be next to 0.
 */
export function integralSeries(x: Real, first: 1 | 2, step: 1 | 2, alternating: boolean): DoubleDouble {
  const ratio = step === 2 ? multiply(x, x) : add(x, 0);
  let term: DoubleDouble = first === 1 ? add(x, 0) : divide(multiply(x, x), 2);
  let sum: DoubleDouble = { hi: 0, lo: 0 };
  let largest = 0;
  for (let n: number = first; n < 300; n += step) {
    const share = divide(term, n);
    sum = add(sum, share);
    largest = Math.max(largest, Math.abs(share.hi));
    if (Math.abs(share.hi) < 1e-34 * largest || share.hi === 0) break;
    term = divide(multiply(term, ratio), step === 2 ? (n + 1) * (n + 2) : n + 1);
    if (alternating) term = negate(term);
  }
  return sum;
}

/** γ + ln x. */
export const eulerPlusLogarithm = (x: Real): DoubleDouble => add(EULER, logarithm(x));

/**
 * The exponential integral Ei(x), DLMF 6.2.5 (principal value for x > 0), relatively precise beside its zero 0.3725… too. −∞ at
 * 0; NaN for NaN.
 */
export function expIntegral(x: Real): number {
  const hi = hiOf(x);
  if (hi === 0) return Number.NEGATIVE_INFINITY;
  if (hi < 0) return -expIntegralE1(-hi);
  if (hi > 720) return Number.POSITIVE_INFINITY;
  if (hi > ASYMPTOTIC_FROM) return (Math.exp(hi) / hi) * factorialSeries(1 / hi);
  const value = add(eulerPlusLogarithm(x), integralSeries(x, 1, 1, false));
  return value.hi + value.lo;
}

/** E₁(x) = ∫ₓ^∞ e^{−t}/t dt for x > 0, DLMF 6.2.1; +∞ at 0, NaN below. */
export function expIntegralE1(x: number): number {
  if (x === 0) return Number.POSITIVE_INFINITY;
  if (!(x > 0)) return Number.NaN;
  if (x > 740) return 0;
  if (x <= 2) {
    const value = add(eulerPlusLogarithm(x), integralSeries(-x, 1, 1, false));
    return -(value.hi + value.lo);
  }
  // The continued fraction 6.9.1 in its even form.
  let b = x + 1;
  let c = 1e300;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < 400; n++) {
    b += 2;
    d = 1 / (b - n * n * d);
    c = b - (n * n) / c;
    fraction *= c * d;
    if (Math.abs(c * d - 1) < 1e-16) break;
  }
  return Math.exp(-x) * fraction;
}

/** Σ n! uⁿ to its smallest term. */
function factorialSeries(u: number): number {
  let term = 1;
  let sum = 1;
  for (let n = 1; n < 60; n++) {
    const next = term * n * u;
    if (next > term || next < 1e-18) break;
    term = next;
    sum += term;
  }
  return sum;
}

/** The logarithmic integral li(x) = Ei(ln x) for x ≥ 0, DLMF 6.2.8: 0 at 0, −∞ at 1, NaN below 0. */
export function logIntegral(x: number): number {
  if (!(x >= 0)) return Number.NaN;
  if (x === 0) return 0;
  return x === Number.POSITIVE_INFINITY ? x : expIntegral(logarithm(x));
}
