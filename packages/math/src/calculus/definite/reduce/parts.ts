import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { mayHaveNoValue } from '../../../expression/no-value.ts';
import { contains } from '../../../expression/walk.ts';
import { derivativeOf } from '../../derivative.ts';
import { antiderivative } from '../../integral.ts';
import { infiniteEnd, limit } from '../../limit.ts';
import { type Answer, type Context, type Problem, solveDeeper, stepOf } from '../problem.ts';

/*
 * Integration by parts with both limits: ∫ u v′ = [uv] − ∫ u′v, for a u whose derivative is simpler than itself: an error function, an
 * exponential or sine integral, an arctangent, a logarithm.
 */

const falling: ReadonlySet<string> = new Set([
  'erf',
  'erfc',
  'Ei',
  'Si',
  'Ci',
  'fresnelS',
  'fresnelC',
  'atan',
  'acot',
  'asin',
  'acos',
  'ln',
  'dilog',
  'asinh',
]);

const smallWork = 40_000;

/** ∫ u dv = [uv] − ∫ v du, where the integral that remains has an exact form; null elsewhere. */
export function byParts(problem: Problem, context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  const factors = E.factorsOf(f);
  const u = factors.find((factor) => factor.kind === 'apply' && falling.has(factor.name) && contains(factor, variable));
  if (u === undefined || context.depth < 2) return null;
  const dv = E.product(factors.filter((factor) => factor !== u));
  const v = antiderivative(dv, variable, { work: smallWork });
  const du = derivativeOf(u, variable);
  if (!v.ok || du === null) return null;
  const product = E.multiply(u, v.value.expression);
  const ends = [upper, lower].map((end, k) => endValue(product, variable, end, k === 0 ? 'left' : 'right'));
  if (ends.some((end) => end === null)) return null;
  const rest: Problem = { ...problem, f: simplest(E.multiply(v.value.expression, du)) };
  const found = solveDeeper(rest, { ...context, depth: context.depth - 1 });
  if (found === null) return null;
  const edge = E.subtract(ends[0]!, ends[1]!);
  const value = simplest(E.subtract(edge, found.value));
  return {
    value,
    conditions: found.conditions,
    step: stepOf(problem, value, {
      rule: 'integration by parts',
      says: 'The derivative of u is simpler than u itself: the value of uv between the ends, less the integral of v du.',
      with: { u, dv, du, v: v.value.expression, 'uv between the ends': simplest(edge) },
      steps: [found.step],
    }),
  };
}

function endValue(a: Expression, variable: string, at: Expression, side: 'left' | 'right'): Expression | null {
  const found = limit(a, variable, at, infiniteEnd(at) === null ? { side } : {});
  if (!found.ok || found.value.kind !== 'value' || mayHaveNoValue(found.value.value)) return null;
  return found.value.value;
}
