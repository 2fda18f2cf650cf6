import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { presentAnnuity } from '@nomogram/math/finance/annuity.ts';
import { divide, settle, type Value } from '@nomogram/math/numeric/precise/value.ts';
import { plainNumber } from '../kit/fields/plain-number.ts';

export const twelve = Q.integerRational(12);
export const monthly = (annualRate: Rational): Rational => Q.divide(annualRate, twelve);

export const years = plainNumber('Number of years', { symbol: 't', above: 0, unit: 'years', placeholder: '30' });
export const wholeMonths = 'Number of years must give a whole number of months.';

/** The level payment of a loan, unrounded. */
export const levelPayment = (principal: Rational, rate: Rational, months: Rational): Value | null =>
  settle((bits) => {
    const annuity = presentAnnuity(rate, months, bits);
    return annuity && divide(principal, annuity, bits);
  }, 80);
