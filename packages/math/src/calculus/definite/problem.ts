import type { Condition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { type InnerSteps, type Step, type StepParts, withInner } from '../../expression/step.ts';
import { freeSymbols } from '../../expression/walk.ts';
import type { Budget } from '../../result/budget.ts';
import type { Result } from '../../result/result.ts';
import type { Antiderivative } from '../integral.ts';

/** ∫ f over the variable, from `lower` to `upper`: constants, expressions in letters, or ±oo. */
export interface Problem {
  readonly f: Expression;
  readonly variable: string;
  readonly lower: Expression;
  readonly upper: Expression;
}

/** A value with what must hold of the letters, and how it was found. */
export interface Answer {
  readonly value: Expression;
  readonly conditions: readonly Condition[];
  readonly step: Step;
  /** By the fundamental theorem: the antiderivative, and where it jumps inside the range though the integrand does not. */
  readonly antiderivative?: Expression;
  readonly jumps?: readonly Expression[];
  /** Where the range was cut. */
  readonly cuts?: readonly Expression[];
}

/** What the theorems share: the budget of the whole calculation, how deep reductions may go, and the antiderivatives that were sought before. */
export interface Context {
  readonly budget: Budget;
  /** How many reductions may still lead from one integral to another. */
  readonly depth: number;
  /** Antiderivatives that were sought before. */
  readonly known: { readonly f: Expression; readonly variable: string; readonly found: Result<Antiderivative> }[];
  /** What is known of the letters. */
  readonly assumed: readonly Condition[];
  readonly solve: (problem: Problem, context: Context) => Answer | null;
}

/** A method answers, or passes. What it answers is compared with a quadrature before it is shown. */
export type Method = (problem: Problem, context: Context) => Answer | null;

/** The letters of integrand and bounds, without the variable of integration. */
export const lettersOf = ({ f, variable, lower, upper }: Problem): readonly string[] =>
  [...new Set([f, lower, upper].flatMap((part) => freeSymbols(part)))].filter((name) => name !== variable).sort();

/** Another problem of the same kind, one reduction deeper; null where there were enough. */
export function solveDeeper(problem: Problem, context: Context): Answer | null {
  return context.depth === 0 ? null : context.solve(problem, { ...context, depth: context.depth - 1 });
}

/** The step "integral = value" of a problem. */
export function stepOf(
  { f, variable, lower, upper }: Problem,
  value: Expression,
  told: {
    readonly rule: string;
    readonly says: string;
    readonly with?: StepParts;
    readonly steps?: InnerSteps;
  },
): Step {
  const { steps = [], ...text } = told;
  const operator = { name: 'integral', variable, bounds: [lower, upper] } as const;
  return withInner({ ...text, before: { operator, expression: f }, after: { expression: value } }, steps);
}
