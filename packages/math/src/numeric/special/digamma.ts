import { add, type DoubleDouble, divide, horner, multiply, negate, type Real, twoSum } from '../double-double.ts';
import { logarithm, PI } from '../double-double-log.ts';
import { cosPi, sinPi } from '../double-double-trigonometry.ts';
import { STIRLING_FROM } from './ln-gamma-extended.ts';

/** B₂ₖ/(2k), k = 1, 2, … (DLMF 5.11.2). */
const ASYMPTOTIC: readonly DoubleDouble[] = (
  [
    [1, 12],
    [-1, 120],
    [1, 252],
    [-1, 240],
    [1, 132],
    [-691, 32760],
    [1, 12],
    [-3617, 8160],
    [43867, 14364],
    [-174611, 6600],
    [77683, 276],
    [-236364091, 65520],
    [657931, 12],
    [-3392780147, 3480],
  ] as const
).map(([numerator, denominator]) => divide(numerator, denominator));

/**
 * The digamma function ψ(x) = Γ′(x)/Γ(x), DLMF 5.2.2, relatively precise beside its zeros too (1.4616…, and one between any
 * two negative integers), because it is summed in double-double. NaN at the poles 0, −1, −2, … and for NaN and −∞.
 */
export function digamma(x: number): number {
  if (Number.isNaN(x) || x === Number.NEGATIVE_INFINITY || (x <= 0 && Number.isInteger(x))) return Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  const value = x > 0 ? positive(x) : reflected(x);
  return value.hi + value.lo;
}

/** ψ(x) = ln z − 1/(2z) − Σ B₂ₖ/(2k z²ᵏ) − Σ 1/(x + i) with z = x + m ≥ 32. */
function positive(x: Real): DoubleDouble {
  let z = add(x, 0);
  let recurred: DoubleDouble = { hi: 0, lo: 0 };
  while (z.hi < STIRLING_FROM) {
    recurred = add(recurred, divide(1, z));
    z = add(z, 1);
  }
  const reciprocal = divide(1, z);
  const square = multiply(reciprocal, reciprocal);
  const series = add(multiply(reciprocal, 0.5), multiply(square, horner(ASYMPTOTIC, square)));
  return add(add(logarithm(z), negate(series)), negate(recurred));
}

/** DLMF 5.5.4: ψ(x) = ψ(1 − x) − π cot(πx). */
function reflected(x: number): DoubleDouble {
  return add(positive(twoSum(1, -x)), negate(multiply(PI, divide(cosPi(x), sinPi(x)))));
}
