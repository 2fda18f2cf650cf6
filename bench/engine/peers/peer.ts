/**
 * What is asked of every program, with the same expressions: each peer knows some of these. `integral` has the integrand and the
 * variable, `written integral` too: the one is what was found (by the engine: and differentiated), the other is written as a textbook would, which is
 * for the others the same call; `definite` both bounds besides, `definite with letters` too, where every letter is positive; `limit` the function, the variable, the point (`infinity`, `-infinity` or a value) and the side (`+`, `-`, or empty).
 */
export type Operation =
  | 'factor'
  | 'simplify'
  | 'expand'
  | 'gcd'
  | 'integral'
  | 'written integral'
  | 'definite'
  | 'definite with letters'
  | 'limit';

/**
 * A program that is measured. All of them are spoken to in the same way: a statement is written to their standard input, and
 * they time themselves and answer `@@ <number> <milliseconds of one call>` or `@@ <number> fail`. Reading the expression and
 * starting the program are not part of the time. A call is repeated until enough time has passed to be measured, and the
 * best of it counts, with the program's own memory of earlier results emptied where it has one.
 */
export interface Peer {
  readonly name: string;
  /** Its version, or null where it is not installed. */
  readonly version: () => string | null;
  /** Whether it translates itself while it runs: then it is asked a whole set twice, and the second time counts, as in a service that has begun. */
  readonly compilesWhileRunning?: true;
  readonly command: readonly [program: string, ...words: string[]];
  /** The statement for one call; null where the program has no such operation. */
  readonly statement: (number: number, operation: Operation, expressions: readonly string[]) => string | null;
}
