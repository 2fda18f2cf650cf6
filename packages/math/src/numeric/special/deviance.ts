import { add, type DoubleDouble, divide, hiOf, horner, multiply, negate, type Real, scaled } from '../double-double.ts';
import { logarithm, RECIPROCAL_ODD } from '../double-double-log.ts';

const ZERO: DoubleDouble = { hi: 0, lo: 0 };
/** 1/3, 1/5, 1/7, … */
const FROM_A_THIRD = RECIPROCAL_ODD.slice(1, 18);

/**
 * The saddle-point deviance D(x, m) = x ln(x/m) + m − x for x ≥ 0, m > 0, to about 30 digits: at least 0, and 0 only at x = m.
 *
 * The exponent of every Poisson-, gamma-, binomial- and beta-like weight is a sum of such terms, each relatively
 * precise; ln Γ differences are not. C. Loader, "Fast and accurate computation of binomial probabilities" (2000), who
 * calls it bd0. Here in double-double, so that a tail of 1e-300 keeps all its digits.
 */
export function devianceExtended(x: Real, m: Real): DoubleDouble {
  if (hiOf(x) === 0) return add(m, 0);
  const difference = add(x, negate(m));
  if (difference.hi === 0) return ZERO;
  if (Math.abs(difference.hi) > 0.1 * (hiOf(x) + hiOf(m))) {
    return add(multiply(x, logarithmOfQuotient(x, m)), negate(difference));
  }
  // With v = (x−m)/(x+m), ln(x/m) = 2 atanh v and m − x = −v(x+m): what remains after cancelling is v(x−m) + 2x(v³/3 + v⁵/5 + …).
  const v = divide(difference, add(x, m));
  const square = multiply(v, v);
  const tail = multiply(multiply(multiply(x, 2), multiply(v, square)), horner(FROM_A_THIRD, square));
  return add(multiply(v, difference), tail);
}

/**
 * D(a, nx) for 0 ≤ x ≤ 1, also where nx is no double, or its digits are not: D(a, nx) = D(ca, cnx)/c, with cn near 1 for a
 * small n, so that nothing is lost that x still has.
 */
export function devianceOfShare(a: Real, n: Real, x: Real): DoubleDouble {
  if (hiOf(n) >= 1) return devianceExtended(a, multiply(n, x));
  const power = Math.min(-Math.floor(Math.log2(hiOf(n))), 1022);
  const [one, all] = [scaled(a, 2 ** power), scaled(n, 2 ** power)];
  return scaled(devianceExtended(one, multiply(all, x)), 2 ** -power);
}

/** ln(x/m), also where the quotient leaves the range of doubles. */
function logarithmOfQuotient(x: Real, m: Real): DoubleDouble {
  const size = hiOf(x) / hiOf(m);
  if (size > 1e-290 && size < 1e290) return logarithm(divide(x, m));
  return add(logarithm(x), negate(logarithm(m)));
}
