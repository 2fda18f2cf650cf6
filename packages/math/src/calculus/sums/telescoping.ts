import { expand } from '../../algebra/expand.ts';
import { factor } from '../../algebra/factor.ts';
import { denominatorsOf } from '../../algebra/fraction.ts';
import { simplify } from '../../algebra/simplify/simplify.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { type Case, type Condition, condition, distinctConditions } from '../../expression/condition.ts';
import type { ApplyNode, Expression } from '../../expression/expression.ts';
import { contains, freeSymbols, transform } from '../../expression/walk.ts';
import { toText } from '../../syntax/print-text.ts';
import { nonzero } from '../letter-conditions.ts';
import { infiniteEnd, limit } from '../limit.ts';
import { followsFromBounds, ofFactorial } from './conditions.ts';
import { gosper } from './gosper.ts';
import { behaviourOf } from './growth.ts';
import { at, isInfinite, type SumAnswer, type SumProblem, stepOf } from './problem.ts';
import { lowest, ratioOf, type Shape, termOf } from './shape.ts';
import { toldOf } from './telescoping-steps.ts';

/**
 * Σ t = T(to + 1) − T(from), where t is the difference T(k + 1) − T(k) of a term T that Gosper's algorithm finds; of an infinite
 * sum the first end is a limit. With a letter in the ratio of a geometric term it holds where that is not 1.
 */
export function byTelescoping(problem: SumProblem, shape: Shape): SumAnswer | null {
  const { index, from, to } = problem;
  const ratio = ratioOf(shape, index);
  if (ratio === null) return null;
  const certificate = gosper(ratio, index);
  if (certificate === null) return null;
  const whole: Shape = { ...shape, rational: lowest(E.multiply(certificate, shape.rational)) };
  const T = termOf(whole, index);
  const upper = isInfinite(problem) ? limitOf(whole, T, index) : valueAt(whole, index, E.add(to, E.one));
  const lower = valueAt(whole, index, from);
  if (upper === null || lower === null) return null;
  const value = geometricLimit(problem, shape) ?? plainest(E.subtract(upper, lower));
  const conditions = distinctConditions([
    ...conditionsOf(shape, isInfinite(problem)),
    ...denominatorsOf(whole.rational)
      .filter((one) => !contains(one, index))
      .flatMap(nonzero)
      .map(ofFactorial)
      .filter((one) => !followsFromBounds(one, problem)),
  ]);
  const told = toldOf(problem, shape, { T, upper, lower, value });
  return { value, conditions, cases: casesOf(problem, shape), step: stepOf(problem, value, told), telescoped: T };
}

/** The first term divided by 1 minus the ratio, as it is written. */
function geometricLimit(problem: SumProblem, shape: Shape): Expression | null {
  const { index, from } = problem;
  const isConstant = shape.factorials.length === 0 && !contains(shape.rational, index);
  if (!isInfinite(problem) || !isConstant || !hasLetters(shape.base)) return null;
  return E.divide(plainest(at(termOf(shape, index), index, from)), E.subtract(E.one, shape.base));
}

/** lim T(k) for k → ∞; null where there is none, or none is known. */
function limitOf(shape: Shape, T: Expression, index: string): Expression | null {
  const fate = behaviourOf(shape, index);
  if (fate === 'vanishes' || fate === 'by letters') return E.zero;
  if (fate !== 'stays') return null;
  const found = limit(T, index, E.constant('infinity'));
  if (!found.ok || found.value.kind !== 'value') return null;
  return infiniteEnd(found.value.value) === null ? found.value.value : null;
}

/** T there: 0 where it is divided by the factorial of a negative whole number, as binomial(n, n + 1) is; null where it has no value. */
function valueAt(shape: Shape, index: string, place: Expression): Expression | null {
  const sides = shape.factorials.flatMap(({ of, exponent }) => {
    const found = expand(at(of, index, place));
    const u = found.ok ? found.value : of;
    const isNegative = u.kind === 'number' && Q.isInteger(u.value) && Q.sign(u.value) < 0;
    return isNegative ? [Math.sign(exponent)] : [];
  });
  if (sides.length === 0) return at(termOf(shape, index), index, place);
  const below = denominatorsOf(shape.rational).map((one) => expand(at(one, index, place)));
  const hasPole = below.some((one) => !one.ok || E.equal(one.value, E.zero));
  return hasPole || sides.some((side) => side > 0) ? null : E.zero;
}

const hasLetters = (a: Expression): boolean => freeSymbols(a).length > 0;

function conditionsOf({ base, factorials }: Shape, infinite: boolean): readonly Condition[] {
  if (!hasLetters(base) || factorials.length > 0) return [];
  return infinite ? [condition(E.apply('abs', [base]), '<', E.one)] : [condition(base, '!=', E.one)];
}

/** Where a letter makes the ratio 1, the terms are those of a rational function. */
function casesOf(problem: SumProblem, shape: Shape): readonly Case<Expression>[] {
  if (isInfinite(problem) || !hasLetters(shape.base) || shape.factorials.length > 0) return [];
  const found = byTelescoping(problem, { ...shape, base: E.one });
  return found === null ? [] : [{ when: [condition(shape.base, '=', E.one)], value: found.value }];
}

/** The shortest of the forms: factored for polynomials, else simplified. */
export function plainest(a: Expression): Expression {
  const found = simplify(a);
  const simple = found.ok ? found.value.expression : a;
  const factored = freeSymbols(simple).length > 0 ? factor(simple) : null;
  const forms = [simple, ...(factored?.ok ? [factored.value.expression] : [])];
  const best = forms.reduce((one, next) => (toText(next).length < toText(one).length ? next : one));
  return transform(best, (node) => (node.kind === 'apply' && node.name === 'ln' ? ofPower(node) : node));
}

const maxRoot = 12;

/** ln(p^m) as m·ln(p). */
function ofPower(node: ApplyNode): Expression {
  const [a] = node.args;
  if (a?.kind !== 'number' || Q.sign(a.value) <= 0) return node;
  for (let m = maxRoot; m > 1; m--) {
    const root = Q.exactRoot(a.value, m);
    if (root !== null) return E.multiply(E.number(m), E.apply('ln', [E.number(root)]));
  }
  return node;
}
