import type { SecondWay } from './answer.ts';
import type { PresentedValue } from './outcome.ts';

/** What holds for the answers of a calculator, whatever is typed. A law is worth having where a plausible mistake breaks it. */
export interface Law {
  readonly says: string;
  /** Undefined where it says nothing about what was typed. */
  readonly holds: (trial: Trial) => boolean | undefined;
}

/** An answer as laws see it; `numbers` are NaN where an output is in words. */
export interface LawAnswer {
  readonly given: { readonly [input: string]: unknown };
  readonly numbers: { readonly [output: string]: number };
  readonly values: { readonly [output: string]: PresentedValue };
  /** What may be asked about other numbers in place of these. */
  readonly secondWays: readonly SecondWay[];
}

/** What was typed, what was answered, and the calculator itself, to be asked again with some inputs typed otherwise. */
export interface Trial extends LawAnswer {
  readonly typed: { readonly [input: string]: string };
  /** Undefined where it is refused. */
  readonly asked: (changes: { readonly [input: string]: string }) => LawAnswer | undefined;
}

/** A law about one answer alone. */
export type OfOneAnswer = (given: Record<string, unknown>, numbers: Record<string, number>) => boolean;

/** A law as declarations write it, whichever way. */
export const lawOf = (law: Law | OfOneAnswer): Law =>
  typeof law === 'function'
    ? { says: 'what is declared of every answer', holds: ({ given, numbers }) => law({ ...given }, { ...numbers }) }
    : law;
