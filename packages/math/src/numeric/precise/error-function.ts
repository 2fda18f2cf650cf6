import * as F from './big-float.ts';
import { pi } from './constants.ts';
import { toNumber } from './convert.ts';
import { exponential } from './exponential.ts';

/** Beyond |x| = 2^25, e^{−x²} has an exponent that no longer fits. */
const maxArgumentBits = 25;

/** erf x with `bits` right bits (DLMF 7.6.2: e^{−x²} times a series of positive terms). */
export function errorFunction(x: F.BigFloat, bits: number): F.BigFloat {
  if (x.mantissa === 0n) return x;
  if (x.mantissa < 0n) return F.negate(errorFunction(F.negate(x), bits));
  // 1 − erf x < e^{−x²} is then less than half a unit in the last place of 1.
  if (F.magnitude(x) > maxArgumentBits || toNumber(x) ** 2 * Math.LOG2E > bits + 8) {
    return F.ONE;
  }
  return bySeries(x, bits);
}

/** So many bits more than are asked for the terms of the asymptotic series go. */
const keptMore = 24;

/** 1 − erf x with `bits` right bits, in its tail too. Throws a RangeError for x > 2^25. */
export function complementaryErrorFunction(x: F.BigFloat, bits: number): F.BigFloat {
  if (x.mantissa <= 0n) return F.add(F.ONE, errorFunction(F.negate(x), bits + 2), bits);
  if (F.magnitude(x) > maxArgumentBits) throw new RangeError('argument out of range');
  const lost = toNumber(x) ** 2 * Math.LOG2E;
  // The least term of the asymptotic series is √2·e^{−x²}; before that is small enough, as many more bits as the difference loses.
  if (lost > bits + keptMore + 1) return asymptotic(x, bits);
  const wide = bits + Math.ceil(lost) + Math.max(0, F.magnitude(x)) + 16;
  return F.subtract(F.ONE, bySeries(x, wide), bits);
}

/** Beyond this the exponential of x² has thousands of digits before its point. */
export const maxImaginaryArgument = 64;

/** erfi x = −i erf(ix) with `bits` right bits: 2/√π Σ x^(2n+1)/(n!(2n + 1)), all terms of one sign (DLMF 7.6.1). */
export function imaginaryErrorFunction(x: F.BigFloat, bits: number): F.BigFloat {
  if (x.mantissa === 0n) return x;
  const wide = bits + 32;
  const square = F.toFixed(F.multiply(x, x, wide), wide);
  let term = 1n << BigInt(wide);
  let sum = term;
  for (let n = 1n; term !== 0n; n++) {
    term = ((term * square) >> BigInt(wide)) / n;
    sum += term / (2n * n + 1n);
  }
  const twice = F.multiply(F.timesPowerOfTwo(x, 1), F.rounded(sum, -wide, wide), wide);
  return F.divide(twice, F.squareRoot(pi(wide), wide), bits);
}

function bySeries(x: F.BigFloat, bits: number): F.BigFloat {
  const wide = bits + 24;
  const square = F.multiply(x, x, wide + 2 * Math.max(0, F.magnitude(x)));
  const fixed = F.toFixed(F.timesPowerOfTwo(square, 1), wide);
  const shift = BigInt(wide);
  let term = 1n << shift;
  let sum = term;
  for (let n = 3n; term !== 0n; n += 2n) {
    term = ((term * fixed) >> shift) / n;
    sum += term;
  }
  const factor = F.multiply(F.timesPowerOfTwo(x, 1), exponential(F.negate(square), wide), wide);
  return F.divide(F.multiply(factor, F.rounded(sum, -wide, wide), wide), F.squareRoot(pi(wide), wide), bits);
}

/**
 * e^{−x²}/(x√π) (1 − 1/(2x²) + 1·3/(2x²)² − …), DLMF 7.12.1: the error is below the first term left out. Terms are counted in units of
 * 2^−wide, as whole numbers: each adds less than n units to the error of the next, and the guard bits hold what thousands of them add.
 */
function asymptotic(x: F.BigFloat, bits: number): F.BigFloat {
  const kept = bits + keptMore;
  const wide = kept + 24;
  // So far behind its point 1/(2x²) begins.
  const precision = wide + 2 * F.magnitude(x) + 2;
  const square = F.multiply(x, x, precision);
  const inverse = F.toFixed(F.divide(F.ONE, F.timesPowerOfTwo(square, 1), wide), precision);
  const shift = BigInt(precision);
  const least = 1n << BigInt(wide - kept);
  let term = 1n << BigInt(wide);
  let sum = term;
  for (let n = 1n; term > least; n += 2n) {
    term = (term * n * inverse) >> shift;
    sum += n % 4n === 1n ? -term : term;
  }
  const bottom = F.multiply(x, F.squareRoot(pi(wide), wide), wide);
  const series = F.rounded(sum, -wide, wide);
  return F.divide(F.multiply(exponential(F.negate(square), wide), series, wide), bottom, bits);
}
