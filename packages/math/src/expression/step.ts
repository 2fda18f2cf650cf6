import type { Expression } from './expression.ts';

/**
 * One step of a method, made by the method itself: the answer is computed from the same tree that is shown.
 * `before` and `after` are equal in value (each step is checked like a result).
 */
export interface Step {
  /** The name of the rule as a textbook gives it: "product rule", "chain rule". */
  readonly rule: string;
  /** What was done with what, in words; mathematics stands in `before` and `after`. */
  readonly says?: string;
  readonly before: StepSide;
  readonly after: StepSide;
  /** What the rule was used with, under the names of a textbook: `u`, `dv`, `du`, `v`; `inner`, `outer`. */
  readonly with?: StepParts;
  /** For a row operation: the whole matrix after it, with a vertical line before the column `bar`. */
  readonly matrix?: { readonly rows: readonly (readonly Expression[])[]; readonly bar?: number };
  /** How the step is written, where `before = after` is not how people write it: a tableau, an inequality. */
  readonly written?: Written;
  readonly steps: readonly Step[];
}

export interface StepParts {
  readonly [name: string]: Expression | Written;
}

export interface Written {
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

export type StepOperator =
  | { readonly name: 'derivative'; readonly variable: string; readonly order: number }
  /** With bounds where it is a definite one. */
  | { readonly name: 'integral'; readonly variable: string; readonly bounds?: readonly [Expression, Expression] }
  | { readonly name: 'limit'; readonly variable: string; readonly to: Expression; readonly side?: 'left' | 'right' };
