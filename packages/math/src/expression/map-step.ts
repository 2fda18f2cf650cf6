import type { Expression } from './expression.ts';
import { isEquality, type ShownStep, type Step } from './step.ts';

/** The step with every expression of it changed, but for lines that are only text. */
export function mappedStep<Given extends ShownStep>(step: Given, change: (a: Expression) => Expression): Given;
export function mappedStep(step: ShownStep, change: (a: Expression) => Expression): ShownStep {
  const parts = step.with && Object.entries(step.with);
  const told = {
    ...(parts && { with: Object.fromEntries(parts.map(([k, a]) => [k, 'kind' in a ? change(a) : a])) }),
    steps: step.steps.map((inner) => mappedStep(inner, change)),
  };
  if (!isEquality(step)) return { ...step, ...told };
  return { ...step, ...told, before: changed(step.before, change), after: changed(step.after, change) };
}

const changed = (side: Step['before'], change: (a: Expression) => Expression): Step['before'] => ({
  ...side,
  expression: change(side.expression),
  ...(side.left && { left: change(side.left) }),
});
