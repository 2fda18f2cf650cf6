import type { Expression } from '../../expression/expression.ts';
import { freeName } from '../../expression/names/free-names.ts';
import type { Step } from '../../expression/step.ts';
import { contains, freeSymbols } from '../../expression/walk.ts';
import { type Budget, spend } from '../../result/budget.ts';
import { Unfinished } from '../../result/unfinished.ts';

/*
 * What one integration carries along. Every stage of the pipeline is a function (f, context) → Step | null: null means
 * "this method does not fit" and the next one is tried. The `after` of a step is the antiderivative, put together from the
 * antiderivatives of the steps below, so that what is shown and what is answered are one.
 */

export interface Context {
  readonly variable: string;
  readonly budget: Budget;
  /** How many substitutions and integrations by parts may still be nested. */
  readonly depth: number;
  /** What was tried with this variable: the step, or null for what failed or is being worked on. */
  readonly done: Map<string, Step | null>;
  /** What failed with any variable, and how deep the search could still go then. */
  readonly failed: Map<string, number>;
  /** Names that are taken, so that a new variable is new. */
  readonly names: ReadonlySet<string>;
  /** The integrals that an explanation has begun and not finished, the innermost first. */
  readonly open: OpenIntegral | null;
  /** The driver, for the integrals that a method leaves over. */
  readonly integrate: (f: Expression, context: Context) => Step | null;
}

export interface OpenIntegral {
  /** The integrand as text. */
  readonly integrand: string;
  /** The symbol that stands for the integral where it is met again below itself. */
  readonly unknown: string;
  readonly around: OpenIntegral | null;
}

/** How many substitutions and integrations by parts may be nested in all. */
export const maxDepth = 5;

export type Stage = (f: Expression, context: Context) => Step | null;

/** Counts work; ends the whole search when there is none left. */
export function work(budget: Budget, steps = 1): void {
  if (!spend(budget, steps)) throw new Unfinished('work');
}

/** A method whose units of work are short, so many of them counting as one. */
export const lightly =
  (many: number, stage: Stage): Stage =>
  (f, context) => {
    const own = { left: context.budget.left * many };
    const before = own.left;
    try {
      return stage(f, { ...context, budget: own });
    } finally {
      context.budget.left -= Math.ceil((before - Math.max(own.left, 0)) / many);
    }
  };

/** One level deeper, for the integral that a method leaves over; null when it would be too deep. */
export const deeper = (context: Context): Context | null =>
  context.depth <= 0 ? null : { ...context, depth: context.depth - 1 };

/** Not v, which belongs to integration by parts. */
const letters = ['u', 'w', 's', 't', 'y', 'z', 'p', 'q', 'r'];

/** The context of a new variable, whose name is the first usual letter that is free. */
export function withNewVariable(context: Context): Context {
  return withVariable(context, freeName(context.names, letters));
}

/** The context of a new variable with this name. */
export const withVariable = (context: Context, name: string): Context => ({
  ...context,
  variable: name,
  depth: context.depth - 1,
  done: new Map(),
  open: null,
  names: new Set([...context.names, name]),
});

export const namesIn = (f: Expression, variable: string): ReadonlySet<string> => new Set([...freeSymbols(f), variable]);

/** ∫ f = F, with the steps that led there. */
export function made(
  rule: string,
  f: Expression,
  antiderivative: Expression,
  context: Context,
  steps: readonly Step[] = [],
  says?: string,
): Step {
  return {
    rule,
    ...(says === undefined ? {} : { says }),
    before: { operator: { name: 'integral', variable: context.variable }, expression: f },
    after: { expression: antiderivative },
    steps,
  };
}

/** The antiderivatives of all the parts; null where one has none. */
export function integrateEach(parts: readonly Expression[], context: Context): Step[] | null {
  const steps: Step[] = [];
  for (const part of parts) {
    const step = context.integrate(part, context);
    if (step === null) return null;
    steps.push(step);
  }
  return steps;
}

/** Whether the expression does not depend on the variable of integration. */
export const isFree = (a: Expression, { variable }: Pick<Context, 'variable'>): boolean => !contains(a, variable);
