import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import * as V from '../numeric/precise/value.ts';
import { futureAnnuity } from './annuity.ts';
import { periodsToPayOff } from './number-of-periods.ts';

/** How long a debt is paid and what it costs. */
export interface Payoff {
  /** Payments made, the last one included. */
  readonly months: number;
  readonly lastPayment: V.Value;
  readonly interest: V.Value;
}

/** A number of periods this close above a whole number is that number: what is left is less than is paid out in coin. */
const roundingOfPeriods = 1e-7;

/**
 * Paying a balance off by a fixed payment at a rate per period: full payments until the last, which is the rest. Null where
 * the payment does not exceed the first interest, so that the balance never falls. Nothing is rounded to cents.
 */
export function payoff(balance: Rational, rate: Rational, payment: Rational): Payoff | null {
  if (Q.compare(payment, Q.multiply(balance, rate)) <= 0) return null;
  const periods = V.settle((bits) => periodsToPayOff(V.divide(balance, payment, bits)!, rate, bits), 80);
  if (periods === null) return null;
  const exact = V.toNumber(periods);
  const months = Math.max(1, Math.ceil(exact - roundingOfPeriods * Math.max(1, exact * 1e-6)));
  if (!Number.isSafeInteger(months)) return null;
  const before = Q.integerRational(months - 1);
  const lastPayment = V.settle((bits) => {
    const grown = V.power(V.add(Q.one, rate, bits), before, bits);
    const paid = futureAnnuity(rate, before, bits);
    const left = grown && paid && V.subtract(V.multiply(balance, grown, bits), V.multiply(payment, paid, bits), bits);
    return left && V.multiply(left, V.add(Q.one, rate, bits), bits);
  }, 80);
  if (lastPayment === null) return null;
  const interest = V.subtract(V.add(V.multiply(payment, before, 200), lastPayment, 200), balance, 200);
  return { months, lastPayment, interest: V.middle(interest) };
}
