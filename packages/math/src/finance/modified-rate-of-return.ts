import * as Q from '../exact/rational.ts';
import {
  add,
  divide,
  type Maybe,
  multiply,
  negate,
  power,
  signOf,
  subtract,
  type Value,
} from '../numeric/precise/value.ts';

/**
 * The modified internal rate of return (Lin 1976; Excel MIRR): outflows are discounted to the start at the finance rate,
 * inflows carried to the end at the reinvestment rate, and the result is the rate that leads from one to the other.
 * Flows are one per period, the first one now; there must be an outflow and an inflow.
 */
export function modifiedRateOfReturn(
  flows: readonly Value[],
  finance: Value,
  reinvestment: Value,
  bits: number,
): Maybe {
  const last = Q.integerRational(flows.length - 1);
  const [one, other] = [add(Q.one, finance, bits), add(Q.one, reinvestment, bits)];
  // Both are carried to the end as money grows, period by period, which is Horner's rule.
  let [paid, earned]: [Value, Value] = [Q.zero, Q.zero];
  for (const flow of flows) {
    const out = signOf(flow) === -1;
    paid = add(multiply(paid, one, bits), out ? negate(flow) : Q.zero, bits);
    earned = add(multiply(earned, other, bits), out ? Q.zero : flow, bits);
  }
  const whole = power(one, last, bits);
  const atStart = whole && divide(paid, whole, bits);
  const growth = atStart && divide(earned, atStart, bits);
  const root = growth && power(growth, Q.divide(Q.one, last), bits);
  return root && subtract(root, Q.one, bits);
}
