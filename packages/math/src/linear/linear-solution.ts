import type { Expression } from '../expression/expression.ts';

/** The solutions of A·x = B. */
export interface LinearSolution {
  readonly kind: 'unique' | 'parametric' | 'contradictory';
  readonly unknowns: readonly string[];
  /** The value of each unknown, in terms of the free ones; empty where there is no solution. */
  readonly values: readonly Expression[];
  /** The unknowns that may have any value. */
  readonly free: readonly string[];
  readonly rank: number;
  /** For a contradiction: the factors of the equations that add up to 0 = `remainder`. */
  readonly contradiction?: { readonly factors: readonly Expression[]; readonly remainder: Expression };
}
