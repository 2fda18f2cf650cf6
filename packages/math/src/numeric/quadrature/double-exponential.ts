import type { Quadrature } from './gauss-kronrod.ts';

/*
 * Double exponential quadrature (H. Takahasi and M. Mori, "Double exponential formulas for numerical integration", 1974): after
 * x = tanh((π/2)·sinh t) and its relatives the integrand decays doubly exponentially at both ends, whatever algebraic or
 * logarithmic singularity it has there, and the trapezoidal rule converges exponentially. The step is halved until two
 * results agree; their difference, squared by theory, is not trusted beyond the rounding of the sum.
 *
 * The integrand is given by its distance to the nearer end, because 1 − x² next to 1 has no digits left when x is rounded.
 */

const HALF_PI = Math.PI / 2;
const LEVELS = 9;

interface Sum {
  value: number;
  absolute: number;
  count: number;
}

/** Adds weight·f at t = start, start + step, … until the terms are negligible. */
function march(term: (t: number) => number, start: number, step: number, into: Sum): void {
  let small = 0;
  for (let k = 0; k < 2000; k++) {
    const value = term(start + k * step);
    if (Number.isNaN(value)) {
      into.value = Number.NaN;
      return;
    }
    into.value += value;
    into.absolute += Math.abs(value);
    into.count++;
    small = Math.abs(value) <= 1e-17 * into.absolute ? small + 1 : 0;
    if (small >= 3 && k * Math.abs(step) > 1) return;
    if (Math.abs(start + k * step) > 6.9) return;
  }
}

/** The trapezoidal rule with halving, for a term that decays to both sides of 0. */
function halving(term: (t: number) => number, relative: number): Quadrature {
  const sum: Sum = { value: 0, absolute: 0, count: 0 };
  march(term, 0, 1, sum);
  march(term, -1, -1, sum);
  let value = sum.value;
  let error = Number.POSITIVE_INFINITY;
  let step = 1;
  for (let level = 1; level <= LEVELS && Number.isFinite(sum.value); level++) {
    step /= 2;
    march(term, step, 2 * step, sum);
    march(term, -step, -2 * step, sum);
    const next = sum.value * step;
    error = Math.abs(next - value);
    value = next;
    if (level >= 3 && error <= relative * Math.abs(value) + 1e-16 * sum.absolute * step) break;
  }
  return { value, error: error + 4e-16 * sum.absolute * step, evaluations: sum.count };
}

/**
 * ∫ over (a, b) with f given as (distance, side): the value at a + distance or b − distance.
 */
export function tanhSinh(
  f: (distance: number, side: 'a' | 'b') => number,
  a: number,
  b: number,
  relative: number,
): Quadrature {
  const half = (b - a) / 2;
  return halving((t) => {
    const u = HALF_PI * Math.sinh(t);
    const e = Math.exp(-2 * Math.abs(u));
    // 1 − |tanh u| = 2e/(1 + e), 1/cosh² u = 4e/(1 + e)²
    const distance = (half * 2 * e) / (1 + e);
    const weight = (half * HALF_PI * Math.cosh(t) * 4 * e) / ((1 + e) * (1 + e));
    if (weight === 0 || distance < 1e-290) return 0;
    return weight * f(distance, t < 0 ? 'a' : 'b');
  }, relative);
}

/** ∫ over (0, ∞) of f of the distance from the end: x = exp((π/2)·sinh t). */
export function expSinh(f: (distance: number) => number, relative: number): Quadrature {
  return halving((t) => {
    const x = Math.exp(HALF_PI * Math.sinh(t));
    const weight = x * HALF_PI * Math.cosh(t);
    if (x < 1e-290 || x > 1e290) return 0;
    const value = f(x);
    return value === 0 ? 0 : weight * value;
  }, relative);
}

/** The same for f that decays like exp(−x): x = exp(t − exp(−t)). */
export function expExp(f: (distance: number) => number, relative: number): Quadrature {
  return halving((t) => {
    const x = Math.exp(t - Math.exp(-t));
    const weight = x * (1 + Math.exp(-t));
    if (x < 1e-290 || x > 1e290) return 0;
    const value = f(x);
    return value === 0 ? 0 : weight * value;
  }, relative);
}
