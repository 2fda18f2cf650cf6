import type { Integer } from '@nomogram/math/exact/integer.ts';
import type { Rational } from '@nomogram/math/exact/rational.ts';
import type { ComplexForm } from '@nomogram/math/expression/complex/parts.ts';
import type { Case, Condition } from '@nomogram/math/expression/condition.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import type { ShownStep } from '@nomogram/math/expression/step.ts';
import type { Complex } from '@nomogram/math/numeric/complex.ts';
import type { Computable } from '@nomogram/math/numeric/precise/certain-digits.ts';
import type { Figure, TitledTable } from './figure.ts';
import type { Lazy } from './lazy.ts';
import type { AngleUnit } from './options.ts';

/** The values of the outputs as numbers, as checks, figures and laws receive them (NaN where an output is in words). */
export type Numbers<Names extends string> = { readonly [Name in Names]: number };

/**
 * What a calculation found, before it becomes text, JSON or LaTeX (`present.ts` is the one place where it does).
 * The first value is the answer asked for.
 */
export interface Answer<Names extends string = string> {
  /** An output that this answer does not have is given as undefined. */
  readonly values: { readonly [Name in Names]: Quantity | undefined };
  /** Why it is to be believed, in the order in which it is said; no answer is shown without any. */
  readonly checked?: readonly Evidence<NoInfer<Names>>[];
  readonly steps?: Lazy<readonly ShownStep[] | undefined>;
  /** The unit in which the steps write angles, where it is not that of the calculator. */
  readonly stepsIn?: AngleUnit;
  /** Drawn when it is first looked at, from the numbers that are shown. */
  readonly figure?: (numbers: Numbers<NoInfer<Names>>) => Figure | undefined;
  /** Tables beside the figure: how the answer follows its inputs. */
  readonly tables?: Lazy<readonly TitledTable[]>;
  /** What must hold of the letters for the values to be true. */
  readonly conditions?: readonly Condition[];
  /** The answer asked for where the conditions do not hold, as far as it is known. */
  readonly cases?: readonly Case<Quantity>[];
  readonly notes?: readonly string[];
  /** The formula in words, and with the numbers put in: lines of the text. A page has its formula and the steps instead. */
  readonly formulaLines?: readonly string[];
}

/** What speaks for an answer: a check that the method made on its way, or a second way that is gone from the numbers it came to. */
export type Evidence<Names extends string = string> = Check | SecondWay<Names>;

/**
 * A second way to the same answer, which shares no code with the first: it is given the numbers as they are shown, and where it does not
 * confirm them there is no answer.
 */
export type SecondWay<Names extends string = string> = (numbers: Numbers<Names>) => Verdict;

export interface Check {
  /** The kind of evidence: "independent computation", "inverse operation", "substitution". */
  readonly how: string;
  /** A sentence for the reader: what was compared with what, how closely. */
  readonly detail: string;
}

/** A check that was made: shown when it passed, and "no answer" when it did not. */
export interface Verdict extends Check {
  readonly passed: boolean;
}

/** One labelled value. Exactly one of the forms below holds it; the constructors in `quantity.ts` make them. */
export interface Quantity {
  readonly label: string;
  readonly unit?: string;
  readonly form: QuantityForm;
  /** The same value said differently: "5 % (= 0.05)". */
  readonly also?: string;
  /** The value rounded as people say it, to cents or millimetres: what a page shows first. */
  readonly rounded?: string;
  /** The output that this one stands for on a page: what is really paid, for what would be without coins. */
  readonly standsFor?: string;
  /** Whether it is the answer asked for only together with the value before it: y of a point, the next root. */
  readonly together?: boolean;
  readonly arbitrary?: Arbitrary;
  /** Whether its parts may stand in any order: all modes of a sample. */
  readonly unordered?: boolean;
  /** What is left to 1, of a number that is not 1 however close: digits that round to 1 are written as ≈ 1, never as equal to it. */
  readonly leftToOne?: QuantityForm;
  /** Whether it is no whole number, however close to one it lies: digits that round to one are written behind ≈. */
  readonly neverWhole?: boolean;
  /** How an angle is said, whatever unit was asked for: in its own unit, or in degrees, minutes and seconds. */
  readonly angle?: 'as it is' | 'sexagesimal';
}

/** A letter of an answer that is in no input: any integer, or the constant of an antiderivative by `variable`. */
export type Arbitrary =
  | { readonly letter: string; readonly over: 'integers' }
  | { readonly letter: string; readonly over: 'constants'; readonly variable: string };

/** The form of a double. */
export type DoubleForm = Extract<QuantityForm, { readonly form: 'decimal' }>;

export type QuantityForm =
  /**
   * A double. Its digits come from `precise`, as many as are asked for; where that is absent or fails, those that are certain
   * with a relative error of at most `error` (absent: fifteen). So many decimal `places` stay, however few digits are asked for.
   */
  | {
      readonly form: 'decimal';
      readonly value: number;
      readonly precise?: Computable;
      readonly error?: number;
      readonly places?: number;
    }
  /** A decimal computed from an expression, to as many digits as are asked for; the expression itself says nothing new. */
  | { readonly form: 'approximate'; readonly expression: Expression }
  /** An exact value; its decimal is computed to as many digits as are asked for, unless it is known already, to `known` digits. */
  | { readonly form: 'exact'; readonly expression: Expression; readonly decimal?: string; readonly known?: number }
  /** An integer of any size. */
  | { readonly form: 'integer'; readonly value: Integer }
  /**
   * A decimal that is made elsewhere: "2.8462596809170545e+35659". `known` is the number of digits that are known of it, where
   * it is less than a visitor may ask for; `of` the number that the digits were cut from.
   */
  | { readonly form: 'digits'; readonly digits: string; readonly known?: number; readonly of?: Rational }
  /** An angle in degrees, minutes and seconds: the number of its seconds of arc. */
  | { readonly form: 'sexagesimal'; readonly seconds: QuantityForm }
  /** A complex number in decimals: of its exact parts where they are known, else of doubles, of which so many digits are known. */
  | { readonly form: 'complex'; readonly value: Complex; readonly exact?: ComplexForm; readonly known?: number }
  /** An exact text that is not a plain expression (an equation, an interval), with its LaTeX. */
  | { readonly form: 'formula'; readonly text: string; readonly latex: Lazy<string> }
  /** No number: "undefined", "infinite", "no mode"; its meaning in one word, for programs. */
  | { readonly form: 'words'; readonly words: string; readonly meaning?: string };
