import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { subtract } from '../numeric/precise/value.ts';
import { presentAnnuity } from './annuity.ts';
import { bracketedRoot } from './bracketed-root.ts';
import { refinedRoot } from './refined-root.ts';

/**
 * The rate per period r > −1 at which n > 0 payments of 1 are worth `sum` > 0 today: the inverse of `presentAnnuity` in r.
 * There is exactly one, for the present value falls from ∞ at −100 % to 0 as r grows; it is negative where the payments
 * add up to less than the sum. Null where 1 + r is beyond the range of a double.
 */
export function annuityRate(sum: Rational, n: Rational): Rational | null {
  if (Q.equals(sum, n)) return Q.zero;
  const start = approximateAnnuityRate(Q.toNumber(sum), Q.toNumber(n));
  if (!Number.isFinite(start)) return null;
  return refinedRoot((r) => {
    const value = presentAnnuity(r, n, 400);
    return value && subtract(value, sum, 400);
  }, start);
}

/** The same in double precision; NaN where the rate is out of every range. */
export function approximateAnnuityRate(sum: number, n: number): number {
  if (!Number.isFinite(sum) || !Number.isFinite(n)) return Number.NaN;
  // In x = ln(1 + r) the whole range is a line, and steps outward reach any root.
  const excess = (x: number): number => (x === 0 ? n : -Math.expm1(-n * x) / Math.expm1(x)) - sum;
  if (excess(0) === 0) return 0;
  const way = excess(0) > 0 ? 1 : -1;
  let far = way * Math.min(0.5, 1 / n);
  while (Math.sign(excess(far)) === way && Math.abs(far) < 700) far *= 2;
  return Math.sign(excess(far)) === -way ? Math.expm1(bracketedRoot(excess, 0, far)) : Number.NaN;
}
