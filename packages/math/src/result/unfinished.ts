/**
 * What ends a calculation, from whatever depth, without a result. An algorithm that recurses deeply cannot carry a refusal
 * through every level; it throws this one exception, which says why as data, and its entry point makes a `Result` of it, or goes
 * another way. Whatever else is thrown is a bug.
 */
export type EndReason =
  | 'work' // the budget of the whole calculation is spent
  | 'polynomial-work' // the budget of one computation with polynomials is spent
  | 'degree' // a degree is larger than the keys of monomials hold
  | 'size' // a result grows beyond what anybody could read
  | 'undecided' // it cannot be told whether a value is 0, or which sign it has
  | 'oscillates' // the sign changes again and again: there is none
  | 'terms' // the terms of a series that were kept do not reach far enough
  | 'no-value' // something is divided by 0, or the logarithm of 0 is taken
  | 'no-series' // a function has no series of the kind that is computed with
  | 'branches' // a function of a complex variable has several values around a point
  | 'not-real' // a series of real numbers leaves them
  | 'not-holonomic' // a function satisfies no linear differential equation with polynomials as coefficients
  | 'no-tower' // an integrand is no rational function over a tower of extensions
  | 'no-derivative'; // a function has no derivative that is known

export class Unfinished extends Error {
  readonly reason: EndReason;
  /** @param message what stood in the way, as the end of a sentence */
  constructor(reason: EndReason, message?: string) {
    super(message);
    this.reason = reason;
  }
}

/** Whether a calculation ended for one of these reasons; an entry point passes on what it does not expect. */
export const endedBy = (error: unknown, ...reasons: readonly EndReason[]): error is Unfinished =>
  error instanceof Unfinished && reasons.includes(error.reason);
