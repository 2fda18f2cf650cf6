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
  const last = flows.length - 1;
  let [paid, earned]: [Value, Value] = [Q.zero, Q.zero];
  for (const [t, flow] of flows.entries()) {
    const out = signOf(flow) === -1;
    const rate = add(Q.one, out ? finance : reinvestment, bits);
    const factor = power(rate, Q.integerRational(out ? -t : last - t), bits);
    if (factor === null) return null;
    if (out) paid = add(paid, multiply(negate(flow), factor, bits), bits);
    else earned = add(earned, multiply(flow, factor, bits), bits);
  }
  const growth = divide(earned, paid, bits);
  const root = growth && power(growth, Q.rational(1, last), bits);
  return root && subtract(root, Q.one, bits);
}
