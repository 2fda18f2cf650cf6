import { type BigFloat, divide, magnitude, multiply, ONE } from './big-float.ts';
import { exponential } from './exponential.ts';
import { logarithm } from './logarithm.ts';

/** x^n for an integer n by repeated squaring, each product rounded; throws a RangeError for 0 to a negative power. */
export function integerPower(x: BigFloat, n: bigint, bits: number): BigFloat {
  const wide = bits + 2 * n.toString(2).length + 8;
  let left = n < 0n ? -n : n;
  let square = x;
  let result = ONE;
  while (left > 0n) {
    if ((left & 1n) === 1n) result = multiply(result, square, wide);
    left >>= 1n;
    if (left > 0n) square = multiply(square, square, wide);
  }
  return n < 0n ? divide(ONE, result, bits) : multiply(result, ONE, bits);
}

/** x^y = e^{y ln x} for x > 0; throws a RangeError for other x, or where the exponent is out of range. */
export function power(x: BigFloat, y: BigFloat, bits: number): BigFloat {
  if (y.mantissa === 0n || (x.mantissa === 1n && x.exponent === 0)) return ONE;
  // The absolute error of the exponent becomes the relative one of the result.
  const logarithmSize = Math.max(1, Math.log2(Math.abs(magnitude(x)) + 2));
  const wide = bits + 16 + Math.max(0, Math.ceil(magnitude(y) + logarithmSize));
  return exponential(multiply(y, logarithm(x, wide), wide), bits);
}
