import { coefficientsOf } from '../../algebra/coefficients.ts';
import { factor } from '../../algebra/factor.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { type Condition, condition, distinctConditions } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { contains, freeSymbols, some } from '../../expression/walk.ts';
import { holdsAt, strongest } from '../definite/parameters.ts';
import { conditionsOfForm } from '../letter-conditions.ts';
import { isInfinite, type SumAnswer, type SumProblem } from './problem.ts';

/** What must hold of the letters, without what follows from the bounds or from the convergence. */
export function conditionsOf(problem: SumProblem, { value, conditions }: SumAnswer): readonly Condition[] {
  const form = conditionsOfForm(value, problem.f, problem.index)
    .map(ofFactorial)
    .filter((one) => !followsFromBounds(one, problem) && !conditions.some((other) => followsFromDisc(one, other)));
  const terms = conditionsOfTerms(problem);
  const all = distinctConditions([...conditions, ...form, ...terms]);
  return strongest(all, []);
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
      const turned = E.apply('sin', [E.multiply(E.constant('pi'), withoutSign(zero))]);
      return hasMirror ? [condition(turned, '!=')] : outside(zero, problem);
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

/** r ≠ 1 and r < 1 follow from |r| < 1: an interval around 0 that does not reach the bound. */
function followsFromDisc(one: Condition, { left, relation, right }: Condition): boolean {
  const [name, ...others] = freeSymbols(left);
  const isDisc = relation === '<' && left.kind === 'apply' && left.name === 'abs' && others.length === 0;
  if (!isDisc || name === undefined || one.left.kind !== 'symbol' || one.left.name !== name) return false;
  const inner = left.args[0]!;
  const isMultiple = inner.kind === 'symbol' || (inner.kind === 'product' && inner.factors.length === 2);
  if (!isMultiple || one.right.kind !== 'number') return false;
  const disc = { left, relation, right };
  return holdsAt(disc, { [name]: one.right.value }) === false && holdsAt(one, { [name]: Q.zero }) === true;
}
