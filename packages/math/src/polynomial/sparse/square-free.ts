import type { Budget } from '../../result/budget.ts';
import { gcd } from './gcd.ts';
import type { Polynomial } from './polynomial.ts';
import * as S from './polynomial.ts';

/** A factor and how often it occurs. */
export interface SparseMultiple {
  readonly factor: Polynomial;
  readonly multiplicity: number;
}

/**
 * The square-free factorization of a polynomial that is primitive with respect to variable `k` (so that no factor is free
 * of it), by Yun's algorithm in that variable.
 */
export function squareFreeFactors(f: Polynomial, k: number, work: Budget): SparseMultiple[] {
  const slope = S.derivativeIn(f, k);
  const common = gcd(f, slope, work);
  if (S.isOne(common)) return [{ factor: f, multiplicity: 1 }];
  const found: SparseMultiple[] = [];
  let rest = exact(f, common, work);
  let mark = S.subtract(exact(slope, common, work), S.derivativeIn(rest, k));
  for (let multiplicity = 1; S.degreeIn(rest, k) > 0; multiplicity++) {
    const factor = S.isZero(mark) ? rest : gcd(rest, mark, work);
    if (S.degreeIn(factor, k) > 0) found.push({ factor, multiplicity });
    rest = exact(rest, factor, work);
    mark = S.subtract(S.isZero(mark) ? mark : exact(mark, factor, work), S.derivativeIn(rest, k));
  }
  return found;
}

/** The content with respect to variable `k`: the gcd of the coefficients, free of it. */
export const contentIn = (f: Polynomial, k: number, work: Budget): Polynomial =>
  S.coefficientsIn(f, k)
    .filter((part) => !S.isZero(part))
    .sort((a, b) => a.keys.length - b.keys.length)
    .reduce((common, part) => (S.isOne(common) ? common : gcd(common, part, work)), S.zero(f.ring));

/** a/b where the division leaves nothing; else it throws. */
export function exact(a: Polynomial, b: Polynomial, work: Budget): Polynomial {
  const quotient = S.divideExactly(a, b, work);
  if (quotient === null) throw new Error('a divisor that does not divide');
  return quotient;
}
