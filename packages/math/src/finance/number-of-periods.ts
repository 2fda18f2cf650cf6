import * as Q from '../exact/rational.ts';
import {
  add,
  divide,
  isRational,
  logarithm,
  type Maybe,
  multiply,
  negate,
  type Value,
} from '../numeric/precise/value.ts';

/*
 * After how many periods an annuity reaches a sum: the inverses in n of `presentAnnuity` and `futureAnnuity`. `sum` is in
 * payments (a loan of 5000 paid by 250 is 20). Null where the sum is never reached.
 */

/** −ln(1 − s·r)/ln(1 + r): periods until payments of 1 are worth s today; s for r = 0. */
export function periodsToPayOff(s: Value, r: Value, bits: number): Maybe {
  return grown(negate(s), r, bits, true);
}

/** ln(1 + s·r)/ln(1 + r): periods until payments of 1 have grown to s; s for r = 0. */
export function periodsToSave(s: Value, r: Value, bits: number): Maybe {
  return grown(s, r, bits, false);
}

function grown(s: Value, r: Value, bits: number, turned: boolean): Maybe {
  if (isRational(r) && Q.isZero(r)) return turned ? negate(s) : s;
  const above = logarithm(add(Q.one, multiply(s, r, bits), bits), bits);
  const below = logarithm(add(Q.one, r, bits), bits);
  const periods = above && below && divide(above, below, bits);
  return periods && (turned ? negate(periods) : periods);
}
