import type { Expression } from '../../expression/expression.ts';
import { type Budget, spend } from '../../result/budget.ts';
import { Unfinished } from '../../result/unfinished.ts';

/**
 * What stands for a quantity that keeps oscillating: an angle on the whole circle, a part after the point from 0 to 1, or
 * something between 0 and 1 of which no more is known.
 */
export interface Oscillation {
  readonly name: string;
  readonly kind: 'circle' | 'unit' | 'bounded';
  /** The unbounded quantity whose angle or fraction it is. */
  readonly of: Expression;
}

/** What was taken to hold of a quantity that is made of letters, as it does in general position. */
export interface Assumption {
  readonly quantity: Expression;
  readonly relation: '!=' | '>' | '<';
}

/** What one limit carries along. The variable tends to +oo always; every other symbol is a constant. */
export interface Context {
  readonly variable: string;
  readonly budget: Budget;
  readonly oscillations: Oscillation[];
  readonly limits: Map<string, LimitAtInfinity>;
  readonly leading: Map<string, LeadingTerm>;
  readonly zeros: Map<string, boolean>;
  /** What the decisions on the way rest on. */
  readonly assumed: Assumption[];
  /** Set when something was divided by, or the logarithm taken of, a quantity that vanishes for some angle. */
  singular: boolean;
  depth: number;
}

/** What an expression does as its variable grows without bound. */
export type LimitAtInfinity =
  | { readonly kind: 'finite'; readonly value: Expression }
  /** `sign` 0: the modulus grows without bound, in no fixed direction. */
  | { readonly kind: 'infinite'; readonly sign: 1 | -1 | 0 };

/** coefficient · w^exponent, w → 0; the coefficient may depend on the variable, but grows slower than any power of w. */
export interface LeadingTerm {
  readonly coefficient: Expression;
  readonly exponent: Expression;
  /** ln w in terms of the variable. */
  readonly logarithm: Expression;
  /** The variable of the coefficient is the logarithm of the one before, as often as told. */
  readonly lifted: boolean;
}

/** Counts work; throws `Unfinished` (work) when the budget is spent. */
export function charge(context: { readonly budget: Budget }, steps = 1): void {
  if (!spend(context.budget, steps)) throw new Unfinished('work', 'the work budget is spent');
}
