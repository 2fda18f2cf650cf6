import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { approximate } from '@nomogram/math/formula/approximate.ts';
import type { Term } from '@nomogram/math/formula/term.ts';

/**
 * A calculation that can be done elsewhere: named values and one formula. It is written in the languages of `languages.ts` only where its
 * own value, in double precision, is the value of the answer, which has passed its check.
 */
export interface Program {
  /** The inputs in their order; a rate in percent is the fraction that it means. */
  readonly variables: readonly Variable[];
  /** Functions that the formula calls beside the usual ones, in the order in which they need each other. */
  readonly functions: readonly Definition[];
  readonly term: Term;
}

export interface Variable {
  /** The letter or name that it has in the formula. */
  readonly name: string;
  /** The input whose value it is. */
  readonly input: string;
  readonly label: string;
  readonly value: Term;
  readonly isPercent?: boolean;
}

/** A function by its formula, and what stands for it where the formula would divide by 0. */
export interface Definition {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly term: Term;
  /** Where `zero` is 0, the value is `value`. */
  readonly limit?: { readonly zero: Term; readonly value: Term };
}

/** The functions of one argument that every language has, and constants as functions of none. */
const usual: { readonly [name: string]: (...args: number[]) => number } = {
  pi: () => Math.PI,
  e: () => Math.E,
  sqrt: Math.sqrt,
  cbrt: Math.cbrt,
  exp: Math.exp,
  ln: Math.log,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  asin: Math.asin,
  acos: Math.acos,
  atan: Math.atan,
  sinh: Math.sinh,
  cosh: Math.cosh,
  tanh: Math.tanh,
  asinh: Math.asinh,
  acosh: Math.acosh,
  atanh: Math.atanh,
  abs: Math.abs,
};

/** Whether every language has the function. */
export const isUsual = (name: string): boolean => Object.hasOwn(usual, name);

type Scope = { readonly [name: string]: number };

/** The value of a program in double precision; NaN where it has none. */
export function programValue({ variables, functions, term }: Program): number {
  const scope = Object.fromEntries(variables.map(({ name, value }) => [name, evaluate(value, {}, functions)]));
  return evaluate(term, scope, functions);
}

const evaluate = (term: Term, scope: Scope, functions: readonly Definition[]): number =>
  approximate(term, {
    value: (name) => scope[name] ?? Number.NaN,
    call: (name, args) => call(name, args, functions),
  });

function call(name: string, args: readonly number[], functions: readonly Definition[]): number {
  if (isUsual(name)) return usual[name]!(...args);
  const found = functions.find((one) => one.name === name);
  if (!found) return Number.NaN;
  const scope = Object.fromEntries(found.parameters.map((parameter, place) => [parameter, args[place]!]));
  const { limit, term } = found;
  return limit && evaluate(limit.zero, scope, functions) === 0
    ? evaluate(limit.value, scope, functions)
    : evaluate(term, scope, functions);
}

/** A rational number as a term: a decimal where it is one of few digits, else a quotient. */
export function numberTerm(value: Rational, text: string | null): Term {
  if (Q.sign(value) < 0) return { kind: 'negative', of: numberTerm(Q.negate(value), text?.replace('-', '') ?? null) };
  if (text !== null) return { kind: 'number', value, text };
  const whole = (of: Rational['numerator']): Term => ({
    kind: 'number',
    value: Q.integerRational(of),
    text: String(of),
  });
  return { kind: 'quotient', left: whole(value.numerator), right: whole(value.denominator) };
}
