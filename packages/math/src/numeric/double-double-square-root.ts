import { add, type DoubleDouble, hiOf, type Real, subtract, twoProduct } from './double-double.ts';

/**
 * √a to about 31 digits, by one Newton step from the square root of the leading double (A. H. Karp, P. Markstein,
 * "High-precision division and square root", ACM TOMS 23 (1997)). NaN for a negative number.
 */
export function squareRoot(a: Real): DoubleDouble {
  const hi = hiOf(a);
  const root = Math.sqrt(hi);
  if (!(root > 0) || root === Number.POSITIVE_INFINITY) return { hi: root, lo: 0 };
  return add(root, subtract(a, twoProduct(root, root)).hi / (2 * root));
}
