import * as Q from '../exact/rational.ts';
import * as V from '../numeric/precise/value.ts';

/*
 * After how many periods an annuity reaches a sum: the inverses in n of `presentAnnuity` and `futureAnnuity`. `sum` is in
 * payments (a loan of 5000 paid by 250 is 20). Null where the sum is never reached.
 */

/** −ln(1 − s·r)/ln(1 + r): periods until payments of 1 are worth s today; s for r = 0. */
export function periodsToPayOff(s: V.Value, r: V.Value, bits: number): V.Maybe {
  return grown(V.negate(s), r, bits, true);
}

/** ln(1 + s·r)/ln(1 + r): periods until payments of 1 have grown to s; s for r = 0. */
export function periodsToSave(s: V.Value, r: V.Value, bits: number): V.Maybe {
  return grown(s, r, bits, false);
}

function grown(s: V.Value, r: V.Value, bits: number, turned: boolean): V.Maybe {
  if (V.isRational(r) && Q.isZero(r)) return turned ? V.negate(s) : s;
  const above = V.logarithm(V.add(Q.one, V.multiply(s, r, bits), bits), bits);
  const below = V.logarithm(V.add(Q.one, r, bits), bits);
  const periods = above && below && V.divide(above, below, bits);
  return periods && (turned ? V.negate(periods) : periods);
}
