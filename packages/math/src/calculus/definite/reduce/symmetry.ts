import { simplest, simplify } from '../../../algebra/simplify/simplify.ts';
import * as E from '../../../expression/build.ts';
import { compileUnary } from '../../../expression/compile.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { toText } from '../../../syntax/print-text.ts';
import { infiniteEnd } from '../../limit.ts';
import { type Answer, type Context, lettersOf, type Problem, solveDeeper, stepOf } from '../problem.ts';
import { simplestConstant } from '../table/simplest-constant.ts';

/*
 * A range with a middle m, over which f(m + t) = ±f(m − t): an odd function has the integral 0, where it has one; an even one twice that over
 * the half. The whole line is turned into the half line for what is neither: ∫ f = ∫₀^∞ f(x) + f(−x).
 */

/** 0 for what is odd about the middle of the range. */
export function ofOdd(problem: Problem): Answer | null {
  const { f, variable } = problem;
  const mirrored = mirroredIn(problem);
  if (mirrored === null || lettersOf(problem).length > 0) return null;
  if (!seems(f, mirrored, variable, -1) || !isZero(E.add(f, mirrored))) return null;
  return {
    value: E.zero,
    conditions: [],
    step: stepOf(problem, E.zero, {
      rule: 'odd function',
      says: 'On both sides of the middle of the range the function has opposite values, so the halves cancel.',
      with: { 'f(a + b - x)': simplest(mirrored) },
    }),
  };
}

/** Twice the half of an even function over the line. */
export function ofEven(problem: Problem, context: Context): Answer | null {
  const { f, lower, upper } = problem;
  if (infiniteEnd(lower) !== -1 || infiniteEnd(upper) !== 1) return null;
  const mirrored = mirroredIn(problem)!;
  const even = isEven(problem, mirrored);
  const half: Problem = { ...problem, f: even ? f : E.add(f, mirrored), lower: E.zero };
  const found = solveDeeper(half, context);
  if (found === null) return null;
  const value = even ? E.multiply(E.two, found.value) : simplestConstant(found.value);
  return {
    value,
    conditions: found.conditions,
    step: stepOf(problem, value, {
      rule: even ? 'even function' : 'both halves of the line',
      says: even
        ? 'The function has the same values on both sides of 0, so the integral is twice that over the positive half.'
        : 'The negative half is turned onto the positive one by x → −x, and both are added.',
      steps: [found.step],
    }),
  };
}

/** Twice the upper half of what is even about the middle of the range. */
export function ofEvenAboutMiddle(problem: Problem, context: Context): Answer | null {
  const { variable, lower, upper } = problem;
  const mirrored = mirroredIn(problem);
  if (mirrored === null || !isEven(problem, mirrored)) return null;
  const middle = infiniteEnd(lower) === null ? simplest(E.multiply(E.half, E.add(lower, upper))) : E.zero;
  const found = solveDeeper({ ...problem, lower: middle }, context);
  if (found === null) return null;
  const value = E.multiply(E.two, found.value);
  const where = `${variable} = ${toText(middle)}`;
  return {
    value,
    conditions: found.conditions,
    step: stepOf(problem, value, {
      rule: 'even function',
      says: `On both sides of ${where}, the middle of the range, the function has the same values, so the integral is twice that over one half.`,
      with: { 'f(a + b - x)': simplest(mirrored) },
      steps: [found.step],
    }),
  };
}

const isEven = (problem: Problem, mirrored: Expression): boolean =>
  E.equal(problem.f, mirrored) ||
  (lettersOf(problem).length === 0 &&
    seems(problem.f, mirrored, problem.variable, 1) &&
    isZero(E.subtract(problem.f, mirrored)));

/** f(a + b − x); null where the range has no middle. */
function mirroredIn({ f, variable, lower, upper }: Problem): Expression | null {
  const [low, high] = [infiniteEnd(lower), infiniteEnd(upper)];
  if (low !== null || high !== null) {
    if (low !== -1 || high !== 1) return null;
    return substitute(f, { [variable]: E.negate(E.symbol(variable)) });
  }
  return substitute(f, { [variable]: E.subtract(E.add(lower, upper), E.symbol(variable)) });
}

function seems(f: Expression, mirrored: Expression, variable: string, sign: 1 | -1): boolean {
  const [g, h] = [f, mirrored].map((part) => compileUnary(part, variable));
  const values = [0.11, 0.37, 0.61, 1.3, 2.7]
    .map((x) => [g!(x), h!(x)] as const)
    .filter(([u, v]) => Number.isFinite(u) && Number.isFinite(v));
  return (
    values.length >= 2 &&
    values.every(([u, v]) => Math.abs(u - sign * v) <= 1e-10 * Math.abs(u)) &&
    values.some(([u]) => u !== 0)
  );
}

function isZero(a: Expression): boolean {
  if (E.equal(a, E.zero)) return true;
  const found = simplify(a);
  return found.ok && E.equal(found.value.expression, E.zero);
}
