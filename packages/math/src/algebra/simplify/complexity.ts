import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import { coefficient, constant, equal, factorsOf, withoutCoefficient } from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeSymbols, some } from '../../expression/walk.ts';
import { maxMultiple } from './compositions.ts';
import { primitiveAngle } from './exact-angles.ts';

/**
 * The measure that simplification makes small: about the number of signs a person writes. A number counts 1 and a little
 * for each digit, a symbol 1, a function 1 and its arguments, a power its base and exponent, a fraction its two parts, a
 * minus sign next to nothing; each term and factor adds a little, so that of two forms with the same leaves the one
 * with fewer operations wins. What people do not leave standing costs extra: fractions inside fractions and several beside
 * each other, roots of numbers below the bar, functions of their inverses, 4·2^n for 2^(n + 2), sin(pi/12).
 */
export const complexity = (a: Expression): number => Math.round(costOf(a) / unit) * unit;

/** All costs are multiples of it: so forms of the same length cost the same, in whatever order the parts were added. */
const unit = 0.05;

function costOf(a: Expression): number {
  switch (a.kind) {
    case 'number':
      return numberCost(a.value);
    case 'symbol':
      return 1;
    case 'constant':
      return 1;
    case 'sum':
      return (
        a.terms.reduce((total, term) => total + costOf(term) + 0.2, -0.2) + 4 * Math.max(0, fractionsIn(a.terms) - 1)
      );
    case 'product':
      return (
        a.factors.reduce((total, factor) => total + factorCost(factor), 0) +
        (isSplitPower(a.factors) ? 2 : 0) +
        bracketCost(a.factors) +
        (hasInnerFraction(a.factors) ? 3 : 0)
      );
    case 'power':
      return powerCost(a.base, a.exponent);
    case 'apply':
      return a.args.reduce((total, arg) => total + costOf(arg), 1.1) + (isKnownValue(a.name, a.args) ? 6 : 0);
  }
}

const hasDenominator = (a: Expression): boolean =>
  factorsOf(a).some(
    (one) =>
      one.kind === 'power' &&
      one.exponent.kind === 'number' &&
      Q.sign(one.exponent.value) < 0 &&
      !some(one, (node) => node.kind === 'apply') &&
      freeSymbols(one).length > 0,
  );

const fractionsIn = (terms: readonly Expression[]): number => terms.filter(hasDenominator).length;

/** (1/x + 2)/(x + 1): a fraction within a factor. */
const hasInnerFraction = (factors: readonly Expression[]): boolean =>
  factors.some((one) => one.kind === 'sum' && one.terms.some(hasDenominator));

/** -(x + 2) is written -x - 2: the bracket costs more than a minus before each of its terms. */
const bracketCost = ([first, second, ...others]: readonly Expression[]): number =>
  others.length === 0 && second?.kind === 'sum' && first?.kind === 'number' && Q.isMinusOne(first.value)
    ? 0.15 * second.terms.length
    : 0;

/** 4·2^n, 2^x·3^x: powers of numbers that could be one. */
const isSplitPower = (factors: readonly Expression[]): boolean =>
  factors.filter(
    (one) =>
      (one.kind === 'number' && !Q.equals(Q.abs(one.value), Q.one)) ||
      (one.kind === 'power' && one.base.kind === 'number' && one.exponent.kind !== 'number'),
  ).length > 1 &&
  factors.some((one) => one.kind === 'power' && one.base.kind === 'number' && one.exponent.kind !== 'number');

/** A function of its inverse or of a multiple of it, a sine of a part of pi, gamma halfway between whole numbers: there is a value without the function. */
function isKnownValue(name: string, [at, lower]: readonly Expression[]): boolean {
  if (at === undefined) return false;
  if (name === 'binomial') return lower?.kind === 'number' && !isLarge(lower.value);
  // (3/2)! is 3·√π/4.
  if ((name === 'gamma' || name === 'factorial') && at.kind === 'number') return at.value.denominator === 2;
  if (isInverseOfOwn(name, at)) return true;
  if (isMultipleOfInverse(name, at)) return true;
  if (equal(withoutCoefficient(at), constant('pi'))) return primitiveAngle(name, at) !== null;
  return false;
}

const families = [
  ['sin', 'cos', 'tan'],
  ['sinh', 'cosh', 'tanh'],
];

function isMultipleOfInverse(name: string, at: Expression): boolean {
  const [times, inner] = [coefficient(at), withoutCoefficient(at)];
  const family = families.find((names) => names.includes(name));
  if (inner.kind !== 'apply' || !family?.includes(inner.name.slice(1))) return false;
  return Q.isInteger(times) && Z.abs(times.numerator) <= maxMultiple;
}

/** asin(sin 5), asinh(sinh x). */
const isInverseOfOwn = (name: string, at: Expression): boolean =>
  at.kind === 'apply' &&
  name === `a${at.name}` &&
  (families[1]!.includes(at.name) || (families[0]!.includes(at.name) && freeSymbols(at).length === 0));

/** Beyond C(n, 2) the polynomial is longer than the name. */
const isLarge = (lower: Q.Rational): boolean => Q.compare(lower, Q.integerRational(2)) > 0;

const digits = (n: Z.Integer): number => Z.toString(Z.abs(n)).length;

function numberCost(value: Q.Rational): number {
  const sign = value.numerator < 0 ? 0.05 : 0;
  const size = 0.9 + 0.1 * digits(value.numerator);
  return sign + (value.denominator === 1 ? size : size + 0.35 + 0.1 * digits(value.denominator));
}

function factorCost(factor: Expression): number {
  if (factor.kind === 'number' && Q.isMinusOne(factor.value)) return 0.1;
  // 1/2 as a factor is written as a division: 2 below the bar.
  return costOf(factor) + 0.05 - (factor.kind === 'number' && Z.abs(factor.value.numerator) === 1 ? 0.3 : 0);
}

function powerCost(base: Expression, exponent: Expression): number {
  if (exponent.kind !== 'number') return costOf(base) + costOf(exponent) + 0.1;
  const { value } = exponent;
  const below = value.numerator < 0 ? 0.3 + belowCost(base) : 0;
  if (Q.equals(Q.abs(value), Q.one)) return costOf(base) + below;
  // A square root is one sign, other roots are a fraction above.
  const size = Q.equals(Q.abs(value), Q.half) ? 0.9 : numberCost(Q.abs(value));
  return costOf(base) + size + below + 0.1;
}

/** What should not stand below the bar. */
function belowCost(base: Expression): number {
  const isRoot = (node: Expression): boolean =>
    node.kind === 'power' &&
    node.base.kind === 'number' &&
    node.exponent.kind === 'number' &&
    node.exponent.value.denominator !== 1;
  const nested = base.kind === 'sum' && base.terms.some(hasDenominator);
  const irrational =
    base.kind === 'sum' && base.terms.some((term) => some(term, isRoot)) && freeSymbols(base).length === 0;
  return (nested ? 3 : 0) + (irrational ? 4 : 0);
}
