import type { Expression } from '../../expression/expression.ts';
import type { ShownStep, StepSide } from '../../expression/step.ts';
import type { Context } from './context.ts';

/** A limit that is known, whose way is sought. */
export interface Question {
  readonly f: Expression;
  readonly variable: string;
  readonly to: Expression;
  /** The value, finite or infinite. */
  readonly value: Expression;
  readonly side?: 'left' | 'right';
  /** 1 or −1 for ±oo, null for a finite point. */
  readonly end: 1 | -1 | null;
  readonly newContext: () => Context;
}

/** A way to the limit of a question; null where it cannot be gone. */
export type Way = (question: Question) => ShownStep[] | null;

/** More nodes than this are not shown in a step. */
export const maxShown = 160;

/** The expression under the sign of the limit. */
export const under = (
  { variable, to, side }: Pick<Question, 'variable' | 'to' | 'side'>,
  expression: Expression,
): StepSide => ({
  operator: { name: 'limit', variable, to, side },
  expression,
});
