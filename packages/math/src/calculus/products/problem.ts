import type { Condition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { type Step, withInner } from '../../expression/step.ts';
import type { StepText, SumProblem } from '../sums/problem.ts';

/** ∏ f over the whole numbers from `from` to `to`, both included; `to` may be +oo. */
export type ProductProblem = SumProblem;

/** A value with what must hold of the letters, and how it was found. */
export interface ProductAnswer {
  readonly value: Expression;
  readonly conditions: readonly Condition[];
  readonly step: Step;
}

/** The step "product = value" of a problem. */
export function stepOf({ f, index, from, to }: ProductProblem, value: Expression, told: StepText): Step {
  const { steps = [], ...text } = told;
  const operator = { name: 'product', variable: index, bounds: [from, to] } as const;
  return withInner({ ...text, before: { operator, expression: f }, after: { expression: value } }, steps);
}
