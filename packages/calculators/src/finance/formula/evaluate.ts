import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as V from '@nomogram/math/finance/value.ts';
import { functionOf } from './functions.ts';
import type { Term } from './term.ts';

export type Inputs = { readonly [input: string]: Rational };

/** The certain value of a formula with `bits` bits of working precision; null where it has none. */
export function evaluate(term: Term, inputs: Inputs, bits: number): V.Maybe {
  switch (term.kind) {
    case 'number':
      return term.value;
    case 'input':
      return inputs[term.name]!;
    case 'negative': {
      const of = evaluate(term.of, inputs, bits);
      return of && V.negate(of);
    }
    case 'call': {
      const args = term.args.map((arg) => evaluate(arg, inputs, bits));
      return args.includes(null) ? null : functionOf(term.name).exact(args as V.Value[], bits);
    }
    default: {
      const [left, right] = [evaluate(term.left, inputs, bits), evaluate(term.right, inputs, bits)];
      return left && right && operations[term.kind](left, right, bits);
    }
  }
}

export const operations = {
  sum: V.add,
  difference: V.subtract,
  product: V.multiply,
  quotient: V.divide,
  power: V.power,
} as const;

/** The value to at least `bits` certain bits; null where the formula has none. */
export const settled = (term: Term, inputs: Inputs, bits = 64): V.Maybe =>
  V.settle((working) => evaluate(term, inputs, working), bits);

/** The value in double precision, for curves, tables and searches; NaN where there is none. */
export function approximate(term: Term, inputs: { readonly [input: string]: number }): number {
  switch (term.kind) {
    case 'number':
      return Number(term.text);
    case 'input':
      return inputs[term.name]!;
    case 'negative':
      return -approximate(term.of, inputs);
    case 'call':
      return functionOf(term.name).double(...term.args.map((arg) => approximate(arg, inputs)));
    default:
      return doubles[term.kind](approximate(term.left, inputs), approximate(term.right, inputs));
  }
}

const doubles = {
  sum: (a: number, b: number) => a + b,
  difference: (a: number, b: number) => a - b,
  product: (a: number, b: number) => a * b,
  quotient: (a: number, b: number) => a / b,
  power: (a: number, b: number) => a ** b,
} as const;
