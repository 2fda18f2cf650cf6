/**
 * The one way in which the engine says "no". A result that cannot be had is a value with a stable code and a sentence
 * that a visitor understands; whatever is thrown, but for `Unfinished` on its way to an entry point, is a bug.
 */

/** Stable codes of an expected failure; the HTTP status follows from them (see `status.ts` in the service). */
export type FailureCode =
  | 'unreadable' // the text cannot be read                                  400
  | 'ambiguous-number' // a number that can be read in two ways              400
  | 'missing' // a required input is absent or empty                         400
  | 'out-of-range' // read, but outside what the calculation accepts         422
  | 'no-answer' // read, in range, but there is no such value                422
  | 'too-large' // the input or the answer is larger than can be handled     422
  | 'check-failed' // an answer was found but did not pass its check         422
  | 'work-limit'; // the work budget ran out                                 504

/**
 * Why there is no such value, where a program asks: an integral that diverges, a function at its pole; solutions that fill a whole range, or
 * repeat themselves without end, or may lie where the base of a power is negative; an equation that is no polynomial.
 */
type FailureReason = 'diverges' | 'pole' | 'everywhere' | 'periodic' | 'no polynomial' | 'negative base';

/** A stretch of the text that was typed: [start, end) in UTF-16 code units. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Why there is no result: what programs read (its code, reason, place), and the sentence for people. */
export interface Failure {
  readonly code: FailureCode;
  /** One plain sentence: what is wrong, where, and what is accepted. */
  readonly message: string;
  readonly reason?: FailureReason;
  /** The name of the input it is about, where it is about one of several. */
  readonly input?: string;
  /** Where in the typed text, when it is about a place in it. */
  readonly span?: Span;
  /** A mended text that can be read, when one is known. */
  readonly suggestion?: string;
  /** Of what can be read in two ways: both as texts that can be read in one. */
  readonly readings?: readonly string[];
}

/** A value, or why there is none. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

/** A result that is there. */
export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value });

/** A result that cannot be had, with its code and its sentence. */
export const no = (
  code: FailureCode,
  message: string,
  more: Pick<Failure, 'reason' | 'input' | 'span' | 'suggestion' | 'readings'> = {},
): { readonly ok: false; readonly error: Failure } => ({ ok: false, error: { ...more, code, message } });
