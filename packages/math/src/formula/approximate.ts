import * as Q from '../exact/rational.ts';
import type { Term } from './term.ts';

/** What the letters and the functions of a formula stand for in double precision. */
export interface Meaning {
  readonly value: (name: string) => number;
  readonly call: (name: string, args: readonly number[]) => number;
}

/** The value of a formula in double precision, for curves, tables and searches; NaN where there is none. */
export function approximate(term: Term, by: Meaning): number {
  switch (term.kind) {
    case 'number':
      return Q.toNumber(term.value);
    case 'input':
      return by.value(term.name);
    case 'negative':
      return -approximate(term.of, by);
    case 'call':
      return by.call(
        term.name,
        term.args.map((arg) => approximate(arg, by)),
      );
    default:
      return operations[term.kind](approximate(term.left, by), approximate(term.right, by));
  }
}

const operations = {
  sum: (a: number, b: number) => a + b,
  difference: (a: number, b: number) => a - b,
  product: (a: number, b: number) => a * b,
  quotient: (a: number, b: number) => a / b,
  power: (a: number, b: number) => a ** b,
} as const;
