import type { Calculator } from '../calculator.ts';
import type { Options } from '../options.ts';
import { checkedAnswer, type RunResult, type TypedInputs } from '../run.ts';
import { declaredProgram } from './declared.ts';
import { type Program, programValue } from './program.ts';

/** A program, and what it calculates. */
export interface OwnProgram {
  readonly program: Program;
  /** The name and the label of the value that it gives. */
  readonly name: string;
  readonly label: string;
  readonly value: number;
}

/** The formulas round differently in doubles; what differs by more is another calculation. */
const closeEnough = 1e-9;

/** Whether what double precision gives is the value of an answer. */
export const isSameInDoubles = (own: number, value: number): boolean =>
  own === value || Math.abs(own - value) <= closeEnough * Math.abs(value);

/** The same of several values that are one answer, as the entries of a matrix: each rounds as the largest of them does. */
export function areSameInDoubles(own: readonly number[], values: readonly number[]): boolean {
  const size = Math.max(...values.map(Math.abs));
  return own.length === values.length && own.every((one, at) => Math.abs(one - values[at]!) <= closeEnough * size);
}

/**
 * The calculation as a program of its own, which gives the first value of the answer; undefined where no formula says all of it, or
 * where the formula, in double precision, gives another value than the answer.
 */
export function programOf(calculator: Calculator, typed: TypedInputs, options: Options): OwnProgram | undefined {
  const found = checkedAnswer(calculator, typed, options);
  return found.ok ? programOfAnswer(calculator, found) : undefined;
}

/** The same of what was calculated already. */
export function programOfAnswer(
  calculator: Calculator,
  { given, answer, numbers }: Pick<Extract<RunResult, { readonly ok: true }>, 'given' | 'answer' | 'numbers'>,
): OwnProgram | undefined {
  const [[name, quantity] = []] = Object.entries(answer.values).filter(([, one]) => one !== undefined);
  const program = calculator.program ? calculator.program(given) : declaredProgram(calculator, given);
  if (!program || !name || !quantity) return undefined;
  const value = numbers[name]!;
  return isSameInDoubles(programValue(program), value) ? { program, name, label: quantity.label, value } : undefined;
}
