import * as Z from '../../exact/integer.ts';
import type { Rational } from '../../exact/rational.ts';
import * as Q from '../../exact/rational.ts';
import type { IntegerPolynomial } from '../../polynomial/univariate/dense.ts';
import * as P from '../../polynomial/univariate/dense.ts';

/*
 * A polynomial moved so that its roots lie around 0: with x = y + m and m the mean of the roots, the second coefficient is 0. Where all that
 * is left are powers of y^k, as of (x/4 + 1)^28 = 1/7100, its roots are m and the k-th roots of those of a polynomial in y^k; as it is
 * written, with 29 terms that nearly cancel, doubles cannot tell its roots apart; nor those of (x − 1)² = −10⁻²⁰.
 */

/** f(y + by) without denominators, and the mean `by` of the roots; null where that is no polynomial in a power of y, or f is one already. */
export function centred(
  f: IntegerPolynomial,
): { readonly polynomial: IntegerPolynomial; readonly by: Rational } | null {
  const n = P.degree(f);
  if (n < 2 || f[n - 1] === 0n) return null;
  const by = Q.rational(Z.fromBigInt(-f[n - 1]!), Z.fromBigInt(BigInt(n) * f[n]!));
  const polynomial = P.primitivePart(moved(f, BigInt(by.numerator), BigInt(by.denominator)));
  return P.deflation(polynomial) > 1 ? { polynomial, by } : null;
}

/** d^n·f(y + m/d): by Horner's scheme, the powers of d taken along. */
function moved(f: IntegerPolynomial, m: bigint, d: bigint): IntegerPolynomial {
  const factor: IntegerPolynomial = [m, d];
  let [power, sum]: [bigint, IntegerPolynomial] = [1n, []];
  for (const value of [...f].reverse()) {
    sum = P.add(P.multiply(sum, factor), P.scale([1n], value * power));
    power *= d;
  }
  return sum;
}
