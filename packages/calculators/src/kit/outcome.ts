import type { FailureCode, Span } from '@nomogram/math/result/result.ts';
import type { Arbitrary, Check } from './answer.ts';
import type { Judgement } from './attempt/judgement.ts';
import type { Reference } from './calculator.ts';
import type { Figure, TitledTable } from './figure.ts';

/** What `run` gives: the structured answer that JSON carries, or everything that stands in its way. */
export type Outcome =
  | { readonly ok: true; readonly answer: PresentedAnswer }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** With every part of the answer made: plain data, ready to be sent elsewhere. Making them may throw as `run` may. */
export const whole = (outcome: Outcome): Outcome =>
  outcome.ok ? { ok: true, answer: { ...outcome.answer } } : outcome;

/**
 * The structured answer, the same for every calculator; fields that do not apply are absent. What the text does not need
 * is made when it is first read.
 */
export interface PresentedAnswer {
  readonly calculator: string;
  /** The body of the plain-text representation. */
  readonly text: string;
  readonly read: readonly PresentedReading[];
  readonly values: readonly PresentedValue[];
  readonly steps?: readonly PresentedStep[];
  readonly figure?: Figure;
  readonly tables?: readonly TitledTable[];
  readonly checked: readonly Check[];
  /** What must hold of the letters for the values to be true; the notes say it too. */
  readonly conditions?: readonly PresentedCondition[];
  /** The answer asked for where the conditions do not hold. */
  readonly cases?: readonly PresentedCase[];
  readonly notes?: readonly string[];
  /** The formula in words, and with the numbers put in, where a line says them; the text has them, too. */
  readonly formulaLines?: readonly string[];
  readonly sources: readonly Reference[];
  /** What is found out about an answer of the visitor, where that was asked for; there are no values then. */
  readonly judgement?: Judgement;
}

export interface PresentedReading {
  readonly input: string;
  readonly label: string;
  readonly as: string;
  readonly latex: string;
  readonly notes?: readonly string[];
}

export interface PresentedValue {
  readonly name: string;
  readonly label: string;
  readonly exact?: string;
  /** The exact form with letters for the roots in it that have no short form; the notes say which roots these are. */
  readonly named?: string;
  readonly decimal?: string;
  /** How the decimal stands to the exact form, where they are two texts: equal, or rounded from it; ≈ beside a 1 that the value is not. */
  readonly relation?: '=' | '≈';
  readonly unit?: string;
  /** The exact form if there is one, else the decimal. */
  readonly latex?: string;
  readonly words?: string;
  /** What the words mean, in one word that programs know: "none", "prime". */
  readonly meaning?: string;
  readonly also?: string;
  /** The value rounded as people say it, to cents or millimetres; it leads on a page. */
  readonly rounded?: string;
  /** The name of the value that this one stands for on a page. */
  readonly standsFor?: string;
  /** Whether it is the answer only together with the value before it: y of a point, the next root. */
  readonly together?: boolean;
  /** A letter of it that is in no input, and what it ranges over. */
  readonly arbitrary?: Arbitrary;
  /** Whether its parts may stand in any order. */
  readonly unordered?: boolean;
}

export interface PresentedCondition {
  readonly text: string;
  readonly latex: string;
}

interface PresentedCase {
  readonly when: readonly PresentedCondition[];
  readonly value: PresentedValue;
}

export interface PresentedStep {
  readonly rule: string;
  readonly says?: string;
  /** What the rule was used with, by the names of a textbook: `{ "u": "x", "dv": "e^x" }`. */
  readonly with?: { readonly [name: string]: string };
  /** The same as one line: `u = x, dv = e^x`. */
  readonly withLatex?: string;
  /** The step as text and as LaTeX: `before = after`, unless it is a tableau or the like. */
  readonly text: string;
  readonly latex: string;
  readonly steps?: readonly PresentedStep[];
}

export interface Problem {
  readonly code: FailureCode;
  /** A whole sentence: what is wrong, where, what is accepted. */
  readonly message: string;
  /** The name of the input it is about. */
  readonly input?: string;
  /** The place in what was typed. */
  readonly span?: Span;
  /** A mended text that can be read. */
  readonly suggestion?: string;
  /** Of what can be read in two ways: both texts, each to be typed instead. */
  readonly readings?: readonly string[];
}
