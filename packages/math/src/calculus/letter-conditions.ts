import { multipliedOut } from '../algebra/expand.ts';
import { factor } from '../algebra/factor.ts';
import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import {
  apply,
  coefficient,
  constant,
  equal,
  exponentOf,
  factorsOf,
  half,
  number,
  one,
  power,
  product,
  reciprocal,
  subtract,
  sum,
  two,
  withoutCoefficient,
} from '../expression/build.ts';
import { type Condition, condition, distinctConditions } from '../expression/condition.ts';
import type { Expression, SumNode } from '../expression/expression.ts';
import { contains, freeSymbols, some } from '../expression/walk.ts';

/*
 * What must hold of letters, read off an answer itself: what stands below a fraction line or in a logarithm is not 0, what stands
 * under an even root is not negative, a tangent stands at no pole. A product is not 0 where none of its factors is, so m² − n² gives m ≠ n and m ≠ −n.
 */

/** The conditions for a quantity to be different from 0; none where it never is 0. */
export function nonzero(a: Expression): readonly Condition[] {
  if (freeSymbols(a).length === 0) return [];
  switch (a.kind) {
    case 'product':
      return a.factors.flatMap(nonzero);
    case 'power':
      return nonzero(a.base);
    case 'apply':
      if (a.name === 'ln') return nonzero(subtract(a.args[0]!, one));
      return zeroAtZero.includes(a.name) ? nonzero(a.args[0]!) : [condition(a, '!=')];
    case 'sum':
      return nonzeroSum(a);
    default:
      return [condition(a, '!=')];
  }
}

function nonzeroSum(a: SumNode): readonly Condition[] {
  const argument = argumentOfCosh(a);
  if (argument !== null) return nonzero(argument);
  if (hasNormWithoutLetters(a)) return [];
  const logarithms = unequalArguments(a);
  if (logarithms !== null) return nonzero(logarithms);
  const found = factor(a);
  const factors = found.ok ? found.value.factors.map((part) => part.factor) : [];
  if (factors.length <= 1) return [condition(a, '!=')];
  return factors.flatMap(nonzero);
}

/** a·b^n − c for ln a + n·ln b − ln c, which is 0 where that is, 1 being e; null for others. */
function unequalArguments(a: SumNode): Expression | null {
  const powers = a.terms.map((term) => {
    if (term.kind === 'number') return power(constant('e'), term);
    const [logarithm, by] = [withoutCoefficient(term), coefficient(term)];
    if (logarithm.kind !== 'apply' || logarithm.name !== 'ln' || !Q.isInteger(by)) return null;
    return power(logarithm.args[0]!, number(by));
  });
  if (!powers.every((one) => one !== null)) return null;
  const isLettered = (one: Expression) => freeSymbols(one).length > 0;
  const isAbove = (one: Expression) => isLettered(one) && !isNegative(exponentOf(one));
  return subtract(product(powers.filter(isAbove)), product(powers.filter((one) => !isAbove(one)).map(reciprocal)));
}

const isNegative = (a: Expression): boolean => a.kind === 'number' && Q.sign(a.value) < 0;

/** Whether a is u + c·√v where u² − c²·v is a number other than 0, as for b ± √(b² − 4): such a sum is never 0. */
function hasNormWithoutLetters(a: SumNode): boolean {
  const isRoot = (factor: Expression): boolean => equal(exponentOf(factor), half);
  const [root, ...others] = a.terms.filter((term) => factorsOf(term).some(isRoot));
  if (root === undefined || others.length > 0) return false;
  const rest = sum(a.terms.filter((term) => term !== root));
  const norm = multipliedOut(subtract(power(rest, two), power(root, two)));
  return norm.kind === 'number' && !Q.isZero(norm.value);
}

/** u where a is a multiple of cosh(u) − 1, which is 0 at u = 0 alone; null for others. */
function argumentOfCosh(a: Expression): Expression | null {
  if (a.kind !== 'sum') return null;
  const [wave] = a.terms.map(withoutCoefficient).filter((term) => term.kind === 'apply');
  if (wave?.kind !== 'apply' || wave.name !== 'cosh') return null;
  const share = a.terms.find((term) => equal(withoutCoefficient(term), wave))!;
  return equal(a, subtract(share, number(coefficient(share)))) ? wave.args[0]! : null;
}

/** Functions that are 0 where their argument is, and nowhere else. */
const zeroAtZero = ['abs', 'sign', 'sinh', 'tanh', 'asinh', 'atanh', 'atan', 'asin', 'erf'];

/** Functions that are real up to 1 in their last argument. */
const realUpToOne = ['dilog', 'polylog'];

/** Functions that are positive where their arguments are. */
const positiveFunctions = [
  'cosh',
  'sinh',
  'tanh',
  'coth',
  'abs',
  'sign',
  'min',
  'max',
  'atan',
  'asinh',
  'erf',
  'gamma',
];

/** Whether a quantity is positive for all positive letters, by its form: sums, products and powers of what is. */
export function isPositiveByForm(a: Expression): boolean {
  switch (a.kind) {
    case 'number':
      return Q.sign(a.value) > 0;
    case 'symbol':
      return true;
    case 'constant':
      return a.name === 'pi' || a.name === 'e';
    case 'sum':
      return a.terms.every(isPositiveByForm);
    case 'product':
      return a.factors.every(isPositiveByForm);
    case 'power':
      return isPositiveByForm(a.base);
    case 'apply':
      return a.name === 'ln'
        ? isBeyondOneByForm(a.args[0]!)
        : positiveFunctions.includes(a.name) && a.args.every(isPositiveByForm);
  }
}

/** 1 + b, 2 + ab: a sum of positive terms one of which is at least 1. */
const isBeyondOneByForm = (a: Expression): boolean =>
  a.kind === 'sum' &&
  isPositiveByForm(a) &&
  a.terms.some((term) => term.kind === 'number' && Q.compare(term.value, Q.one) >= 0);

/**
 * Whether a quantity is positive for positive letters and has its sign from theirs alone, as 2ab has. That of a + 1 turns at −1, where no letter does:
 * that it is positive must be said for whoever asks about negative letters.
 */
export const isPositiveProduct = (a: Expression): boolean =>
  isPositiveByForm(a) && !some(a, (node) => node.kind === 'sum' && freeSymbols(node).length > 0);

/** The wave at whose zeros a circular function has its poles. */
export const zerosOfWave: Readonly<Record<string, string>> = { tan: 'cos', sec: 'cos', cot: 'sin', csc: 'sin' };

const zetas: ReadonlySet<string> = new Set(['zeta', 'hurwitzZeta']);

/** What must hold for the parts of an answer that are free of the variable to have real values, where `given` does not need it too. */
export function conditionsOfForm(answer: Expression, given: Expression, variable: string): readonly Condition[] {
  const found: Condition[] = [];
  some(answer, (node) => {
    if (freeSymbols(node).every((name) => name === variable) || some(given, (part) => equal(part, node))) return false;
    if (node.kind === 'power' && node.exponent.kind === 'number')
      found.push(...ofPower(node.base, node.exponent.value, variable));
    if (node.kind === 'apply' && node.name === 'ln' && !contains(node, variable))
      found.push(...ofLogarithm(node.args[0]!));
    if (node.kind === 'apply' && node.name in zerosOfWave && !contains(node, variable))
      found.push(condition(apply(zerosOfWave[node.name]!, node.args), '!='));
    if (node.kind === 'apply' && zetas.has(node.name) && !contains(node, variable))
      found.push(condition(node.args[0]!, '!=', one));
    // ₁F₁(a; b; z) has no value at b = 0, −1, −2, …
    if (node.kind === 'apply' && node.name === 'kummerM' && freeSymbols(node.args[1]!).length > 0)
      found.push(condition(node.args[1]!, '>'));
    if (node.kind === 'apply' && realUpToOne.includes(node.name) && !contains(node, variable))
      found.push(condition(node.args.at(-1)!, '<=', one));
    return false;
  });
  return distinctConditions(found);
}

/** ln u needs u > 0; ln |u| and ln u² need u ≠ 0. */
function ofLogarithm(u: Expression): readonly Condition[] {
  if (u.kind === 'apply' && u.name === 'abs') return nonzero(u.args[0]!);
  const exponent = u.kind === 'power' && u.exponent.kind === 'number' ? u.exponent.value : null;
  const isSquare = exponent !== null && Q.isInteger(exponent) && Z.isEven(exponent.numerator);
  return isSquare ? nonzero(u) : [condition(u, '>')];
}

function ofPower(base: Expression, exponent: Q.Rational, variable: string): readonly Condition[] {
  const below = Q.sign(exponent) < 0;
  if (contains(base, variable)) return below ? nonzeroContent(base, variable) : [];
  if (Q.isInteger(exponent)) return below ? nonzero(base) : [];
  return [condition(base, below ? '>' : '>=')];
}

/** a·x + a·b below a fraction line needs a ≠ 0. */
function nonzeroContent(base: Expression, variable: string): readonly Condition[] {
  const found = base.kind === 'sum' ? factor(base) : null;
  return found?.ok
    ? found.value.factors.flatMap((part) => (contains(part.factor, variable) ? [] : nonzero(part.factor)))
    : [];
}
