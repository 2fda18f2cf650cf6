import type { Rational } from '@nomogram/math/exact/rational.ts';
import { approximate as approximateFormula } from '@nomogram/math/formula/approximate.ts';
import { evaluate as evaluateFormula, type Scope } from '@nomogram/math/formula/evaluate.ts';
import type { Term } from '@nomogram/math/formula/term.ts';
import * as V from '@nomogram/math/numeric/precise/value.ts';
import { functionOf } from './functions.ts';

export type Inputs = { readonly [input: string]: Rational };

/** The certain value of a formula with `bits` bits of working precision; null where it has none. */
export const evaluate = (term: Term, inputs: Inputs, bits: number): V.Maybe =>
  evaluateFormula(
    term,
    withFunctions((name) => inputs[name]!),
    bits,
  );

/** What names stand for, and the functions that formulas may call. */
export const withFunctions = (value: (name: string) => V.Maybe): Scope => ({
  value,
  call: (name, args, working) => functionOf(name).exact(args, working),
});

/** The value to at least `bits` certain bits; null where the formula has none. */
export const settled = (term: Term, inputs: Inputs, bits = 64): V.Maybe =>
  V.settle((working) => evaluate(term, inputs, working), bits);

/** The value in double precision, for curves, tables and searches; NaN where there is none. */
export const approximate = (term: Term, inputs: { readonly [input: string]: number }): number =>
  approximateFormula(term, {
    value: (name) => inputs[name]!,
    call: (name, args) => functionOf(name).double(...args),
  });
