import { add, type DoubleDouble, divide, hiOf, horner, multiply, negate, type Real } from '../double-double.ts';
import { logarithm } from '../double-double-log.ts';

/** ½ ln 2π to 32 digits. */
export const HALF_LN_2PI: DoubleDouble = { hi: 0.9189385332046728, lo: -3.8782941580672414e-17 };

/** B₂ₖ/(2k(2k−1)), k = 1, 2, …: DLMF 5.11.1, each the quotient of two integers. */
const STIRLING: readonly DoubleDouble[] = (
  [
    [1, 12],
    [-1, 360],
    [1, 1260],
    [-1, 1680],
    [1, 1188],
    [-691, 360360],
    [1, 156],
    [-3617, 122400],
    [43867, 244188],
    [-174611, 125400],
    [77683, 5796],
    [-236364091, 1506960],
    [657931, 300],
    [-3392780147, 93960],
  ] as const
).map(([numerator, denominator]) => divide(numerator, denominator));

/** From here on Stirling's series with 14 terms is good to 1e-34. */
export const STIRLING_FROM = 32;

/** ln Γ*(x) = ln Γ(x) − (x − ½) ln x + x − ½ ln 2π for x ≥ 32, to about 31 digits. */
export function stirlingSeries(x: Real): DoubleDouble {
  const reciprocal = divide(1, x);
  return multiply(reciprocal, horner(STIRLING, multiply(reciprocal, reciprocal)));
}

/** ln Γ(x) for x ≥ 32. */
export function stirling(x: Real): DoubleDouble {
  const power = multiply(add(x, -0.5), logarithm(x));
  return add(add(power, negate(x)), add(HALF_LN_2PI, stirlingSeries(x)));
}

/** x(x+1)…(x+m−1) and x + m, the first such sum not below 32. */
export function risen(x: Real): { readonly product: DoubleDouble; readonly from: DoubleDouble } {
  let product: DoubleDouble = { hi: 1, lo: 0 };
  let from = add(x, 0);
  while (from.hi < STIRLING_FROM) {
    product = multiply(product, from);
    from = add(from, 1);
  }
  return { product, from };
}

/** ln Γ(x) for x > 0 with an absolute error near 1e-30 (relative 1e-31 for large x). */
export function lnGammaExtended(x: Real): DoubleDouble {
  if (hiOf(x) >= STIRLING_FROM) return stirling(x);
  const { product, from } = risen(x);
  return add(stirling(from), negate(logarithm(product)));
}
