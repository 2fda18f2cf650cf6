import type { Expression } from '../expression/expression.ts';
import { freeSymbols } from '../expression/walk.ts';
import { type Budget, budget } from '../result/budget.ts';
import { no, ok, type Result } from '../result/result.ts';
import { endedBy } from '../result/unfinished.ts';
import type { Field } from './field.ts';
import { functionField } from './function-field.ts';
import { rationalField } from './rational-field.ts';
import type { Zero } from './zero.ts';

const workForZeros = 400_000;

/** Where an expression that is not 0 throughout becomes 0; as it stands where it is no element of such a field. */
export function zerosOfExpression(a: Expression): readonly Zero[] {
  if (freeSymbols(a).length === 0) return [];
  const found = inFieldOf([a], budget(workForZeros), (field) => field.zeros(field.fromExpression(a)));
  return found.ok ? found.value : [{ expression: a }];
}

/** What is computed with a field whose kind of element does not matter. */
export type Computation<Value> = <E>(field: Field<E>, isRational: boolean) => Value;

/**
 * Runs a computation in the smallest exact field that has the given entries: the rational numbers where all are such. What the
 * algorithms throw where they must give up becomes a failure here, and only here.
 */
export function inFieldOf<Value>(
  entries: readonly Expression[],
  work: Budget,
  compute: Computation<Value>,
): Result<Value> {
  try {
    const rational = entries.every((entry) => entry.kind === 'number');
    return ok(rational ? compute(rationalField(work), true) : compute(functionField(entries, work), false));
  } catch (error) {
    if (endedBy(error, 'polynomial-work'))
      return no('work-limit', 'This takes more work than is allowed: smaller numbers or fewer rows can be computed.');
    if (endedBy(error, 'degree'))
      return no('too-large', 'This is too large: the degree of a symbol goes beyond what can be computed.');
    if (endedBy(error, 'size')) return no('too-large', `This is too large: ${error.message}.`);
    if (endedBy(error, 'undecided')) return no('no-answer', `No answer: ${error.message}.`);
    throw error;
  }
}
