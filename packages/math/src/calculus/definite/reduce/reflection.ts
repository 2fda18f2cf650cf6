import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { some } from '../../../expression/walk.ts';
import { infiniteEnd } from '../../limit.ts';
import { plainest } from '../newton-leibniz.ts';
import { type Answer, type Context, type Problem, solveDeeper, stepOf } from '../problem.ts';

/** How often the variable stands in an expression. */
function timesIn(a: Expression, variable: string): number {
  let times = 0;
  some(a, (node) => {
    if (node.kind === 'symbol' && node.name === variable) times++;
    return false;
  });
  return times;
}

/**
 * Half the integral of f(x) + f(a + b − x), where that sum is simpler than f: x·sin x/(1 + cos²x) over 0 … π becomes
 * (π/2)·sin x/(1 + cos²x); null where it is not.
 */
export function byReflection(problem: Problem, context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  if (infiniteEnd(lower) !== null || infiniteEnd(upper) !== null) return null;
  const turned = plainest(E.subtract(E.add(lower, upper), E.symbol(variable)));
  const mirrored = plainest(substitute(f, { [variable]: turned }));
  const both = plainest(E.multiply(E.half, E.add(f, mirrored)));
  if (timesIn(both, variable) >= timesIn(f, variable)) return null;
  const found = solveDeeper({ ...problem, f: both }, context);
  if (found === null) return null;
  return {
    value: found.value,
    conditions: found.conditions,
    step: stepOf(problem, found.value, {
      rule: 'substitution',
      says: `${variable} → a + b − ${variable} turns the range round and leaves the integral as it is; half the sum of both integrands is simpler.`,
      with: { 'f(a + b - x)': mirrored, integrand: both },
      steps: [found.step],
    }),
  };
}
