import {
  abs,
  add,
  type BigFloat,
  magnitude,
  multiply,
  ONE,
  subtract,
  timesPowerOfTwo,
} from '../numeric/precise/big-float.ts';
import { pi } from '../numeric/precise/constants.ts';
import { floor, fromInteger } from '../numeric/precise/convert.ts';
import { lnGamma } from '../numeric/precise/gamma.ts';
import { logarithm } from '../numeric/precise/logarithm.ts';
import { sine } from '../numeric/precise/trigonometric.ts';

/** ln |Γ(x)| and the sign of Γ(x), away from the poles 0, −1, −2, …, with an absolute error below 2^−bits. */
export function lnAbsoluteGamma(x: BigFloat, bits: number): { readonly ln: BigFloat; readonly negative: boolean } {
  if (x.mantissa > 0n) return { ln: lnGamma(x, bits + 8), negative: false };
  // Reflection, DLMF 5.5.3; the distance from the nearest integer and 1 − x are exact.
  const exact = Math.max(magnitude(x), 1) + Math.max(0, -x.exponent) + 4;
  const whole = floor(add(x, timesPowerOfTwo(ONE, -1), exact));
  const distance = subtract(x, fromInteger(whole), exact);
  const wide = bits + 32;
  const sin = abs(sine(multiply(pi(wide), distance, wide), wide));
  const ratio = subtract(logarithm(pi(wide), wide), logarithm(sin, wide), wide);
  const other = lnGamma(subtract(ONE, x, exact), wide);
  const ln = subtract(ratio, other, wide + Math.max(0, magnitude(other)));
  // Γ is negative on (−1, 0), positive on (−2, −1), and so on.
  return { ln, negative: (floor(x) & 1n) !== 0n };
}
