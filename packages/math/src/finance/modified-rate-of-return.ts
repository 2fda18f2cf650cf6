import * as Q from '../exact/rational.ts';
import * as V from '../numeric/precise/value.ts';

/**
 * The modified internal rate of return (Lin 1976; Excel MIRR): outflows are discounted to the start at the finance rate,
 * inflows carried to the end at the reinvestment rate, and the result is the rate that leads from one to the other.
 * Flows are one per period, the first one now; there must be an outflow and an inflow.
 */
export function modifiedRateOfReturn(
  flows: readonly V.Value[],
  finance: V.Value,
  reinvestment: V.Value,
  bits: number,
): V.Maybe {
  const last = Q.integerRational(flows.length - 1);
  const [one, other] = [V.add(Q.one, finance, bits), V.add(Q.one, reinvestment, bits)];
  // Both are carried to the end as money grows, period by period, which is Horner's rule.
  let [paid, earned]: [V.Value, V.Value] = [Q.zero, Q.zero];
  for (const flow of flows) {
    const out = V.signOf(flow) === -1;
    paid = V.add(V.multiply(paid, one, bits), out ? V.negate(flow) : Q.zero, bits);
    earned = V.add(V.multiply(earned, other, bits), out ? Q.zero : flow, bits);
  }
  const whole = V.power(one, last, bits);
  const atStart = whole && V.divide(paid, whole, bits);
  const growth = atStart && V.divide(earned, atStart, bits);
  const root = growth && V.power(growth, Q.divide(Q.one, last), bits);
  return root && V.subtract(root, Q.one, bits);
}
