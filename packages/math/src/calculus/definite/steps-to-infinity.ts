import { expand } from '../../algebra/expand.ts';
import { simplest } from '../../algebra/simplify/simplify.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import { condition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { substitute } from '../../expression/substitute.ts';
import { contains, transform } from '../../expression/walk.ts';
import { infiniteEnd } from '../limit.ts';
import { sumOf } from '../sums/sum.ts';
import { sumWithZetas } from '../sums/zeta-series.ts';
import { forPositive } from './parameters/for-positive.ts';
import { type Answer, type Context, type Problem, solveDeeper, stepOf } from './problem.ts';

/*
 * Steps that go on to infinity: with ⌊x⌋ or ⌈x⌉ in the integrand, the integral over k … k + 1 is a function of k, and the sum of all
 * of them is one of those that sums know: ∫₀^∞ ⌊x⌋e^(−x) dx = Σ k(1 − 1/e)e^(−k) = 1/(e − 1).
 */

const k = '\u2020k';

/** The sum of the integrals between neighbouring whole numbers; null without such steps, or where they have no sum. */
export function overSteps(problem: Problem, context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  if (infiniteEnd(upper) !== 1 || lower.kind !== 'number' || !Q.isInteger(lower.value)) return null;
  const onStep = transform(f, (node) => withoutStep(node, variable, k));
  if (E.equal(onStep, f)) return null;
  const moved = substitute(onStep, { [variable]: E.add(E.symbol(k), E.symbol(variable)) });
  const { apart, rest } = separated(transform(moved, splitExponential), variable);
  const one = overOneStep({ f: rest, variable, lower: E.zero, upper: E.one }, context);
  if (one === null) return null;
  const term = E.multiply(apart, one.value);
  const total = sumOfParts(transform(term, splitExponential), lower) ?? sumOfWhole(term, lower);
  if (total === null) return null;
  const value = simplest(total);
  const shownTerm = substitute(simplest(term), { [k]: E.symbol(indexName(f, variable)) });
  return {
    value,
    conditions: one.conditions.filter(({ left, right }) => !contains(E.subtract(left, right), k)),
    step: stepOf(problem, value, {
      rule: 'pieces',
      says: 'Between neighbouring whole numbers the step is constant; the integrals over these pieces are a series, which has a sum.',
      with: { 'integral from k to k + 1': shownTerm },
    }),
  };
}

/** A constant over 0 … 1 is its own integral, and no problem for the theorems. */
const overOneStep = (piece: Problem, context: Context): Pick<Answer, 'value' | 'conditions'> | null =>
  contains(piece.f, piece.variable) ? solveDeeper(piece, context) : { value: piece.f, conditions: [] };

/** The sum over the index from the lower bound on, for each function of the index that has a constant in front. */
function sumOfParts(term: Expression, from: Expression): Expression | null {
  const multiplied = expand(term);
  if (!multiplied.ok) return null;
  const parts: { readonly of: Expression; by: Expression }[] = [];
  for (const one of E.termsOf(multiplied.value)) {
    const { apart: by, rest: of } = separated(one, k);
    const same = parts.find((part) => E.equal(part.of, of));
    if (same === undefined) parts.push({ of, by });
    else same.by = E.add(same.by, by);
  }
  const sums = parts.map(({ of, by }) => {
    const found = sumOf({ f: of, index: k, from, to: E.constant('infinity') });
    return found.ok && found.value.kind === 'value' ? E.multiply(by, found.value.value) : null;
  });
  return sums.some((one) => one === null) ? null : E.sum(sums.flatMap((one) => one ?? []));
}

/** The sum where the parts have none by themselves: ln((k + 1)/k) − 1/(k + 1) from 1 on is 1 − γ. */
function sumOfWhole(term: Expression, from: Expression): Expression | null {
  const f = forPositive(simplest(term), [condition(E.symbol(k), '>=', from)]);
  const found = sumWithZetas({ f, index: k, from, to: E.constant('infinity') });
  return found.ok && found.value.kind === 'value' && found.value.conditions.length === 0 ? found.value.value : null;
}

const indexName = (f: Expression, variable: string): string =>
  ['k', 'n', 'm', 'j'].find((name) => name !== variable && !contains(f, name)) ?? 'k_1';

/** ⌊x + c⌋ is k + c and ⌈x + c⌉ is k + 1 + c over k … k + 1, for a whole c; x less k is what is left of x. */
export function withoutStep(node: Expression, variable: string, index: string): Expression {
  if (node.kind !== 'apply' || (node.name !== 'floor' && node.name !== 'ceil')) return node;
  const shift = E.subtract(node.args[0]!, E.symbol(variable));
  if (shift.kind !== 'number' || !Q.isInteger(shift.value)) return node;
  return E.sum([E.symbol(index), shift, node.name === 'ceil' ? E.one : E.zero]);
}

/** e^(p + q) as a product. */
function splitExponential(node: Expression): Expression {
  if (node.kind !== 'power' || !contains(node.exponent, k)) return node;
  const found = expand(node.exponent);
  const terms = found.ok && found.value.kind === 'sum' ? found.value.terms : [node.exponent];
  return E.product(terms.map((term) => E.power(node.base, term)));
}

/** The factors without the variable, and the others. */
function separated(f: Expression, variable: string): { readonly apart: Expression; readonly rest: Expression } {
  const factors = E.factorsOf(f);
  const dependentFactors = factors.filter((factor) => contains(factor, variable));
  return {
    apart: E.product(factors.filter((factor) => !dependentFactors.includes(factor))),
    rest: E.product(dependentFactors),
  };
}
