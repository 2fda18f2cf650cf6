import * as F from '../numeric/precise/big-float.ts';
import { pi } from '../numeric/precise/constants.ts';
import { floor, fromInteger } from '../numeric/precise/convert.ts';
import { lnGamma } from '../numeric/precise/gamma.ts';
import { logarithm } from '../numeric/precise/logarithm.ts';
import { sine } from '../numeric/precise/trigonometric.ts';

/** ln |Γ(x)| and the sign of Γ(x), away from the poles 0, −1, −2, …, with an absolute error below 2^−bits. */
export function lnAbsoluteGamma(x: F.BigFloat, bits: number): { readonly ln: F.BigFloat; readonly negative: boolean } {
  if (x.mantissa > 0n) return { ln: lnGamma(x, bits + 8), negative: false };
  // Reflection, DLMF 5.5.3; the distance from the nearest integer and 1 − x are exact.
  const exact = Math.max(F.magnitude(x), 1) + Math.max(0, -x.exponent) + 4;
  const whole = floor(F.add(x, F.timesPowerOfTwo(F.ONE, -1), exact));
  const distance = F.subtract(x, fromInteger(whole), exact);
  const wide = bits + 32;
  const sin = F.abs(sine(F.multiply(pi(wide), distance, wide), wide));
  const ratio = F.subtract(logarithm(pi(wide), wide), logarithm(sin, wide), wide);
  const other = lnGamma(F.subtract(F.ONE, x, exact), wide);
  const ln = F.subtract(ratio, other, wide + Math.max(0, F.magnitude(other)));
  // Γ is negative on (−1, 0), positive on (−2, −1), and so on.
  return { ln, negative: (floor(x) & 1n) !== 0n };
}
