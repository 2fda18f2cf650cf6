import { factorial as exactFactorial, productOfRange } from '../exact/factorial.ts';
import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { doubleDoubleFromRational } from '../numeric/double-double.ts';
import { toDecimal as bigDecimal, fromRational } from '../numeric/precise/convert.ts';
import { gamma as preciseGamma } from '../numeric/precise/gamma.ts';
import { lnAbsoluteGammaExtended } from '../numeric/special/ln-absolute-gamma-extended.ts';
import { no, ok, type Result } from '../result/result.ts';
import { agreesWithLogarithm } from './agreement.ts';
import { rationalDigits } from './digits.ts';
import { lnAbsoluteGamma } from './ln-absolute-gamma.ts';
import { numberFromLogarithm } from './number-from-logarithm.ts';
import { bitsFor, DIGITS, type ExactMultiple, type FunctionValue } from './value.ts';

/** Up to here Γ is written out exactly. */
const maxExactInteger = 100_001;
const maxExactHalf = 5_000;
/** Up to here the decimal exponent of Γ is formed. */
const LARGEST = 10 ** 15 + 1;

/** Whether x is 0, −1, −2, …, a pole of Γ. */
export const isPole = (x: Rational): boolean => Q.isInteger(x) && Q.sign(x) <= 0;

/**
 * Whether x lies so near a pole, without being one, that the check could not tell it from the pole: within 10^−305 of 0,
 * or within 10^−20 of −1, −2, ….
 */
export function isBesidePole(x: Rational): boolean {
  const nearest = Q.round(x);
  if (nearest > 0 || Q.isInteger(x)) return false;
  const distance = Q.abs(Q.subtract(x, Q.integerRational(nearest)));
  return Q.compare(distance, nearest === 0 ? NEAR_ZERO : NEAR_POLE) < 0;
}

const NEAR_ZERO = Q.rational(1, Z.power(10, 305));
const NEAR_POLE = Q.rational(1, Z.power(10, 20));
/** What is said of an argument so near to a pole that the value could not be checked. */
export const besidePole = 'The argument is too close to a pole of the gamma function for the value to be checked.';

/**
 * Γ(x), DLMF 5.2.1, for an exact rational x: exact at integers (factorials) and half-integers (multiples of √π), else and
 * besides `digits` significant digits. A pole is a failure that says so; |x| is limited to 10^15.
 */
export function gamma(x: Rational, digits: number = DIGITS): Result<FunctionValue> {
  if (isPole(x)) {
    const at = Z.toString(x.numerator);
    return no(
      'no-answer',
      `Γ(${at}) does not exist: the gamma function has poles at 0, −1, −2, −3, …, and ${at} is one of them.`,
      { reason: 'pole' },
    );
  }
  if (!(Math.abs(Q.toNumber(x)) <= LARGEST)) return no('too-large', 'The argument must lie between −10^15 and 10^15.');
  if (isBesidePole(x)) return no('too-large', besidePole);
  const exact = exactGamma(x);
  const decimal =
    exact !== undefined && exact.rootPi === 0 ? rationalDigits(exact.coefficient, digits) : gammaDecimal(x, digits);
  // The exact form and the decimal of half-integers come by different ways, and both are held against a third.
  if (!agreesWithLogarithm(decimal, lnAbsoluteGammaExtended(doubleDoubleFromRational(x)))) {
    return no('check-failed', 'Two independent computations of this value disagree, so no answer is shown.');
  }
  const checked = [
    { how: 'independent computation', detail: 'ln |Γ| by Stirling’s series in double-double arithmetic agrees.' },
  ];
  return ok({ exact, decimal, checked });
}

/** Γ as a multiple of a power of √π, or undefined where there is no such form, or none that can be written out. */
export function exactGamma(x: Rational): ExactMultiple | undefined {
  const size = Math.abs(Q.toNumber(x));
  if (Q.isInteger(x) && size <= maxExactInteger && Q.sign(x) > 0) {
    return { coefficient: Q.integerRational(exactFactorial(Number(x.numerator) - 1)), rootPi: 0 };
  }
  if (x.denominator === 2 && size <= maxExactHalf) return { coefficient: halfCoefficient(x), rootPi: 1 };
  return undefined;
}

/** Γ(n + ½)/√π = (2n)!/(4ⁿ n!), and Γ(½ − n)/√π = (−4)ⁿ n!/(2n)! (DLMF 5.5.1, 5.4.6). */
function halfCoefficient(x: Rational): Rational {
  const n = (Number(x.numerator) - 1) / 2;
  const m = Math.abs(n);
  const rising = productOfRange(m + 1, 2 * m); // (2m)!/m!
  const power = Z.power(4, m);
  if (n >= 0) return Q.rational(rising, power);
  return Q.rational(m % 2 === 0 ? power : Z.negate(power), rising);
}

/** The digits of Γ(x) in high precision: directly while ordinary, else through its logarithm. */
function gammaDecimal(x: Rational, digits: number): string {
  const bits = bitsFor(digits);
  const wide = bits + Z.bitLength(x.numerator) + 64;
  const value = fromRational(x, wide);
  if (Math.abs(Q.toNumber(x)) <= 170) return bigDecimal(preciseGamma(value, bits), digits);
  const { ln, negative } = lnAbsoluteGamma(value, bits + 8);
  return numberFromLogarithm(ln, negative, digits);
}
