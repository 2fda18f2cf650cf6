import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { presentAnnuity } from '@nomogram/math/finance/annuity.ts';
import { divide, settle, type Value } from '@nomogram/math/numeric/precise/value.ts';
import { plainNumber } from '../../kit/fields/plain-number.ts';

export const twelve = Q.integerRational(12);
export const monthly = (annualRate: Rational): Rational => Q.divide(annualRate, twelve);

export const years = plainNumber('Number of years', {
  symbol: 't',
  above: 0,
  unit: 'years',
  placeholder: '30',
  hint: 'Or in months: 18 months',
});
export const wholeMonths = 'Number of years must give a whole number of months.';

/** Growth beyond 2^this leaves the level payment as good as the interest alone. */
const maxGrowth = 4000;

/**
 * The level payment of a loan, unrounded: with so many bits that what it is off by, grown with interest until the end, is still
 * nothing beside the last payment.
 */
export function levelPayment(principal: Rational, rate: Rational, months: Rational): Value | null {
  const growth = Math.min(maxGrowth, Math.ceil(Q.toNumber(months) * Math.log2(1 + Q.toNumber(rate))));
  return settle((bits) => {
    const annuity = presentAnnuity(rate, months, bits);
    return annuity && divide(principal, annuity, bits);
  }, 80 + growth);
}
