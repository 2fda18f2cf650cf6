import type { Failure, Result } from '@nomogram/math/result/result.ts';
import type { Operation } from '@nomogram/math/syntax/signs-around.ts';
import type { Options } from './options.ts';

/**
 * A field kind owns how a value is read, described, limited and shown: shared code never asks "which kind is it?".
 * Every message is a whole sentence that names the field by its label and says what is accepted.
 */
export interface Field<Value> {
  readonly label: string;
  /** Whether the label names several things: "Values are missing". */
  readonly plural?: boolean;
  /** The symbol in formulas, in LaTeX. */
  readonly symbol?: string;
  /** One short sentence under the label. */
  readonly hint?: string;
  /** Shown in the label, e.g. `m`, `gon`, `%`. */
  readonly unit?: string;
  /** What an absent, empty or NULL input stands for, as a person writes it. */
  readonly default?: string;
  readonly placeholder?: string;
  /** Whether the form asks for it before it sends (the specification exempts a few). */
  readonly presence: boolean;
  /** What is accepted, as it ends a sentence: "a number greater than 0". */
  readonly accepts: string;
  readonly control: Control;
  /** Which live reading the form shows under the field while it is typed in. */
  readonly live?: LiveKind;
  /** What is done with its function, whose signs may stand around it. */
  readonly operation?: Operation;
  /** What its text holds where that is not one value: the letters of a formula, several numbers, the points of a plan. */
  readonly holds?: 'variables' | 'list' | 'points';
  /** Some texts that are accepted, and some that are not: examples in the documentation, seeds of the fuzzer. */
  readonly samples: {
    readonly good: readonly string[];
    readonly bad: readonly string[];
    /** What is well written and outside the limits. */
    readonly beyond?: readonly string[];
  };
  /** Reads what was typed. `text` is never empty. */
  read(text: string, options: Options): Result<Value>;
  /** Of a length or an area in units of any length: what it is converted to where a unit is typed, and whether one was. */
  readonly anyUnit?: { readonly base: string; isTyped(text: string, options: Options): boolean };
  /** How it was understood: the text and the LaTeX that the answer repeats. */
  reading(value: Value): Reading;
}

export interface Reading {
  readonly as: string;
  readonly latex: string;
  /** What would be typed to mean just this, where `as` says more (`6` for `6 % (= 0.06)`). */
  readonly plain?: string;
  /** What may surprise about the reading: "1/2x is read as (1/2)*x". */
  readonly notes?: readonly string[];
}

/** A number of some sort, a complex number, or a formula. */
export type LiveKind =
  | 'number'
  | 'money'
  | 'percent'
  | 'whole'
  | 'angle'
  | 'point'
  | 'complex'
  | (typeof formulaKinds)[number];

/** Formulas in letters. A range may follow an equation, a bound may have a side (0+), a line may be y = 2x - 6. */
const formulaKinds = ['expression', 'equation', 'equation in a range', 'bound', 'line'] as const;

export const isFormulaKind = (kind: LiveKind | undefined): boolean => formulaKinds.some((one) => one === kind);

export type Control =
  | {
      readonly control: 'text';
      /** What is entered: a number, a whole number, or what has letters. */
      readonly entry: 'number' | 'whole' | 'text';
      /** Whether digits and a decimal mark say all that is usual here: neither a sign, a fraction, a root nor a named number. */
      readonly digitsOnly?: boolean;
      /** Which mathematics its text is, where neither its entry nor its live reading says so. */
      readonly pad?: 'expression' | 'angle';
      /** What the text may stand for, where that can be chosen; the form writes the prefix before it. The first has none. */
      readonly ways?: readonly { readonly prefix: string; readonly label: string }[];
    }
  | {
      readonly control: 'area';
      readonly rows: number;
      /** What is entered: numbers one after another, dates, rows of a matrix, or equations. */
      readonly entry: 'numbers' | 'dates' | 'matrix' | 'equations';
      /** One column, or as many columns as rows: what the shape of a matrix must be. */
      readonly shape?: 'square' | 'column';
      /** What its columns are called, where every row has these and no others. */
      readonly columns?: readonly string[];
      /** How it is written as text, where it can be entered in cells instead. */
      readonly writing?: string;
    }
  | { readonly control: 'select'; readonly options: readonly ChoiceOption[] };

interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  /** Other names of the value, which are read as well. */
  readonly also?: readonly string[];
}

/** What every field kind takes from a declaration. */
export interface FieldOptions {
  readonly label: string;
  readonly symbol?: string;
  readonly hint?: string;
  readonly unit?: string;
  readonly default?: string;
  readonly placeholder?: string;
  /** False where the specification lets the form be sent without it. */
  readonly presence?: boolean;
}

export type ValueOf<F> = F extends Field<infer Value> ? Value : never;

/** The attributes that all kinds share, so that a kind writes only what is its own. */
export function commonOf(options: FieldOptions) {
  return {
    label: options.label,
    symbol: options.symbol,
    hint: options.hint,
    unit: options.unit,
    default: options.default,
    placeholder: options.placeholder,
    presence: options.presence ?? options.default === undefined,
  };
}

/** The typed text, shortened for a message. */
export function quoted(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  return flat.length > 40 ? `"${flat.slice(0, 37)}…"` : `"${flat}"`;
}

/** A sentence about what was typed, with the label of its field before it; what has none stands under its field itself. */
export const labelled = (label: string, says: string): string => (label === '' ? says : `${label}: ${says}`);

/** What a sentence about the value of a field begins with. */
export const subjectOf = (label: string): string => label || 'The number';

/** A reader's complaint, with the label of the field it is about before it. */
export const about = (label: string, failure: Failure): { readonly ok: false; readonly error: Failure } => ({
  ok: false,
  error: { ...failure, message: labelled(label, failure.message) },
});
