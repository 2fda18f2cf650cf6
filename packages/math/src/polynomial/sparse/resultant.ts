import type { Budget } from '../../result/budget.ts';
import type { Polynomial } from './polynomial.ts';
import * as S from './polynomial.ts';
import { exact } from './square-free.ts';

interface Subresultants {
  readonly resultant: Polynomial;
  /**
   * What follows f and g in the sequence, of falling degree in the variable, as far as the degree is above 0. Where the resultant
   * is 0, the last one (the one of lower degree of f and g, when there is none) is their greatest common divisor up to factors
   * that are free of the variable.
   */
  readonly sequence: readonly Polynomial[];
}

/**
 * The resultant of f and g in variable `k`; it is 0 exactly when f and g have a common factor with that variable.
 * Throws `Unfinished` (polynomial-work).
 */
export const resultant = (f: Polynomial, g: Polynomial, k: number, work: Budget): Polynomial =>
  subresultants(f, g, k, work).resultant;

/**
 * The subresultant sequence of f and g in variable `k` (Collins 1967, Brown and Traub 1971; Cohen, algorithm 3.3.7):
 * pseudo-remainders, each divided by a factor that is known to divide it, so that the coefficients stay as small as
 * determinants of the Sylvester matrix. Throws `Unfinished` (polynomial-work).
 */
export function subresultants(f: Polynomial, g: Polynomial, k: number, work: Budget): Subresultants {
  const of = f.ring;
  if (S.isZero(f) || S.isZero(g)) return { resultant: S.zero(of), sequence: [] };
  let [a, b] = [f, g];
  let sign = 1;
  if (S.degreeIn(a, k) < S.degreeIn(b, k)) {
    [a, b] = [b, a];
    if (S.degreeIn(a, k) % 2 === 1 && S.degreeIn(b, k) % 2 === 1) sign = -sign;
  }
  const sequence: Polynomial[] = [];
  let scale = S.constant(of, 1);
  let height = S.constant(of, 1);
  while (S.degreeIn(b, k) > 0) {
    const delta = S.degreeIn(a, k) - S.degreeIn(b, k);
    if (S.degreeIn(a, k) % 2 === 1 && S.degreeIn(b, k) % 2 === 1) sign = -sign;
    const rest = pseudoRemainder(a, b, k, work);
    const divisor = S.multiply(scale, S.power(height, delta, work), work);
    a = b;
    b = exact(rest, divisor, work);
    scale = S.leadingIn(a, k);
    if (delta > 0) height = exact(S.power(scale, delta, work), S.power(height, delta - 1, work), work);
    if (S.isZero(b)) return { resultant: b, sequence };
    if (S.degreeIn(b, k) > 0) sequence.push(b);
  }
  const n = S.degreeIn(a, k);
  if (n === 0) return { resultant: S.constant(of, 1), sequence };
  const top = exact(S.power(b, n, work), S.power(height, n - 1, work), work);
  return { resultant: sign < 0 ? S.negate(top) : top, sequence };
}

/** lc(b)^(deg a − deg b + 1)·a modulo b. */
function pseudoRemainder(a: Polynomial, b: Polynomial, k: number, work: Budget): Polynomial {
  const n = S.degreeIn(b, k);
  const top = S.leadingIn(b, k);
  let left = S.degreeIn(a, k) - n + 1;
  let rest = a;
  while (!S.isZero(rest) && S.degreeIn(rest, k) >= n) {
    const shift = (S.degreeIn(rest, k) - n) * a.ring.weights[k]!;
    const factor = S.shiftKeys(S.leadingIn(rest, k), shift);
    rest = S.subtract(S.multiply(rest, top, work), S.multiply(b, factor, work));
    left--;
  }
  return left > 0 ? S.multiply(rest, S.power(top, left, work), work) : rest;
}
