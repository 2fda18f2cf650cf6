import type { Calculator } from '@nomogram/calculators/kit/calculator.ts';
import type { Options } from '@nomogram/calculators/kit/options.ts';
import { type Outcome, whole } from '@nomogram/calculators/kit/outcome.ts';
import { attemptName } from '@nomogram/calculators/kit/request.ts';
import type { TypedInputs } from '@nomogram/calculators/kit/run.ts';
import { calculate } from '@nomogram/calculators/kit/solve.ts';
import type { Catalogue } from './dependencies.ts';

export type Inline = (id: string, typed: TypedInputs, options: Options) => Outcome | Promise<Outcome>;

/**
 * Calculates, or judges an attempt, where it is called: in the process for light calculators, in a child for heavy ones, in a service worker for all.
 * At once where the calculator is loaded already.
 */
export function createInline(load: Catalogue['load']): Inline {
  const loaded = new Map<string, Calculator>();
  const fetched = async (id: string): Promise<Calculator> => {
    const calculator = await load(id);
    if (!calculator) throw new Error(`There is no calculator ${id}`);
    loaded.set(id, calculator);
    return calculator;
  };
  const judged = async (id: string, typed: TypedInputs, options: Options): Promise<Outcome> => {
    // It brings all of calculus with it, which a process that only calculates does not need.
    const { judgeAttempt } = await import('@nomogram/calculators/kit/attempt/attempt.ts');
    const calculator = loaded.get(id) ?? (await fetched(id));
    return withinLimits(() => judgeAttempt(calculator, typed, options));
  };
  return (id, typed, options) => {
    if (typed[attemptName] !== undefined) return judged(id, typed, options);
    const work = (calculator: Calculator) => withinLimits(() => calculate(calculator, typed, options));
    const known = loaded.get(id);
    return known ? work(known) : fetched(id).then(work);
  };
}

/**
 * A `RangeError` is how the runtime says that something exceeds it (the size of a BigInt, a string, an array, the stack):
 * that is an answer for the visitor, too. Anything else thrown is a bug and goes on.
 */
export function withinLimits<Result>(work: () => Result): Result | Outcome {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { ok: false, problems: [{ code: 'too-large', message: 'The calculation is larger than can be handled.' }] };
  }
}

/** The outcome with every part made, for JSON and for other processes. */
export const wholeWithinLimits = (outcome: Outcome): Outcome => withinLimits(() => whole(outcome));
