import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { presentAnnuity } from '@nomogram/math/finance/annuity.ts';
import { add, multiply, power, settle, subtract, toNumber, type Value } from '@nomogram/math/numeric/precise/value.ts';
import { agreement } from '../../kit/agreement.ts';
import type { Verdict } from '../../kit/answer.ts';

/** A debt, and the payments that are said to clear it. */
export interface Repayment {
  readonly debt: Rational;
  /** Per payment, as a fraction. */
  readonly rate: Rational;
  readonly payment: Rational;
  readonly payments: Rational;
  /** The last payment, where it differs from the others. */
  readonly last?: Value;
}

/** Checks a repayment: all payments, discounted to today, must be worth the debt. */
export function repays({ debt, rate, payment, payments, last = payment }: Repayment): Verdict {
  const worth = settle((bits) => {
    const annuity = presentAnnuity(rate, payments, bits);
    const discount = power(Q.add(Q.one, rate), Q.negate(payments), bits);
    if (!annuity || !discount) return null;
    return add(multiply(payment, annuity, bits), multiply(subtract(last, payment, bits), discount, bits), bits);
  }, 60);
  const again = worth === null ? Number.NaN : toNumber(worth);
  const way = 'All payments, discounted to today at this rate, and the debt';
  return { ...agreement(again, Q.toNumber(debt), way, 1e-12), how: 'substitution' };
}
