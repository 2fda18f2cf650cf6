import * as Q from '../../exact/rational.ts';

/*
 * What is known of a function, in one record: its spellings and its sign, its parity, the values that everybody knows, where it has
 * none, and its formula where it is made of other functions. The records stand in leaves by family, and `table.ts` joins them.
 *
 * A formula is written once for every arithmetic: doubles, complex numbers, balls, enclosures, derivatives, series, limits and
 * expressions each say how they add, multiply, raise to a power and apply a function, and whatever has no entry of its own for a
 * function works with its formula. sec(u) = 1/cos(u) has an enclosure, a Taylor series and a limit by that line alone. What has no
 * formula is primitive: its digits and its enclosures are algorithms, and the compiler asks for each of them.
 *
 * The records hold no algorithm, as every page that calculates loads them with the constructors of expressions.
 */

/** What a formula can be computed in. */
export interface Arithmetic<T> {
  readonly number: (value: Q.Rational) => T;
  readonly add: (a: T, b: T) => T;
  readonly multiply: (a: T, b: T) => T;
  /** The principal power by a rational number. */
  readonly power: (a: T, exponent: Q.Rational) => T;
  readonly apply: (name: string, u: T) => T;
}

/** A function of one argument by others, for all complex numbers where both sides have a value. */
export type Formula = <T>(by: Arithmetic<T>, u: T) => T;

/** coefficient · sqrt(root) · pi^piPower: data, so that the constructors can build it. */
export interface ExactValue {
  readonly coefficient: Q.Rational;
  readonly root?: number;
  readonly piPower?: number;
}

/** Certain integers, π/2 + kπ, kπ, or the integers up to one. */
export type Poles = readonly number[] | 'odd quarter turns' | 'half turns' | { readonly integersTo: number };

/** A rectangle low ≤ Re z ≤ high, |Im z| ≤ height. */
export interface Region {
  readonly low: number;
  readonly high: number;
  readonly height: number;
}

/** How a function is set: its LaTeX command and its name in upright letters. */
export interface FunctionSign {
  readonly latex: string;
  readonly upright: string;
}

export interface FunctionFacts {
  /** The numbers of arguments it takes. */
  readonly arity: readonly number[];
  /** What it is typed as beside its name; a spelling with capitals is also found in lower case. */
  readonly spellings?: readonly string[];
  /** By its own name in upright letters where it is absent. */
  readonly sign?: FunctionSign;
  /** A simple argument stands without parentheses, and a power is written sin² x. */
  readonly isPlain?: true;
  /** f(−z) = −f(z) or f(−z) = f(z) for every complex z, branch cuts included; of cbrt, for every real one. */
  readonly parity?: 'odd' | 'even';
  /** Values at 0, 1, 1/2 … that stand in every table; keys are `numerator/denominator`. */
  readonly values?: Readonly<Record<string, ExactValue>>;
  /** Where it has no value, as told from its last argument itself. */
  readonly poles?: Poles;
  /** A bound of |f′|, for an entire function of which it is simple. */
  readonly slopeBound?: (on: Region) => number;
  readonly formula?: Formula;
}

/** A fraction of two integers times the root of a third. */
export const exact = (numerator: number, denominator = 1, root?: number): ExactValue => ({
  coefficient: Q.rational(numerator, denominator),
  ...(root === undefined ? {} : { root }),
});

/** A fraction of π. */
export const ofPi = (numerator: number, denominator = 1): ExactValue => ({
  coefficient: Q.rational(numerator, denominator),
  piPower: 1,
});

/** Set as `\name`. */
export const command = (name: string): FunctionSign => ({ latex: `\\${name}`, upright: name });

/** Set in upright letters that LaTeX has no command for. */
export const operator = (name: string): FunctionSign => ({ latex: `\\operatorname{${name}}`, upright: name });

/** a/b */
const over = <T>(by: Arithmetic<T>, a: T, b: T): T => by.multiply(a, by.power(b, Q.minusOne));

/** f/g of the same argument. */
export const quotient =
  (top: string, bottom: string): Formula =>
  (by, u) =>
    over(by, by.apply(top, u), by.apply(bottom, u));

/** 1/f */
export const reciprocalOf =
  (name: string): Formula =>
  (by, u) =>
    by.power(by.apply(name, u), Q.minusOne);

/** f(1/u) */
export const ofReciprocal =
  (name: string): Formula =>
  (by, u) =>
    by.apply(name, by.power(u, Q.minusOne));
