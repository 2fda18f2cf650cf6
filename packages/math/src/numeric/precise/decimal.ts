import { abs, type BigFloat, magnitude } from './big-float.ts';
import { toDecimal } from './convert.ts';
import { logarithm } from './logarithm.ts';
import { decimalOfExponential } from './scaled-decimal.ts';

/** Beyond 2^±20000 a number is not written out in full to find its leading digits. */
const maxDirect = 20_000;

/** `digits` significant decimal digits of a number of any size, "d.ddde+k" where it is large or small. */
export function toDecimalOfAnySize(x: BigFloat, digits: number): string {
  if (x.mantissa === 0n || Math.abs(magnitude(x)) < maxDirect) return toDecimal(x, digits);
  const bits = Math.ceil(digits * Math.log2(10)) + 128;
  const text = decimalOfExponential(logarithm(abs(x), bits), digits);
  return x.mantissa < 0n ? `-${text}` : text;
}
