import { fromDecimal, toDecimal } from '@nomogram/math/exact/decimal.ts';
import type { Integer } from '@nomogram/math/exact/integer.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import { beta } from '@nomogram/math/functions/beta.ts';
import { binomial } from '@nomogram/math/functions/binomial.ts';
import { errorFunctionValue } from '@nomogram/math/functions/error-function.ts';
import { factorial } from '@nomogram/math/functions/factorial.ts';
import { gamma } from '@nomogram/math/functions/gamma.ts';
import { gcd } from '@nomogram/math/functions/gcd.ts';
import { lcm } from '@nomogram/math/functions/lcm.ts';
import { stirlingFirst, stirlingSecond } from '@nomogram/math/functions/stirling.ts';
import type { FunctionValue, IntegerValue } from '@nomogram/math/functions/value.ts';
import { digamma } from '@nomogram/math/numeric/special/digamma.ts';
import { erfInverse as erfInverseDouble } from '@nomogram/math/numeric/special/erf-inverse.ts';
import { erfcInverse } from '@nomogram/math/numeric/special/erfc-inverse.ts';
import { betaI } from '@nomogram/math/numeric/special/incomplete-beta.ts';
import { gammaP, gammaQ } from '@nomogram/math/numeric/special/incomplete-gamma.ts';
import { lnBeta } from '@nomogram/math/numeric/special/ln-beta.ts';
import { lnGamma } from '@nomogram/math/numeric/special/ln-gamma.ts';
import type { Result } from '@nomogram/math/result/result.ts';
import { type Judgement, suite } from '../suite.ts';

interface SpecialRecord {
  readonly id: string;
  readonly fn: string;
  readonly args: readonly string[];
  readonly expected: string;
}

/** The text of an integer answer, of an exact integer, or of the decimal. */
function textOf(result: Result<FunctionValue | IntegerValue>): string {
  if (!result.ok) return result.error.reason === 'pole' ? 'undefined (pole)' : result.error.message;
  if ('value' in result.value) return Z.toString(result.value.value);
  const { exact, decimal } = result.value;
  return exact?.rootPi === 0 && exact.coefficient.denominator === 1 ? Z.toString(exact.coefficient.numerator) : decimal;
}

const real = (text: string): Rational => fromDecimal(text)!;
const integers = (texts: readonly string[]): Integer[] => texts.map((text) => Z.fromString(text)!);

const exactFunctions: Record<string, (args: readonly string[]) => string> = {
  factorial: ([n]) => textOf(factorial(real(n!))),
  gamma: ([x]) => textOf(gamma(real(x!))),
  beta: ([a, b]) => textOf(beta(real(a!), real(b!))),
  binomial: ([n, k]) => textOf(binomial(real(n!), real(k!))),
  erf: ([x]) => textOf(errorFunctionValue(real(x!))),
  erfc: ([x]) => {
    const result = errorFunctionValue(real(x!));
    return result.ok ? result.value.complement : result.error.message;
  },
  gcd: (args) => textOf(gcd(integers(args))),
  lcm: (args) => textOf(lcm(integers(args))),
  stirling2: (args) => textOf(stirlingSecond(...(integers(args) as [Integer, Integer]))),
  'stirling1-unsigned': (args) => textOf(stirlingFirst(...(integers(args) as [Integer, Integer]))),
};

const doubleFunctions: Record<string, (...args: number[]) => number> = {
  lngamma: lnGamma,
  lnbeta: lnBeta,
  digamma,
  gammaP,
  gammaQ,
  betaI,
};

/** The same integer, or the same number to a unit in the 16th digit. */
function agrees(found: string, expected: string): boolean {
  if (found === expected) return true;
  if (!/^-?\d/.test(found) || !/^-?\d/.test(expected)) return false;
  const [a, b] = [Number(found), Number(expected)];
  if (Number.isFinite(b) && b !== 0) return Math.abs(a - b) <= 4e-16 * Math.abs(b);
  return toDecimal(real(found), 16) === toDecimal(real(expected), 16);
}

/** The doubles of the special functions, to 1e-13. */
const near = (found: number, expected: string): boolean =>
  Math.abs(found - Number(expected)) <= 1e-13 * Math.abs(Number(expected));

/** The inverse error function by the complement, formed in decimal: as doubles, arguments near 1 have lost what counts. */
function erfInverse(text: string): number {
  const p = real(text);
  if (Math.abs(Number(text)) <= 1e-3) return erfInverseDouble(Number(text));
  const complement = { numerator: Z.subtract(p.denominator, Z.abs(p.numerator)), denominator: p.denominator };
  return (Number(text) < 0 ? -1 : 1) * erfcInverse(Number(toDecimal(complement, 20)));
}

export default suite<SpecialRecord>({
  file: 'special',
  asks: ({ fn }) => Object.hasOwn(exactFunctions, fn) || Object.hasOwn(doubleFunctions, fn) || fn === 'erfinv',
  judge({ fn, args, expected }): Judgement {
    const asExact = exactFunctions[fn];
    if (asExact) return agrees(asExact(args), expected) ? 'right' : 'wrong';
    const found = fn === 'erfinv' ? erfInverse(args[0]!) : doubleFunctions[fn]!(...args.map(Number));
    return near(found, expected) ? 'right' : 'wrong';
  },
});
