import { binomial } from '@nomogram/math/exact/binomial.ts';
import * as Z from '@nomogram/math/exact/integer.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import * as build from '@nomogram/math/expression/build.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import * as V from '@nomogram/math/numeric/precise/value.ts';
import { pair } from '@nomogram/math/result/tuple.ts';
import { callMeaning } from '@nomogram/math/syntax/tokens/calls.ts';
import type { Tree } from '@nomogram/math/syntax/tree.ts';
import { exactInverse, exactValue } from '@nomogram/math/trigonometry/exact-values.ts';
import { carriedBits, maxSize, shortened } from './carried.ts';

/** What the operation at the top of a tree gives for its operands; null where it gives no number. */
export function resultOf(tree: Tree, operands: readonly Expression[]): Expression | null {
  const [first, second] = pair(operands);
  switch (tree.kind) {
    case 'sum':
      return build.sum([first, ...tree.rest.map(({ operator }, k) => signed(operator === '-', operands[k + 1]!))]);
    case 'product':
      if (tree.rest.some(({ operator }, k) => operator === '/' && build.equal(operands[k + 1]!, build.zero)))
        return null;
      return build.product([
        first,
        ...tree.rest.map(({ operator }, k) =>
          operator === '/' ? build.reciprocal(operands[k + 1]!) : operands[k + 1]!,
        ),
      ]);
    case 'power':
      return powerOf(first, second);
    case 'call':
      return (
        tableValue(tree.name, first) ?? choices(tree.name, operands) ?? callMeaning(tree.name)?.build(operands) ?? null
      );
    case 'prefix':
      return signed(tree.operator === '-', first);
    case 'postfix':
      return tree.operator === '!' ? build.apply('factorial', [first]) : build.product([first, percent]);
    case 'absolute':
      return build.apply('abs', [first]);
    default:
      return null;
  }
}

/** cos(pi/3) and atan(sqrt(3)), as they stand in the table of exact values. */
function tableValue(name: string, of: Expression): Expression | undefined {
  if (name === 'asin' || name === 'acos' || name === 'atan') {
    const turns =
      of.kind === 'number' && !Q.isInteger(Q.multiply(of.value, Q.integerRational(2)))
        ? undefined
        : exactInverse(name, of);
    return turns && build.product([build.number(turns), build.constant('pi')]);
  }
  if (name !== 'sin' && name !== 'cos' && name !== 'tan') return undefined;
  const turns = build.product([of, build.reciprocal(build.constant('pi'))]);
  return turns.kind === 'number' ? exactValue(name, turns.value) : undefined;
}

/** Beyond so many factors nobody multiplies them. */
const maxFactors = 60;

/** n!/(k!*(n - k)!) of whole numbers; of a fraction n, as many factors n*(n - 1)*… as k says over k!. */
function choices(name: string, operands: readonly Expression[]): Expression | undefined {
  if (name !== 'binomial') return undefined;
  const [n, k] = operands.map((one) => (one.kind === 'number' ? one.value : undefined));
  if (n === undefined || k === undefined || !Q.isInteger(k)) return undefined;
  const count = Q.toNumber(k);
  if (!Q.isInteger(n)) return count >= 0 && count <= maxFactors ? build.number(fallingOver(n, count)) : undefined;
  const whole = Q.toNumber(n);
  const few = Math.min(count, whole - count) <= maxFactors && Number.isSafeInteger(whole);
  return few ? build.number(Q.integerRational(binomial(whole, count))) : undefined;
}

const fallingOver = (n: Q.Rational, count: number): Q.Rational =>
  Array.from({ length: count }, (_, j) =>
    Q.divide(Q.subtract(n, Q.integerRational(j)), Q.integerRational(j + 1)),
  ).reduce(Q.multiply, Q.one);

const percent = build.number(Q.rational(1, 100));
const signed = (negative: boolean, a: Expression): Expression => (negative ? build.negate(a) : a);

/** A power of numbers is not written out where nobody would: 1.005^360 has a thousand digits. */
function powerOf(base: Expression, exponent: Expression): Expression | null {
  if (base.kind !== 'number' || exponent.kind !== 'number') return build.power(base, exponent);
  const times = Math.abs(Q.toNumber(exponent.value));
  const size = Z.bitLength(base.value.numerator) + Z.bitLength(base.value.denominator);
  if (times * size <= 200) return build.power(base, exponent);
  const grown = Math.abs(Math.log2(Math.abs(Q.toNumber(base.value)))) * times;
  const value = grown <= maxSize ? V.power(base.value, exponent.value, carriedBits) : null;
  const known = value && shortened(V.middle(value));
  return known && build.number(known);
}

/** What the operation of a tree is called. */
export function ruleOf(tree: Tree): string {
  switch (tree.kind) {
    case 'sum':
      return tree.rest.every(({ operator }) => operator === '-') ? 'difference' : 'sum';
    case 'product':
      return tree.rest.every(({ operator }) => operator === '*') ? 'product' : 'quotient';
    case 'power':
      return 'power';
    case 'call':
      return functionRules[tree.name] ?? `value of ${tree.name}`;
    case 'postfix':
      return tree.operator === '!' ? 'factorial' : 'percent as a fraction';
    case 'absolute':
      return 'absolute value';
    default:
      return 'sign';
  }
}

const functionRules: { readonly [name: string]: string } = {
  sqrt: 'square root',
  root: 'root',
  ln: 'logarithm',
  exp: 'exponential',
  log: 'logarithm',
  binomial: 'binomial coefficient',
  gammainc: 'value of the incomplete gamma function',
};
