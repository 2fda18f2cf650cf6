import { add, constant, number, symbol } from '../../expression/build.ts';
import type { Case, Condition } from '../../expression/condition.ts';
import type { Expression } from '../../expression/expression.ts';
import { type InnerSteps, type Step, type StepParts, withInner } from '../../expression/step.ts';
import { substitute } from '../../expression/substitute.ts';
import { freeSymbols } from '../../expression/walk.ts';

/** Σ f over the whole numbers from `from` to `to`, both included; `to` may be +oo. */
export interface SumProblem {
  readonly f: Expression;
  readonly index: string;
  readonly from: Expression;
  readonly to: Expression;
  /** What must have a value at every place though f shows it no longer: 1/k where k^2/k was typed. */
  readonly cancelled?: readonly Expression[];
}

/** A value with what must hold of the letters, and how it was found. */
export interface SumAnswer {
  readonly value: Expression;
  readonly conditions: readonly Condition[];
  /** The sum where a condition does not hold, as far as it is known. */
  readonly cases: readonly Case<Expression>[];
  /** The cases in which it is known to diverge. */
  readonly diverges?: readonly (readonly Condition[])[];
  readonly step: Step;
  /** T with f(k) = T(k + 1) − T(k), where one was used: the proof of the value. */
  readonly telescoped?: Expression;
  /** Letters at whole numbers of which it is compared, where a function in it is computed there alone. */
  readonly wholeLetters?: readonly string[];
}

/** +oo as a bound. */
export const infinity = constant('infinity');

/** Whether the sum has infinitely many terms. */
export const isInfinite = ({ to }: SumProblem): boolean => to.kind === 'constant' && to.name === 'infinity';

/** The letters of summand and bounds, without the index. */
export const lettersOf = ({ f, index, from, to }: SumProblem): readonly string[] =>
  [...new Set([f, from, to].flatMap((part) => freeSymbols(part)))].filter((name) => name !== index).sort();

/** f with something put in for its index. */
export const at = (f: Expression, index: string, place: Expression): Expression => substitute(f, { [index]: place });

/** f(k + n). */
export const shifted = (f: Expression, index: string, by: number): Expression =>
  at(f, index, add(symbol(index), number(by)));

/** What a step says beside its two sides. */
export interface StepText {
  readonly rule: string;
  readonly says: string;
  readonly with?: StepParts;
  readonly steps?: InnerSteps;
}

/** The step "sum = value" of a problem. */
export function stepOf({ f, index, from, to }: SumProblem, value: Expression, told: StepText): Step {
  const { steps = [], ...text } = told;
  const operator = { name: 'sum', variable: index, bounds: [from, to] } as const;
  return withInner({ ...text, before: { operator, expression: f }, after: { expression: value } }, steps);
}
