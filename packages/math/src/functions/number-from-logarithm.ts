import { type BigFloat, magnitude } from '../numeric/precise/big-float.ts';
import { toDecimal } from '../numeric/precise/convert.ts';
import { exponential } from '../numeric/precise/exponential.ts';
import { decimalOfExponential } from '../numeric/precise/scaled-decimal.ts';
import { bitsFor } from './value.ts';

/** ± e^ln in `digits` significant digits: plain while its size is ordinary, else scaled. */
export function numberFromLogarithm(ln: BigFloat, negative: boolean, digits: number): string {
  const text =
    magnitude(ln) <= 9 ? toDecimal(exponential(ln, bitsFor(digits)), digits) : decimalOfExponential(ln, digits);
  return negative ? `-${text}` : text;
}
