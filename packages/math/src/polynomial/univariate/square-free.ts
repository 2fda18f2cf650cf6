import type { IntegerPolynomial } from './dense.ts';
import * as P from './dense.ts';
import { gcd } from './gcd.ts';

/** A factor and how often it occurs. */
export interface Multiple {
  readonly factor: IntegerPolynomial;
  readonly multiplicity: number;
}

/**
 * The square-free factorization of a primitive polynomial: pairwise coprime square-free factors with different
 * multiplicities, by Yun's algorithm ("On square-free decomposition algorithms", 1976). A factor of multiplicity m
 * divides f′ exactly m − 1 times, which the successive gcds count off.
 */
export function squareFreeFactors(f: IntegerPolynomial): Multiple[] {
  if (f.length < 2) return [];
  const found: Multiple[] = [];
  const slope = P.derivative(f);
  const common = gcd(f, slope);
  if (common.length === 1) return [{ factor: f, multiplicity: 1 }];
  let rest = exact(f, common);
  let mark = P.subtract(exact(slope, common), P.derivative(rest));
  for (let multiplicity = 1; rest.length > 1; multiplicity++) {
    const factor = P.isZero(mark) ? rest : gcd(rest, mark);
    if (factor.length > 1) found.push({ factor, multiplicity });
    rest = exact(rest, factor);
    mark = P.subtract(P.isZero(mark) ? P.zero : exact(mark, factor), P.derivative(rest));
  }
  return found;
}

function exact(a: IntegerPolynomial, b: IntegerPolynomial): IntegerPolynomial {
  const quotient = P.divideExactly(a, b);
  if (quotient === null) throw new Error('a gcd that does not divide');
  return quotient;
}
