import { twoProduct } from '../double-double.ts';
import { exponential } from '../double-double-log.ts';

/**
 * Chebyshev coefficients of (1 + 2x) e^{x²} erfc(x) in t = (x − 3.75)/(x + 3.75), x ≥ 0 (made by fixtures/erfcx-chebyshev.gp).
 * The idea is J. L. Schonfelder's, "Chebyshev expansions for the error and related functions", Math. Comp. 32 (1978).
 */
const COEFFICIENTS: readonly number[] = [
  2.3551578691348034, -0.004590054580646478, -0.08424913336651792, 0.05920993999819189, -0.026658668435305753,
  0.009074997670705265, -0.002413163540417608, 0.0004907758365258086, -6.916973302501207e-5, 4.13902798607301e-6,
  7.74038306619849e-7, -2.1886401049234397e-7, 1.076499946567091e-8, 4.521959811218287e-9, -7.754400208831351e-10,
  -6.318088340886684e-11, 2.86879501093067e-11, 1.9455868545777347e-13, -9.65469674843344e-13, 3.25254814814874e-14,
  3.3478119482868056e-14, -1.864562880419313e-15, -1.2507950530688648e-15, 7.418235256624044e-17, 5.068148904796111e-17,
  -2.2370566594359995e-18, -2.187342944303018e-18, 2.6766327399258762e-20,
];

/**
 * The scaled complementary error function e^{x²} erfc(x), DLMF 7.2: about 1/(x√π) for large x, where erfc(x) itself
 * underflows. +∞ below about −26.6; NaN for NaN.
 */
export function erfcx(x: number): number {
  if (x < 0) {
    const square = exponential(twoProduct(x, x));
    return 2 * square - erfcx(-x);
  }
  if (x === Number.POSITIVE_INFINITY) return 0;
  if (x > 1e8) return 1 / Math.sqrt(Math.PI) / x;
  const t = (x - 3.75) / (x + 3.75);
  let b1 = 0;
  let b2 = 0;
  for (let k = COEFFICIENTS.length - 1; k > 0; k--) {
    const b0 = 2 * t * b1 - b2 + COEFFICIENTS[k]!;
    b2 = b1;
    b1 = b0;
  }
  return (t * b1 - b2 + COEFFICIENTS[0]! / 2) / (1 + 2 * x);
}
