import { bitLength } from '../../exact/integer.ts';
import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import { type Ball, EXACT, integerBall, integerPower, realBall } from '../../numeric/precise/ball.ts';
import { piBall, power, squareRoot } from '../../numeric/precise/ball-elementary.ts';
import { catalan } from '../../numeric/precise/ball-zeta.ts';
import { magnitude } from '../../numeric/precise/big-float.ts';
import { I } from '../../numeric/precise/complex.ts';
import { e, euler } from '../../numeric/precise/constants.ts';
import { fromRational } from '../../numeric/precise/convert.ts';
import type { ConstantName, ConstantNode, NumberNode, SymbolNode } from '../expression.ts';

/** A number, a constant or a letter that has a value; null for infinity and for a letter without one. */
export function leafBall(
  a: NumberNode | ConstantNode | SymbolNode,
  bits: number,
  at: Readonly<Record<string, Rational>>,
): Ball | null {
  if (a.kind === 'constant') return constantBall(a.name, bits);
  if (a.kind === 'number') return rationalBall(a.value, bits);
  return Object.hasOwn(at, a.name) ? rationalBall(at[a.name]!, bits) : null;
}

/** A constant of the language; null for infinity. */
export function constantBall(name: ConstantName, bits: number): Ball | null {
  switch (name) {
    case 'pi':
      return piBall(bits);
    case 'e':
      return realBall(e(bits), 2 - bits);
    case 'i':
      return unit;
    case 'EulerGamma':
      return realBall(euler(bits), 2 - bits);
    case 'Catalan':
      return catalan(bits);
    case 'infinity':
      return null;
  }
}

const unit: Ball = { value: I, error: EXACT, real: false };

/** A rational number; without error where so many bits hold it. */
export function rationalBall(x: Rational, bits: number): Ball {
  const value = fromRational(x, bits);
  return realBall(value, isDyadic(x, bits) ? EXACT : magnitude(value) - bits);
}

/**
 * Whether x is an odd number of at most `bits` bits times a power of two. The rounded value does not tell: 10³⁸ − 1 rounds
 * to 10³⁸, whose odd part is short.
 */
function isDyadic({ numerator, denominator }: Rational, bits: number): boolean {
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  if ((d & (d - 1n)) !== 0n) return false;
  if (bitLength(numerator) <= bits) return true;
  return BigInt.asUintN(bitLength(numerator) - bits, n) === 0n;
}

/** Larger integer exponents are taken through the logarithm. */
const maxIntegerExponent = 1_000_000n;

/** Whether a power is taken by multiplications and roots, without a logarithm. */
export const isAlgebraicPower = (n: Rational): boolean => {
  const numerator = BigInt(n.numerator);
  const moderate = numerator <= maxIntegerExponent && numerator >= -maxIntegerExponent;
  return moderate && (Q.isInteger(n) || n.denominator === 2);
};

/** a^b, where `exact` is the exponent if that is a number; 0^b is 0 for certainly positive b. */
export function powerOf(base: Ball, exponent: Ball, exact: Rational | null, bits: number): Ball | null {
  if (isExactZero(base)) return ofZero(exponent);
  if (exact === null || !isAlgebraicPower(exact)) return power(base, exponent, bits);
  if (Q.isInteger(exact)) return integerPower(base, BigInt(exact.numerator), bits);
  const root = squareRoot(base, bits + 16);
  return root === null ? null : integerPower(root, BigInt(exact.numerator), bits);
}

/** Whether a ball is the point 0. */
export const isExactZero = (a: Ball): boolean =>
  a.error === EXACT && a.value.re.mantissa === 0n && a.value.im.mantissa === 0n;

function ofZero(exponent: Ball): Ball | null {
  const { re } = exponent.value;
  const isPositive = exponent.real && re.mantissa > 0n && magnitude(re) - 1 > exponent.error;
  return isPositive ? integerBall(0) : null;
}
