import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { multipliedOut } from '../../../algebra/expand.ts';
import { factor } from '../../../algebra/factor.ts';
import { denominatorsOf } from '../../../algebra/fraction.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import {
  type Condition,
  condition,
  distinctConditions,
  mirrored,
  strictBounds,
} from '../../../expression/condition.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeSymbols, some } from '../../../expression/walk.ts';
import { isPositiveByForm, nonzero } from '../../letter-conditions.ts';
import { signOf } from './instances.ts';
import { follows, isEven, isKnownPositive, leastSign, positiveIn, signOfProduct } from './known-signs.ts';

/** The condition that a letter is positive. */
export const isPositiveLetter = (name: string): Condition => condition(E.symbol(name), '>');

/** What is left to be said: of bounds of the same quantity the narrowest, and nothing that follows from another or from what is known. */
export function strongest(all: readonly Condition[], known: readonly Condition[]): readonly Condition[] {
  const whole = all.filter((one) => belowLetters(one).length === 0);
  const plain = distinctConditions(
    all
      .map((one) => overPositive(one, [...known, ...whole]))
      .map(inPlainForm)
      .flatMap(ofSquares),
  );
  const roots = distinctConditions(plain.map((one) => ofRoots(one, [...known, ...plain])));
  const open = roots.filter((one) => !known.some((other) => follows(one, other)));
  const narrowest = open.filter(
    (one, k) => !open.some((other, j) => j !== k && follows(one, other) && (j < k || !follows(other, one))),
  );
  const strict = strictBounds(narrowest, known).map((one, _, others) =>
    withoutPositiveFactors(one, [...known, ...others.filter((other) => other !== one)]),
  );
  const needed = strict.filter((one) => {
    const others = [...known, ...strict.filter((other) => other !== one)];
    return !isPlain(one, others) && !isWaveWithoutZero(one, others) && !hasSizeAbove(one, others);
  });
  const inProducts = needed.map(asProduct);
  return inProducts
    .filter((one) => !inProducts.some((other) => other !== one && one.relation === '!=' && follows(one, other)))
    .map(withNumberOnTheRight);
}

/** What stands below the line in an inequality, with letters. */
const belowLetters = ({ left, right }: Condition): readonly Expression[] =>
  denominatorsOf(E.subtract(left, right)).filter((one) => freeSymbols(one).length > 0);

/** 2k/(k + 1) < 1 beside k > 0 is k < 1: what is below is positive by conditions that have nothing below themselves. */
function overPositive(one: Condition, known: readonly Condition[]): Condition {
  const { left, relation, right } = one;
  const below = belowLetters(one);
  const distinct = below.filter((part, k) => below.findIndex((other) => E.equal(other, part)) === k);
  if (relation === '=' || relation === '!=' || distinct.length === 0) return one;
  if (distinct.some((part) => !isKnownPositive(part, known))) return one;
  const terms = E.termsOf(E.subtract(left, right));
  const above = multipliedOut(E.sum(terms.map((term) => E.product([term, ...distinct]))));
  if (belowLetters(condition(above, relation)).length > 0 || freeSymbols(above).length === 0) return one;
  return condition(above, relation);
}

/** (m − 1)/2 − 1/2 > −1 is m > 0, and 1 − cos²t > 0 is sin²t > 0. */
function inPlainForm(one: Condition): Condition {
  const { left, relation, right } = one;
  if (left.kind === 'symbol' || relation === '=') return one;
  const difference = multipliedOut(E.subtract(left, right));
  const plain = some(difference, isSquareOfCosine) ? simplest(difference) : difference;
  return E.equal(plain, E.subtract(left, right)) ? one : condition(plain, relation);
}

const isSquareOfCosine = (node: Expression): boolean =>
  node.kind === 'power' && node.base.kind === 'apply' && node.base.name === 'cos' && E.equal(node.exponent, E.two);

/** a²b⁴ > 0 is a ≠ 0 and b ≠ 0, and so is |a|/|b| > 0. */
function ofSquares(one: Condition): readonly Condition[] {
  const { left, relation, right } = one;
  if (relation !== '>' || !E.equal(right, E.zero)) return [one];
  const letters = E.factorsOf(left).filter((factor) => freeSymbols(factor).length > 0);
  const isSquare = (factor: Expression): boolean => {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    const isSize = base.kind === 'apply' && base.name === 'abs';
    return exponent.kind === 'number' && (isSize || isEven(Q.abs(exponent.value)));
  };
  if (!letters.every(isSquare) || signOf(E.product(E.factorsOf(left).filter((one) => !letters.includes(one)))) !== 1)
    return [one];
  return letters.flatMap((factor) => nonzero(E.baseOf(factor)));
}

/** a² − b² > 0 beside a > 0 is a > |b|, and b² − a² > 0 is a < |b|. */
function ofRoots(one: Condition, known: readonly Condition[]): Condition {
  const { left, relation, right } = one;
  if (relation !== '>' && relation !== '>=') return one;
  const positive = positiveIn(known);
  const terms = E.termsOf(E.subtract(left, right));
  const squares = terms.map((term) => ({ base: E.baseOf(E.withoutCoefficient(term)), by: E.coefficient(term), term }));
  const first = squares.find(({ base, by }) => base.kind === 'symbol' && positive.has(base.name) && Q.isOne(by));
  const isSquare = ({ base, term, by }: (typeof squares)[number]): boolean =>
    E.equal(term, E.multiply(E.number(by), E.power(base, E.two)));
  if (first === undefined) {
    const [low, high] = [Q.minusOne, Q.one].map((sign) => squares.find(({ by }) => Q.equals(by, sign)));
    if (squares.length !== 2 || low?.base.kind !== 'symbol' || high?.base.kind !== 'symbol') return one;
    if (!positive.has(low.base.name) || !isSquare(low) || !isSquare(high)) return one;
    return condition(E.apply('abs', [high.base]), relation, low.base);
  }
  const [second, ...others] = squares.filter((square) => square !== first);
  if (second === undefined || others.length > 0) return one;
  if (second.base.kind !== 'symbol' || positive.has(second.base.name) || !Q.equals(second.by, Q.minusOne)) return one;
  return isSquare(first) && isSquare(second) ? condition(first.base, relation, E.apply('abs', [second.base])) : one;
}

/** a² + ab > 0 is a(a + b) > 0. */
function asProduct(one: Condition): Condition {
  const { left, relation, right } = one;
  if (left.kind !== 'sum' || !E.equal(right, E.zero) || (relation !== '>' && relation !== '<')) return one;
  const factored = factor(left);
  if (!factored.ok || factored.value.factors.length < 2) return one;
  const { content, factors } = factored.value;
  const product = E.product(factors.map((part) => E.power(part.factor, E.number(part.multiplicity))));
  return condition(Q.sign(content) < 0 ? E.negate(product) : product, relation);
}

/** a² + b² − 1 < 0 is a² + b² < 1, and so is 1 − a² − b² > 0. */
function withNumberOnTheRight(one: Condition): Condition {
  const { left, relation, right } = one;
  if (left.kind !== 'sum' || !E.equal(right, E.zero)) return one;
  const number = left.terms.find((term) => term.kind === 'number');
  if (number === undefined) return one;
  const others = left.terms.filter((term) => term !== number);
  return others.every((term) => Q.sign(E.coefficient(term)) < 0)
    ? { left: E.sum(others.map(E.negate)), relation: mirrored[relation], right: number }
    : { left: E.sum(others), relation, right: E.negate(number) };
}

/** a² − 9 > 0 beside a > 0 is a > 3: a + 3 is positive. */
function withoutPositiveFactors(one: Condition, known: readonly Condition[]): Condition {
  const { left, relation, right } = one;
  if (relation === '=' || relation === '!=' || (left.kind !== 'sum' && right.kind !== 'sum')) return one;
  const factored = factor(E.subtract(left, right));
  if (!factored.ok || Q.sign(factored.value.content) < 0) return one;
  const open = factored.value.factors.filter(({ factor: part }) => !isKnownPositive(part, known));
  const [only] = open;
  if (only === undefined || open.length > 1 || only.multiplicity > 1 || factored.value.factors.length < 2) return one;
  const [name, ...others] = freeSymbols(only.factor);
  const [constant, rate, ...more] = name === undefined ? [] : (coefficientsOf(only.factor, name) ?? []);
  const isPlain = others.length === 0 && more.length === 0 && constant?.kind === 'number' && rate?.kind === 'number';
  if (!isPlain || Q.sign(rate.value) < 0) return condition(only.factor, relation);
  return condition(E.symbol(name!), relation, E.number(Q.negate(Q.divide(constant.value, rate.value))));
}

/**
 * sin(πp/q) ≠ 0 for 0 < p < q or −q < p < 0, > 0 for 0 < p < q; cos(πp/q) for −q < 2p < q and tan(πp/q) for 0 < 2p < q are not 0 and
 * positive: so are their powers, and positive multiples.
 */
function isWaveWithoutZero({ left, relation, right }: Condition, known: readonly Condition[]): boolean {
  if ((relation !== '!=' && relation !== '>' && relation !== '>=') || !E.equal(right, E.zero)) return false;
  if (Q.sign(E.coefficient(left)) < 0) return false;
  const wave = E.baseOf(E.withoutCoefficient(left));
  if (wave.kind !== 'apply' || wave.args.length !== 1) return false;
  const { above, below } = sidesOf(E.divide(wave.args[0]!, E.constant('pi')));
  const isPositive = (a: Expression): boolean => isKnownPositive(a, known);
  if (!isPositive(below)) return false;
  const half = E.multiply(E.half, below);
  switch (wave.name) {
    case 'sin':
      return (relation === '!=' ? [above, E.negate(above)] : [above]).some(
        (one) => isPositive(one) && isPositive(E.subtract(below, one)),
      );
    case 'cos':
      return isPositive(E.subtract(half, above)) && isPositive(E.add(half, above));
    case 'tan':
    case 'cot':
      return isPositive(above) && isPositive(E.subtract(half, above));
    default:
      return false;
  }
}

function sidesOf(a: Expression): { readonly above: Expression; readonly below: Expression } {
  const factors = E.factorsOf(a);
  const isBelow = (one: Expression): boolean => {
    const exponent = E.exponentOf(one);
    return exponent.kind === 'number' && Q.sign(exponent.value) < 0;
  };
  const parts = { above: factors.filter((one) => !isBelow(one)), below: factors.filter(isBelow).map(E.reciprocal) };
  const whole = E.coefficient(a);
  const denominator = E.number(Q.integerRational(whole.denominator));
  return {
    above: E.multiply(denominator, E.product(parts.above)),
    below: E.multiply(denominator, E.product(parts.below)),
  };
}

/** b ≠ 0 beside a < |b| with a > 0. */
function hasSizeAbove({ left, relation, right }: Condition, known: readonly Condition[]): boolean {
  const size = E.apply('abs', [left]);
  return (
    relation === '!=' &&
    E.equal(right, E.zero) &&
    known.some((one) => one.relation === '<' && E.equal(one.right, size) && isKnownPositive(one.left, known))
  );
}

/** Whether a condition is plain from the signs of the letters: a + b > 0 for positive a and b, and a² + 1 > 0 for all. */
function isPlain({ left, relation, right }: Condition, known: readonly Condition[]): boolean {
  const positive = positiveIn(known);
  const difference = E.subtract(left, right);
  if (relation !== '=' && relation !== '<' && relation !== '<=') {
    const least = leastSign(difference, known);
    const strict = known.filter((one) => one.relation === '>' || one.relation === '<');
    if (least === 1 || (least === 0 && relation === '>=') || signOfProduct(difference, strict) === 1) return true;
  }
  if (relation === '=' || !freeSymbols(difference).every((name) => positive.has(name))) return false;
  if (relation !== '<' && relation !== '<=' && isPositiveByForm(difference)) return true;
  return relation !== '>' && relation !== '>=' && isPositiveByForm(E.negate(difference));
}
