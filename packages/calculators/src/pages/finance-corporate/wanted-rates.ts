import type { Rational } from '@nomogram/math/exact/rational.ts';
import * as Q from '@nomogram/math/exact/rational.ts';
import { inDoubles } from '@nomogram/math/finance/exact-flows.ts';
import { ratesOfReturn } from '@nomogram/math/finance/rates-of-return.ts';
import { refinedRoot } from '@nomogram/math/finance/refined-root.ts';
import { middle, power, settle } from '@nomogram/math/numeric/precise/value.ts';
import { no, ok, type Result } from '@nomogram/math/result/result.ts';
import { relativeDifference } from '../../kit/agreement.ts';
import type { Amount } from '../../kit/fields/amount.ts';
import { hasBothSigns, npv, oneSign, perPeriod } from '../../shared/finance/cash-flows.ts';
import type { Solutions } from '../../shared/finance/equation.ts';
import { tooLarge } from '../../shared/finance/result.ts';

/** Every rate at which flows one period apart are worth 0, to far more digits than are shown; 'any' where all are 0. */
export function ratesAt(flows: readonly Rational[]): Solutions {
  if (flows.every(Q.isZero)) return 'any';
  const timed = perPeriod(flows);
  return ratesOfReturn(inDoubles(timed)).map((rate) =>
    refinedRoot((r) => (Q.toNumber(r) > -1 ? npv(timed, r, 400) : null), rate),
  );
}

/**
 * The finance or the reinvestment rate with which flows have a modified rate of return. Over n periods outflows D at the
 * start become inflows E at the end: E = D (1 + MIRR)^n. One side is known; the other is a series of flows whose rate of
 * return against it is wanted.
 */
export function ratesOfModified(unknown: string, given: RateInputs, modified: Rational): Result<Solutions> {
  const { cashFlows, financeRate, reinvestmentRate } = given;
  if (!hasBothSigns(cashFlows)) return no('out-of-range', oneSign);
  const last = cashFlows.length - 1;
  const growth = settle((bits) => power(Q.add(Q.one, modified), Q.integerRational(last), bits), 256);
  const part = (sign: 1 | -1) => cashFlows.map((amount) => (Q.sign(amount) === sign ? Q.abs(amount) : Q.zero));
  const worth = (sign: 1 | -1, rate: Rational, from: number) =>
    settle((bits) => npv(perPeriod(part(sign), from), rate, bits), 256);
  if (unknown === 'reinvestmentRate') {
    const paid = worth(-1, financeRate.value, 0);
    if (!growth || !paid) return no('too-large', tooLarge);
    return ok(ratesAgainst(part(1), last, Q.multiply(middle(paid), middle(growth))));
  }
  const earned = worth(1, reinvestmentRate.value, -last);
  if (!growth || !earned || Q.isZero(middle(growth))) return no('too-large', tooLarge);
  return ok(ratesAgainst(part(-1), 0, Q.divide(middle(earned), middle(growth))));
}

/** The rates at which flows are worth an amount at one of their times; where they all stand there, any rate or none. */
function ratesAgainst(flows: readonly Rational[], at: number, wanted: Rational): Solutions {
  const elsewhere = flows.some((amount, k) => k !== at && !Q.isZero(amount));
  if (elsewhere) return ratesAt(flows.map((amount, k) => (k === at ? Q.subtract(amount, wanted) : amount)));
  return relativeDifference(Q.toNumber(flows[at]!), Q.toNumber(wanted)) <= 1e-9 ? 'any' : [];
}

interface RateInputs {
  readonly cashFlows: readonly Rational[];
  readonly financeRate: Amount;
  readonly reinvestmentRate: Amount;
}
