import { lambertSteps } from '@nomogram/math/algebra/exponential/lambert-steps.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import { type Candidate, solutionsStep } from './candidates.ts';

/** e^x = x + 3: the unknown stands in an exponent and beside it, and the function W gives it. Undefined for all other equations. */
export function lambertEquation(
  f: Expression,
  x: string,
  zeros: readonly Candidate[],
): readonly ShownStep[] | undefined {
  const steps = lambertSteps(
    f,
    x,
    zeros.map(({ value }) => value),
  );
  return steps && [...steps, solutionsStep(zeros, x)];
}
