import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as E from '../../../expression/build.ts';
import { certainSign } from '../../../expression/certain-sign.ts';
import { condition } from '../../../expression/condition.ts';
import type { Expression } from '../../../expression/expression.ts';
import { freeName } from '../../../expression/names/free-names.ts';
import { mayHaveNoValue } from '../../../expression/no-value.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains, freeSymbols, some, transform } from '../../../expression/walk.ts';
import { line } from '../../../syntax/written-line.ts';
import { derivativeOf } from '../../derivative.ts';
import { forPositive } from '../parameters/for-positive.ts';
import { type Answer, type Context, lettersOf, type Problem, solveDeeper, stepOf } from '../problem.ts';
import { simplestConstant } from '../table/simplest-constant.ts';

/*
 * Differentiation under the integral sign (Leibniz; Feynman): where the integrand vanishes for a = 0, and its derivative by a has a
 * function of a and x less in it,
 *
 *     I(a) = ∫₀ᵃ I′(s) ds,      I′(s) = ∫ ∂f/∂s dx.
 *
 * Example: for atan(ax)/(x(1 + x²)) from 0 to ∞ the derivative is the integral of 1/((1 + a²x²)(1 + x²)), π/(2(1 + a)), so that
 * I(a) = (π/2) ln(1 + a) for a > 0. To debug: ask for the integral of the derivative alone.
 */

/** The integral by its derivative by one of its letters; null where none makes it simpler. */
export function byDifferentiation(problem: Problem, context: Context): Answer | null {
  const { f, lower, upper } = problem;
  if (context.depth === 0) return null;
  for (const letter of lettersOf(problem)) {
    if ([lower, upper].some((bound) => contains(bound, letter))) continue;
    const derived = derivativeBy(letter, f, problem.variable);
    const found = derived === null ? null : throughDerivative(letter, derived, problem, context);
    if (found !== null) return found;
  }
  return null;
}

/** ∂f/∂a where f is 0 for a = 0 and the derivative has fewer or simpler functions of both a and the variable in it. */
function derivativeBy(letter: string, f: Expression, variable: string): Expression | null {
  const weightOf = (node: Expression): number =>
    [letter, variable].every((name) => contains(node, name)) ? weightOfFunction(node) : 0;
  const weight = total(f, weightOf);
  if (weight === 0) return null;
  const start = simplest(substitute(f, { [letter]: E.zero }));
  if (mayHaveNoValue(start) || !E.equal(start, E.zero)) return null;
  const derived = derivativeOf(f, letter);
  const plain = derived === null ? null : simplest(derived);
  return plain !== null && total(plain, weightOf) < weight ? plain : null;
}

/** An exponential is simpler than what has one as its derivative. */
function weightOfFunction(node: Expression): number {
  if (node.kind === 'apply') return 2;
  return node.kind === 'power' && freeSymbols(node.exponent).length > 0 ? 1 : 0;
}

function total(a: Expression, weightOf: (node: Expression) => number): number {
  let sum = 0;
  some(a, (node) => {
    sum += weightOf(node);
    return false;
  });
  return sum;
}

/** Between 0 and the first zero of u, |u| is u or −u, as at 0. */
const fromZeroOn = (a: Expression, letter: string): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'apply' || node.name !== 'abs') return node;
    const [u] = node.args;
    const sign = certainSign(simplest(substitute(u!, { [letter]: E.zero })));
    return sign === 1 || sign === -1 ? E.multiply(E.number(sign), u!) : node;
  });

function throughDerivative(letter: string, derived: Expression, problem: Problem, context: Context): Answer | null {
  const inner = solveDeeper({ ...problem, f: derived }, context);
  if (inner === null) return null;
  const positive = [...inner.conditions, ...context.assumed, condition(E.symbol(letter), '>')];
  const rate = forPositive(fromZeroOn(inner.value, letter), positive);
  const name = freeName(new Set([problem.variable, ...lettersOf(problem)]), ['s', 't', 'u']);
  const overParameter: Problem = {
    f: substitute(rate, { [letter]: E.symbol(name) }),
    variable: name,
    lower: E.zero,
    upper: E.symbol(letter),
  };
  const outer = solveDeeper(overParameter, context);
  if (outer === null) return null;
  const value = simplestConstant(outer.value);
  return {
    value,
    conditions: [...inner.conditions, ...outer.conditions],
    step: stepOf(problem, value, {
      rule: 'differentiation under the integral sign',
      says: `The derivative of the integrand by ${letter} is simpler. The integral is called I(${letter}); where it may be differentiated under the integral sign, it is the integral of its derivative.`,
      steps: [
        line('value to begin with', `For ${letter} = 0 the integrand is 0.`, 'I(0) = 0'),
        stepOf({ ...problem, f: derived }, rate, {
          rule: 'derivative by the parameter',
          says: `The integrand is differentiated by ${letter}; the integral of that is I′(${letter}).`,
          with: { [`∂f/∂${letter}`]: derived },
          steps: [inner.step],
        }),
        stepOf(overParameter, value, {
          rule: 'integral over the parameter',
          says: `I(${letter}) is the integral of I′ from 0 on; the letter ${name} runs from 0 to ${letter}.`,
          steps: [outer.step],
        }),
      ],
    }),
  };
}
