import type { Expression } from './expression.ts';

/** What is shown of a method, made by the method itself: an equality of expressions, or a line as people write it. */
export type ShownStep = Step | Line;

interface StepText {
  /** The name of the rule as a textbook gives it: "product rule", "chain rule". */
  readonly rule: string;
  /** Why the rule applies here, in one sentence; mathematics stands in the sides. */
  readonly says?: string;
  /** What the rule was used with, under the names of a textbook: `u`, `dv`, `du`, `v`; `inner`, `outer`. */
  readonly with?: StepParts;
  /** What such a part is called where its usual name is a letter of the problem: `{ u: 'f', dv: 'dg' }`. */
  readonly letters?: { readonly [part: string]: string };
  readonly steps: readonly ShownStep[];
}

/**
 * One step that makes one expression of another: the answer is computed from the same tree that is shown.
 * `before` and `after` are equal in value (each step is checked like a result).
 */
export interface Step extends StepText {
  readonly before: StepSide;
  readonly after: StepSide;
  /** For a row operation: the whole matrix after it, with a vertical line before the column `bar`. */
  readonly matrix?: { readonly rows: readonly (readonly Expression[])[]; readonly bar?: number };
  /** How the step is written, where `before = after` is not how people write it: a tableau. */
  readonly written?: WrittenPart;
}

/** Inner steps, or how they are made: what takes work is made when it is read, since most answers are never explained. */
export type InnerSteps = readonly ShownStep[] | (() => readonly ShownStep[]);

/** A step with its inner steps made when they are read. */
export function withInner(step: Omit<Step, 'steps'>, inner: InnerSteps): Step {
  let made = typeof inner === 'function' ? undefined : inner;
  return {
    ...step,
    get steps() {
      made ??= typeof inner === 'function' ? inner() : inner;
      return made;
    },
  };
}

/** A line that is no equality of two expressions: `252 = 2*105 + 42`, `x < 4`, a formula with its numbers put in. */
export interface Line extends StepText {
  readonly written: WrittenPart;
  readonly before?: undefined;
  readonly after?: undefined;
  readonly matrix?: undefined;
}

/** Whether a step says that what stands after it equals what stands before it. */
export const isEquality = (step: ShownStep): step is Step => step.after !== undefined;

/** What a rule was used with, by the names of a textbook. */
export interface StepParts {
  readonly [name: string]: Expression | WrittenPart;
}

/** A part that is no expression, as text and as LaTeX. */
export interface WrittenPart {
  readonly text: string;
  readonly latex: string;
}

/** An expression, or one under an operator that has not been carried out yet: d/dx, the integral sign, a limit. */
export interface StepSide {
  readonly operator?: StepOperator;
  readonly expression: Expression;
  /** Text and LaTeX around it where it is not a bare expression, e.g. an equation `x = …`. */
  readonly left?: Expression;
}

/** The sign in front of an expression: a derivative, an integral, a limit, a sum, a product. */
export type StepOperator =
  | { readonly name: 'derivative'; readonly variable: string; readonly order: number }
  /** With bounds where it is a definite one. */
  | { readonly name: 'integral'; readonly variable: string; readonly bounds?: readonly [Expression, Expression] }
  /** Over whole numbers, both bounds included. */
  | { readonly name: 'sum' | 'product'; readonly variable: string; readonly bounds: readonly [Expression, Expression] }
  | { readonly name: 'limit'; readonly variable: string; readonly to: Expression; readonly side?: 'left' | 'right' };

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

const changed = (side: StepSide, change: (a: Expression) => Expression): StepSide => ({
  ...side,
  expression: change(side.expression),
  ...(side.left && { left: change(side.left) }),
  ...(side.operator && { operator: changedOperator(side.operator, change) }),
});

function changedOperator(operator: StepOperator, change: (a: Expression) => Expression): StepOperator {
  if (operator.name === 'limit') return { ...operator, to: change(operator.to) };
  if (!('bounds' in operator) || operator.bounds === undefined) return operator;
  const [lower, upper] = operator.bounds;
  return { ...operator, bounds: [change(lower), change(upper)] };
}
