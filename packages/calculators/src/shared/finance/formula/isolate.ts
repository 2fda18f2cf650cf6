import { evaluate as evaluateFormula } from '@nomogram/math/formula/evaluate.ts';
import type { Term } from '@nomogram/math/formula/term.ts';
import type { Maybe, Value } from '@nomogram/math/numeric/precise/value.ts';
import { type Inputs, withFunctions } from './evaluate.ts';
import { rearranged } from './rearrange.ts';

/** What stands for the result while a formula is rearranged; no input has this name. */
const target = '=';

/**
 * Solves formula = result for an input, by the operations that undo the formula one after the other. Null where no finite number of
 * operations does, or where one of them cannot be carried out (a product with 0).
 */
export function isolate(term: Term, unknown: string, result: Value, inputs: Inputs, bits: number): Maybe {
  const known = (name: string): Maybe => (name === target ? result : name === unknown ? null : (inputs[name] ?? null));
  const partValue = (part: Term): Maybe => evaluateFormula(part, withFunctions(known), bits);
  const found = rearranged(term, unknown, { kind: 'input', name: target }, partValue)?.at(-1);
  return found === undefined ? null : partValue(found.left);
}
