import { coefficientsOf } from '../../algebra/coefficients.ts';
import { multipliedOut } from '../../algebra/expand.ts';
import { factor } from '../../algebra/factor.ts';
import { simplest } from '../../algebra/simplify/simplify.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { type Condition, condition, distinctConditions, sameCondition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, freeSymbols, some, transform } from '../../expression/walk.ts';
import { pair } from '../../result/tuple.ts';
import { holdsAt } from '../definite/parameters/instances.ts';
import { strongest } from '../definite/parameters/strongest.ts';
import { conditionsOfForm } from '../letter-conditions.ts';
import { isInfinite, type SumAnswer, type SumProblem } from './problem.ts';

/** What must hold of the letters, without what follows from the bounds or from the convergence. */
export function conditionsOf(
  problem: SumProblem,
  { value, conditions }: Pick<SumAnswer, 'value' | 'conditions'>,
): readonly Condition[] {
  const form = conditionsOfForm(value, problem.f, problem.index)
    .map(ofFactorial)
    .filter((one) => !followsFromBounds(one, problem) && !conditions.some((other) => followsFromDisc(one, other)));
  const terms = conditionsOfTerms(problem);
  const all = distinctConditions([...conditions, ...form, ...terms]);
  return strongest(
    all.filter((one) => !holdsAnyway(one)),
    [],
  ).filter((one) => !isWithinDisc(one, all) && !all.some((other) => followsFromDisc(one, other)));
}

/** Whether a condition is one of numbers, once it is simplified, and holds: 2·2^(2q − (2q − 1) − 1) ≠ 1. */
function holdsAnyway({ left, relation, right }: Condition): boolean {
  const difference = simplest(E.subtract(left, right));
  return freeSymbols(difference).length === 0 && holdsAt(condition(difference, relation), {}) === true;
}

/**
 * p + q·cos t > 0 (or < 0, where it is not to be 0) for |r| < 1, p and q being polynomials in r: it is linear in the cosine, so it is enough that p + q and p − q are
 * positive, which they are where they have no zero inside and are positive at 0. Without r they are numbers.
 */
function isWithinDisc({ left, relation, right }: Condition, known: readonly Condition[]): boolean {
  if (relation !== '!=' && relation !== '>' && relation !== '>=') return false;
  const waves: Expression[] = [];
  const wave = E.symbol('wave');
  const difference = transform(E.subtract(left, right), (node) => {
    if (node.kind !== 'apply' || (node.name !== 'cos' && node.name !== 'sin')) return node;
    waves.push(node);
    return wave;
  });
  const [first, ...others] = waves;
  if (first === undefined || !others.every((one) => E.equal(one, first))) return false;
  const isPositive = (a: Expression): boolean => {
    const parts = coefficientsOf(multipliedOut(a), 'wave');
    if (parts?.length !== 2) return false;
    const [p, q] = pair(parts);
    return [E.add(p, q), E.subtract(p, q)].every((one) => isPositiveInDisc(one, known));
  };
  return isPositive(difference) || (relation === '!=' && isPositive(E.negate(difference)));
}

function isPositiveInDisc(a: Expression, known: readonly Condition[]): boolean {
  const [name, ...others] = freeSymbols(a);
  if (name === undefined) return holdsAt(condition(a, '>'), {}) === true;
  const disc = condition(E.apply('abs', [E.symbol(name)]), '<', E.one);
  if (others.length > 0 || !known.some((one) => sameCondition(one, disc))) return false;
  const factored = factor(a);
  const isOutside = (part: Expression): boolean => {
    const [constant, rate, ...more] = coefficientsOf(part, name) ?? [];
    if (constant?.kind !== 'number' || rate?.kind !== 'number' || more.length > 0) return false;
    return Q.compare(Q.abs(constant.value), Q.abs(rate.value)) >= 0;
  };
  const atZero = condition(substitute(a, { [name]: E.zero }), '>');
  return (
    factored.ok && factored.value.factors.every(({ factor: part }) => isOutside(part)) && holdsAt(atZero, {}) === true
  );
}

/** That no term between the bounds is divided by 0: a letter in a denominator may stand for the number that it takes. */
function conditionsOfTerms(problem: SumProblem): readonly Condition[] {
  const all = linearFactorsBelow(problem);
  const zeros = all.flatMap(({ constant, rate }) =>
    rate.kind === 'number' ? [E.divide(E.negate(constant), rate)] : [],
  );
  return [
    ...zeros.flatMap((zero) => {
      // k + a and k − a together: no whole number may be taken on either side of 0.
      const hasMirror = zeros.some((other) => other !== zero && E.equal(E.add(zero, other), E.zero));
      const sine = E.apply('sin', [E.multiply(E.constant('pi'), withoutSign(zero))]);
      return hasMirror ? [condition(sine, '!=')] : outside(zero, problem);
    }),
    // a·k + 1 from k = 0 on, and a·k + b.
    ...all.flatMap(({ constant, rate }) => {
      if (rate.kind === 'number') return [];
      if (isPlain(constant) && isFromZero(problem)) return [condition(rate, '>=')];
      return outside(E.divide(E.negate(constant), rate), problem);
    }),
  ];
}

const isFromZero = ({ from }: SumProblem): boolean => from.kind === 'number' && Q.sign(from.value) >= 0;

/** Below the first index, or above the last one. */
function outside(zero: Expression, { from, to, ...rest }: SumProblem): readonly Condition[] {
  const below = E.subtract(from, zero);
  if (isPlain(below)) return [];
  if (!isInfinite({ from, to, ...rest }) && isPlain(E.subtract(zero, to))) return [];
  const letter = E.negate(zero);
  return [letter.kind === 'symbol' ? condition(letter, '>', E.negate(from)) : condition(below, '>')];
}

/** A positive number. */
const isPlain = (a: Expression): boolean => a.kind === 'number' && Q.sign(a.value) > 0;

const withoutSign = (a: Expression): Expression => (Q.sign(E.coefficient(a)) < 0 ? E.negate(a) : a);

interface Linear {
  readonly constant: Expression;
  readonly rate: Expression;
}

/** The factors with letters in them below the fraction lines of the term that are linear in the index. */
function linearFactorsBelow({ f, index }: SumProblem): readonly Linear[] {
  const found: Linear[] = [];
  some(f, (node) => {
    if (node.kind !== 'power' || node.exponent.kind !== 'number' || Q.sign(node.exponent.value) > 0) return false;
    if (!contains(node.base, index) || freeSymbols(node.base).length < 2) return false;
    const factored = factor(node.base);
    for (const { factor: part } of factored.ok ? factored.value.factors : []) {
      const [constant, rate, ...more] = coefficientsOf(part, index) ?? [];
      if (constant === undefined || rate === undefined || more.length > 0 || freeSymbols(part).length < 2) continue;
      if (!found.some((one) => E.equal(one.constant, constant) && E.equal(one.rate, rate)))
        found.push({ constant, rate });
    }
    return false;
  });
  return found;
}
/** A factorial below a fraction line is never 0, and has a value for whole numbers from 0 on. */
export function ofFactorial(one: Condition): Condition {
  const { left, relation, right } = one;
  const isFactorial = left.kind === 'apply' && left.name === 'factorial' && relation === '!=' && E.equal(right, E.zero);
  return isFactorial ? condition(left.args[0]!, '>=') : one;
}

/** n ≠ −1, n ≠ 1/2 and n ≥ −1 hold for the upper bound n of a sum from 0. */
export function followsFromBounds({ left, relation, right }: Condition, { from, to }: SumProblem): boolean {
  if (right.kind !== 'number' || from.kind !== 'number' || !E.equal(left, to)) return false;
  const isBelow = Q.compare(right.value, from.value) < 0;
  if (relation === '!=') return isBelow || !Q.isInteger(right.value);
  return relation === '>=' && Q.compare(right.value, from.value) <= 0;
}

/** r ≠ 1 and r < 1 follow from |r| < 1: an interval around 0 that does not reach the bound; and r^2 ≠ 1, and 1 − a/b ≠ 0 from |a/b| < 1. */
function followsFromDisc(one: Condition, { left, relation, right }: Condition): boolean {
  const [name, ...others] = freeSymbols(left);
  if (relation !== '<' || left.kind !== 'apply' || left.name !== 'abs') return false;
  if (one.relation === '!=' && isAwayFromDisc(E.subtract(one.left, one.right), left.args[0]!, right)) return true;
  const isDisc = others.length === 0;
  if (!isDisc || name === undefined || one.left.kind !== 'symbol' || one.left.name !== name) return false;
  const inner = left.args[0]!;
  const isMultiple = inner.kind === 'symbol' || (inner.kind === 'product' && inner.factors.length === 2);
  if (!isMultiple || one.right.kind !== 'number') return false;
  const disc = { left, relation, right };
  return holdsAt(disc, { [name]: one.right.value }) === false && holdsAt(one, { [name]: Q.zero }) === true;
}

/** Whether a quantity is 0 for u = 1 or u = −1 alone: it is u − 1 or u + 1 times what is never 0. */
function isAwayFromDisc(a: Expression, u: Expression, bound: Expression): boolean {
  const isUnit = (b: Expression): boolean => E.factorsOf(b).every((part) => E.baseOf(part).kind !== 'sum');
  return (
    E.equal(bound, E.one) && [E.subtract(u, E.one), E.add(u, E.one)].some((one) => isUnit(simplest(E.divide(a, one))))
  );
}
