import type { Result } from '@nomogram/math/result/result.ts';
import type { Answer } from './answer.ts';
import type { Calculator } from './calculator.ts';
import type { Field } from './field.ts';
import type { Options } from './options.ts';
import type { Outcome } from './outcome.ts';
import { resultName } from './request.ts';
import { isAbsent, run, type TypedInputs } from './run.ts';

/** A calculator whose formula can also be solved for its inputs. */
export interface Solvable extends Calculator {
  readonly solve: {
    /** The result as a field to type in; it is typed under `resultName`, which is its name among the values of the answer too. */
    readonly result: Field<unknown>;
    /** The inputs that can be found from the others and the result. */
    readonly unknowns: readonly string[];
    /** Finds one of them, and checks it by putting it back: the formula with what was found must give what was typed. */
    readonly find: (unknown: string, given: Record<string, unknown>, options: Options) => Result<Answer>;
  };
}

export const isSolvable = (calculator: Calculator): calculator is Solvable => 'solve' in calculator;

/** The calculator that finds `unknown`: its inputs are the others, then the result. */
function solvingFor(calculator: Solvable, unknown: string): Calculator {
  const { result, find } = calculator.solve;
  const others = Object.entries(calculator.inputs).filter(([name]) => name !== unknown);
  return {
    ...calculator,
    inputs: { ...Object.fromEntries(others), [resultName]: result },
    endpoint: { method: 'page' },
    compute: (given, options) => find(unknown, given, options),
    examples: [],
    laws: [],
  };
}

/**
 * What every surface calls: runs a calculator, or solves it where its result stands among what was typed. Exactly one field,
 * an input or the result, is empty then, and is found.
 */
export function calculate(calculator: Calculator, typed: TypedInputs, options: Options): Outcome {
  if (typed[resultName] === undefined) return run(calculator, typed, options);
  if (!isSolvable(calculator)) return refused(`${calculator.title} cannot be solved for its inputs.`);
  const { unknowns } = calculator.solve;
  const empty = [...Object.keys(calculator.inputs), resultName].filter((name) => isAbsent(typed[name]));
  const [unknown] = empty;
  if (unknown === undefined || empty.length > 1)
    return refused('Leave exactly one field empty: it is the one that is found.');
  if (unknown === resultName) return run(calculator, typed, options);
  if (!unknowns.includes(unknown)) {
    const { label } = calculator.inputs[unknown]!;
    return refused(`${label} cannot be found from the others.`, unknown);
  }
  return run(solvingFor(calculator, unknown), typed, options);
}

const refused = (message: string, input?: string): Outcome => ({
  ok: false,
  problems: [{ code: 'missing', message, input }],
});
