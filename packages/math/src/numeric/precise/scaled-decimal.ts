import { type BigFloat, divide, magnitude, multiply, subtract } from './big-float.ts';
import { floor, fromInteger, toDecimal } from './convert.ts';
import { exponential } from './exponential.ts';
import { logarithm } from './logarithm.ts';

/**
 * e^ln as decimal text "d.ddde+k", for numbers far beyond what can be written out: only the digits asked for and the
 * exponent are formed. `ln` must be right to `digits` digits after its point.
 */
export function decimalOfExponential(ln: BigFloat, digits: number): string {
  const bits = Math.ceil(digits * Math.log2(10)) + Math.max(0, magnitude(ln)) + 32;
  const ln10 = logarithm(fromInteger(10), bits);
  const exponent = floor(divide(ln, ln10, bits));
  const fraction = subtract(ln, multiply(fromInteger(exponent), ln10, bits), bits);
  const text = toDecimal(exponential(fraction, bits), digits);
  // 9.99…96 rounds to the next power of ten.
  const carried = text.startsWith('10');
  const power = carried ? exponent + 1n : exponent;
  return `${carried ? '1' : text}e${power < 0n ? '-' : '+'}${power < 0n ? -power : power}`;
}
