import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as E from '../../../expression/build.ts';
import { evaluate } from '../../../expression/evaluate.ts';
import type { Expression } from '../../../expression/expression.ts';
import { substitute } from '../../../expression/substitute.ts';
import { contains, some } from '../../../expression/walk.ts';
import { infiniteEnd } from '../../limit.ts';
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

const circular: ReadonlySet<string> = new Set(['sin', 'cos', 'tan', 'cot']);

const isCircular = (f: Expression, variable: string): boolean =>
  some(f, (node) => node.kind === 'apply' && circular.has(node.name) && contains(node, variable));

/** Whether a function has the same value at a few places of the range: what else comes of turning it round is seldom simpler. */
function isConstant(a: Expression, { variable, lower, upper }: Problem): boolean {
  const [low, high] = [evaluate(lower), evaluate(upper)];
  const [first, ...others] = [0.13, 0.37, 0.71].map((part) => evaluate(a, { [variable]: low + part * (high - low) }));
  return others.every((value) => Math.abs(value - first!) <= 1e-10 * Math.abs(first!));
}

/**
 * Half the integral of f(x) + f(a + b − x), where that sum is simpler than f: x·sin x/(1 + cos²x) over 0 … π becomes
 * (π/2)·sin x/(1 + cos²x); null where it is not.
 */
export function byReflection(problem: Problem, context: Context): Answer | null {
  const { f, variable, lower, upper } = problem;
  if (infiniteEnd(lower) !== null || infiniteEnd(upper) !== null) return null;
  const turned = simplest(E.subtract(E.add(lower, upper), E.symbol(variable)));
  const turnedRound = substitute(f, { [variable]: turned });
  if (!isCircular(f, variable) && !isConstant(E.add(f, turnedRound), problem)) return null;
  const mirrored = simplest(turnedRound);
  const both = simplest(E.multiply(E.half, E.add(f, mirrored)));
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
