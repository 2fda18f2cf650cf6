import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { piecewise } from '../../expression/piecewise.ts';
import { children, contains, some } from '../../expression/walk.ts';

/** What must stand in an integrand for a rule to be asked, in an antiderivative for a rewriting to change anything. */
export type Ingredient =
  | 'logarithm'
  | 'exponential'
  | 'root'
  | 'quotient'
  | 'tangent'
  | 'cotangent'
  | 'wave'
  | 'hyperbolic wave'
  /** A power of one, or two in a product. */
  | 'waves together'
  | 'inverse function'
  | 'Clausen function'
  | 'Bessel function'
  | 'piece'
  | 'sum'
  | 'sum inside'
  /** One of a sum, without the variable. */
  | 'constant term'
  /** What holds no variable and is no number: a letter, √2, ln 3. */
  | 'constant'
  /** What may be a new variable. */
  | 'inner function';

const ofFunction: Readonly<Record<string, Ingredient>> = {
  ...Object.fromEntries(
    ['sin', 'cos', 'sec', 'csc', 'cot', 'sinh', 'cosh', 'sech', 'csch', 'coth'].map((name) => [name, 'wave']),
  ),
  ...Object.fromEntries(
    ['asin', 'acos', 'atan', 'acot', 'asec', 'acsc'].flatMap((name) => [
      [name, 'inverse function'],
      [`${name}h`, 'inverse function'],
    ]),
  ),
  ...Object.fromEntries([...piecewise].map((name) => [name, 'piece'])),
  ln: 'logarithm',
  W: 'inverse function',
  lowerW: 'inverse function',
  clausen: 'Clausen function',
  higherClausen: 'Clausen function',
  ...Object.fromEntries(['besselJ', 'besselY', 'besselI', 'besselK'].map((name) => [name, 'Bessel function'])),
};

/** Everything of these kinds that stands in an expression, whether it depends on the variable or not. */
export function ingredientsOf(a: Expression, variable: string): ReadonlySet<Ingredient> {
  const found = new Set<Ingredient>();
  const visit = (node: Expression, isWhole: boolean): void => {
    if (node.kind !== 'number' && !contains(node, variable)) found.add('constant');
    if (node.kind === 'sum') {
      found.add(isWhole ? 'sum' : 'sum inside').add('sum');
      if (!node.terms.every((term) => contains(term, variable))) found.add('constant term');
    }
    if (node.kind === 'product' && node.factors.filter((factor) => isWave(E.baseOf(factor))).length > 1)
      found.add('waves together');
    if (node.kind === 'apply') noteFunction(node.name, found);
    if (node.kind === 'power') notePower(node, found);
    for (const child of children(node)) visit(child, false);
  };
  visit(a, true);
  if (!isQuasiPolynomial(a, variable)) found.add('inner function');
  return found;
}

function noteFunction(name: string, found: Set<Ingredient>): void {
  const known = ofFunction[name];
  if (known !== undefined) found.add(known);
  if (name === 'tan' || name === 'tanh') found.add('tangent').add('wave');
  if (name === 'cot' || name === 'coth') found.add('cotangent');
  if (name === 'sinh' || name === 'cosh') found.add('hyperbolic wave');
}

function notePower({ base, exponent }: Expression & { readonly kind: 'power' }, found: Set<Ingredient>): void {
  if (exponent.kind !== 'number') found.add('exponential');
  else if (!Q.isInteger(exponent.value)) found.add('root');
  if (exponent.kind === 'number' && Q.sign(exponent.value) < 0) found.add('quotient');
  if (isWave(base)) found.add('waves together');
}

const isWave = (a: Expression): boolean =>
  a.kind === 'apply' && (a.name === 'tan' || a.name === 'tanh' || ofFunction[a.name] === 'wave');

/**
 * x^n, n > 0, beside sines, cosines and exponentials of multiples of x: as x is algebraically independent of these, such a product is no
 * function of one of its parts times its derivative, and no substitution makes it simpler.
 */
function isQuasiPolynomial(a: Expression, variable: string): boolean {
  const isMultiple = (u: Expression) =>
    E.factorsOf(u).every((factor) => !contains(factor, variable) || factor.kind === 'symbol');
  const isPowerOfVariable = (factor: Expression) => {
    const [base, n] = [E.baseOf(factor), E.exponentOf(factor)];
    return base.kind === 'symbol' && base.name === variable && n.kind === 'number' && isNatural(n.value);
  };
  const isFunctionOfMultiple = (factor: Expression) =>
    factor.kind === 'apply'
      ? ['sin', 'cos', 'sinh', 'cosh'].includes(factor.name) && isMultiple(factor.args[0]!)
      : factor.kind === 'power' && !contains(factor.base, variable) && isMultiple(factor.exponent);
  const dependentFactors = E.factorsOf(a).filter((factor) => contains(factor, variable));
  return (
    dependentFactors.length > 1 &&
    dependentFactors.some(isPowerOfVariable) &&
    dependentFactors.every((factor) => isPowerOfVariable(factor) || isFunctionOfMultiple(factor))
  );
}

const isNatural = (n: Q.Rational): boolean => Q.isInteger(n) && Q.sign(n) > 0;

/** What may jump where its argument has a pole or a zero, or is whole. */
const jumping: ReadonlySet<string> = new Set(
  'atan acot acoth atan2 asec acsc asech acsch asin acos abs floor ceil sign heaviside mod arg ellipticF ellipticE ellipticPi'.split(
    ' ',
  ),
);

/** Whether a function of the variable may jump; a root over what vanishes with it, as √(x² − 6x + 9)/(x − 3), does too. */
export function canJump(F: Expression, variable: string): boolean {
  let hasRoot = false;
  let hasQuotient = false;
  return some(F, (node) => {
    if (!contains(node, variable)) return false;
    if (node.kind === 'power' && node.exponent.kind === 'number') {
      hasRoot ||= Number(node.exponent.value.denominator) % 2 === 0;
      hasQuotient ||= Q.sign(node.exponent.value) < 0;
    }
    return (node.kind === 'apply' && jumping.has(node.name)) || (hasRoot && hasQuotient);
  });
}

/** Circular functions that have no value at some angles. */
const circularWithPoles: ReadonlySet<string> = new Set(['tan', 'cot', 'sec', 'csc']);

/** Whether a node is one of them, of the variable. */
export const isCircularWithPoles = (node: Expression, variable: string): boolean =>
  node.kind === 'apply' && circularWithPoles.has(node.name) && contains(node, variable);

/** Whether a form may lack a value at single places. */
export const canHaveHoles = (F: Expression, variable: string): boolean =>
  some(F, (node) => isCircularWithPoles(node, variable));
