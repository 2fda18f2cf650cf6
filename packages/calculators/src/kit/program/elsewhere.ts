import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ExactNumber } from '../fields/exact.ts';

/** The languages that programs are written in; `sheet` is the formula of a cell. */
export type LanguageName = 'python' | 'r' | 'sheet';

/**
 * A calculation by functions that other languages bring along or have a usual library for. It is data: what is written of it, and where,
 * `library.ts` says.
 */
export interface Elsewhere {
  /** What a program in Python imports, a line each, beside what its own words need. */
  readonly imports?: readonly string[];
  /** What is no input of the form, but read within one: the ends of an event. */
  readonly parts?: { readonly [name: string]: { readonly label: string; readonly value: ExactNumber } };
  /** Functions of letters, which a library for algebra takes as they are written. */
  readonly functions?: { readonly [name: string]: Expression };
  /** Functions of letters that are calculated in double precision, for each value of their letters. */
  readonly curves?: { readonly [name: string]: Expression };
  /** What a program says before its results: functions that they call, values in between; `{input}` as in expressions. */
  readonly before?: { readonly python?: readonly string[]; readonly r?: readonly string[] };
  /** The values that are calculated, by their names in the answer. */
  readonly values: { readonly [value: string]: Expressions | undefined };
}

/**
 * The expression of a value in each language that has one; `{input}` stands for what was typed. A language is left out where it knows no
 * function for it, or where its function means something else for these inputs.
 */
export interface Expressions {
  readonly python?: string;
  readonly r?: string;
  readonly sheet?: string;
  /** What comes out in double precision: where that is not the answer, nothing is offered. Absent where letters come out. */
  readonly double?: number;
  /** Where several numbers come out, as of a matrix: all of them, row by row. */
  readonly numbers?: readonly number[];
  /** What the value is called there, where the answer says it in another unit. */
  readonly label?: string;
}
