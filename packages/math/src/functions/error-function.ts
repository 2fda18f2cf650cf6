import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import * as F from '../numeric/precise/big-float.ts';
import { pi } from '../numeric/precise/constants.ts';
import { fromInteger, fromRational, toDecimal } from '../numeric/precise/convert.ts';
import { complementaryErrorFunction, errorFunction } from '../numeric/precise/error-function.ts';
import { logarithm } from '../numeric/precise/logarithm.ts';
import { decimalOfExponential } from '../numeric/precise/scaled-decimal.ts';
import { erf } from '../numeric/special/erf.ts';
import { erfc } from '../numeric/special/erfc.ts';
import { no, ok, type Result } from '../result/result.ts';
import { agrees } from './agreement.ts';
import { bitsFor, DIGITS, type FunctionValue } from './value.ts';

interface ErrorFunctionValue extends FunctionValue {
  /** erfc(x) = 1 − erf(x), with all its digits in the tail. */
  readonly complement: string;
}

const LARGEST = 10 ** 12;
/** Up to here e^{−x²} is formed; beyond, only its logarithm. */
const maxDirect = 10_000;

/**
 * erf(x) = 2/√π ∫₀ˣ e^{−t²} dt and erfc(x), DLMF 7.2, for an exact rational x. Near ±1, erf is given with as many more digits
 * as it takes to show how far from 1 it is (up to 60 of them).
 */
export function errorFunctionValue(x: Rational, digits: number = DIGITS): Result<ErrorFunctionValue> {
  const double = Q.toNumber(x);
  if (!(Math.abs(double) <= LARGEST)) return no('too-large', 'The argument must lie between −10^12 and 10^12.');
  if (Q.isZero(x)) {
    const exact = { coefficient: Q.zero, rootPi: 0 };
    return ok({
      exact,
      decimal: '0',
      complement: '1',
      checked: [{ how: 'definition', detail: 'The integral from 0 to 0 is 0.' }],
    });
  }
  // As many 9s as erf begins with, so that its digits beyond them are seen; they cost nothing to compute.
  const nines = Math.min(60, Math.floor((double * double) / Math.LN10));
  const bits = bitsFor(digits + nines);
  const value = fromRational(x, bits + 64 + Z.bitLength(x.numerator));
  const far = Math.abs(double) > 60;
  const decimal = far ? (double > 0 ? '1' : '-1') : toDecimal(errorFunction(value, bits), digits + nines);
  const complement = complementDecimal(value, double, digits);
  if (!agrees(Number(decimal), erf(double)) || !agreesBelow(complement, erfc(double), double)) {
    return no('check-failed', 'Two independent computations of this value disagree, so no answer is shown.');
  }
  const checked = [
    { how: 'independent computation', detail: 'The Chebyshev expansion of e^(x²) erfc(x) in double precision agrees.' },
  ];
  return ok({
    decimal,
    complement,
    checked,
    notes: notesOn(decimal, complement),
  });
}

/** Where the digits shown are all 9s, and erf rounds to ±1, the distance from it is said. */
function notesOn(decimal: string, complement: string): string[] {
  if (decimal === '1') return [`erf(x) = 1 − ${complement}, which rounds to 1.`];
  return decimal === '-1' ? ['erf(x) is so close to −1 that it rounds to it.'] : [];
}

/** The double of x may differ from x, and erfc feels that 2x² times as much. */
function agreesBelow(decimal: string, value: number, x: number): boolean {
  const expected = Number(decimal);
  if (expected === 0 || value < 1e-290) return value < 1e-280 && expected < 1e-280;
  return Math.abs(expected - value) <= (1e-11 + 4e-16 * Math.max(0, x) ** 2) * value;
}

function complementDecimal(x: F.BigFloat, double: number, digits: number): string {
  if (double < -60) return '2';
  if (double <= maxDirect) {
    const nines = double < 0 ? Math.min(60, Math.floor((double * double) / Math.LN10)) : 0;
    const value = complementaryErrorFunction(x, bitsFor(digits + nines));
    const small = double > 60;
    return small
      ? decimalOfExponential(logarithm(value, bitsFor(digits) + 64), digits)
      : toDecimal(value, digits + nines);
  }
  // ln erfc = −x² − ln(x√π) + ln(1 − 1/(2x²) + 3/(4x⁴)): the next term is below 10^−23 relatively.
  const bits = bitsFor(digits) + 2 * F.magnitude(x) + 32;
  const square = F.multiply(x, x, bits);
  const u = F.divide(F.ONE, F.timesPowerOfTwo(square, 1), bits);
  const series = F.add(F.subtract(F.ONE, u, bits), F.multiply(fromInteger(3), F.multiply(u, u, bits), bits), bits);
  const root = logarithm(F.multiply(square, pi(bits), bits), bits);
  const ln = F.add(
    F.subtract(F.negate(square), F.timesPowerOfTwo(root, -1), bits),
    logarithm(F.abs(series), bits),
    bits,
  );
  return decimalOfExponential(ln, Math.min(digits, 20));
}
