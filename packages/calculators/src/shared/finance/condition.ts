import * as Q from '@nomogram/math/exact/rational.ts';
import { inputsOf, type Term, termOf } from '@nomogram/math/formula/term.ts';
import * as V from '@nomogram/math/numeric/precise/value.ts';
import { evaluate, type Inputs } from './formula/evaluate.ts';

/** A comparison of two formulas, `discountRate > growthRate`, or `12 * years is whole`, and what it means for the visitor. */
export interface Condition {
  readonly holds: (inputs: Inputs) => boolean;
  readonly says: string;
  /** The input that breaks it, where it is about one: the only one of it, or the one that it begins with. */
  readonly input: string | undefined;
  readonly names: readonly string[];
  /** It asks for a whole number; what is solved for may miss that, and is then no schedule but a number still. */
  readonly whole?: boolean;
}

const comparisons: Readonly<Record<string, (sign: number) => boolean>> = {
  '>': (sign) => sign > 0,
  '>=': (sign) => sign >= 0,
  '<': (sign) => sign < 0,
  '!=': (sign) => sign !== 0,
};

/** Conditions from a declaration, each with its sentence. */
export const conditionsOf = (declared: { readonly [comparison: string]: string } = {}): readonly Condition[] =>
  Object.entries(declared).map(([comparison, says]) => conditionOf(comparison, says));

function conditionOf(comparison: string, says: string): Condition {
  const whole = /^(.*) is whole$/.exec(comparison);
  if (whole) {
    const term = termOf(whole[1]!);
    return {
      holds: (inputs) => isWhole(term, inputs),
      says,
      input: subjectOf(whole[1]!, inputsOf(term)),
      names: inputsOf(term),
      whole: true,
    };
  }
  const parts = /^(.*) (>=|>|<|!=) (.*)$/.exec(comparison);
  if (!parts) throw new Error(`${comparison} is not a comparison`);
  const [left, right] = [termOf(parts[1]!), termOf(parts[3]!)];
  const holds = comparisons[parts[2]!]!;
  const names = [...inputsOf(left), ...inputsOf(right)];
  return {
    holds: (inputs) => holds(signOfDifference(left, right, inputs)),
    says,
    input: subjectOf(comparison, names),
    names,
  };
}

const subjectOf = (comparison: string, names: readonly string[]): string | undefined =>
  names.length === 1 ? names[0] : names.find((name) => comparison.startsWith(`${name} `));

function signOfDifference(left: Term, right: Term, inputs: Inputs): number {
  const difference = V.settle((bits) => {
    const [a, b] = [evaluate(left, inputs, bits), evaluate(right, inputs, bits)];
    return a && b && V.subtract(a, b, bits);
  }, 8);
  return difference === null ? Number.NaN : (V.signOf(difference) ?? Q.sign(V.middle(difference)));
}

function isWhole(term: Term, inputs: Inputs): boolean {
  const value = V.settle((bits) => evaluate(term, inputs, bits), 8);
  return value !== null && V.isRational(value) && Q.isInteger(value);
}
