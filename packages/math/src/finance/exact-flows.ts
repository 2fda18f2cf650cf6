import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { add, type Maybe, multiply, power } from '../numeric/precise/value.ts';

/** A flow and its exact time. */
export interface ExactFlow {
  readonly amount: Rational;
  readonly time: Rational;
}

/** Σ CF g^−t for the growth g = 1 + r > 0 of one period; null where it cannot be computed. */
export function presentValueAt(flows: readonly ExactFlow[], growth: Rational, bits: number): Maybe {
  let sum: Maybe = Q.zero;
  for (const { amount, time } of flows) {
    const discount = power(growth, Q.negate(time), bits);
    if (discount === null || sum === null) return null;
    sum = add(sum, multiply(amount, discount, bits), bits);
  }
  return sum;
}

/** The derivative by −ln g of g^t₀ times the sum, without that factor: one term fewer. */
export function derivedExactly(flows: readonly ExactFlow[]): readonly ExactFlow[] {
  const start = flows[0]!.time;
  return flows
    .slice(1)
    .map(({ time, amount }) => ({ time, amount: Q.negate(Q.multiply(amount, Q.subtract(time, start))) }));
}

/** Flows in order of time, those of one time added up, zeros left out. */
export function collectedExactly(flows: readonly ExactFlow[]): readonly ExactFlow[] {
  const sorted = [...flows].sort((a, b) => Q.compare(a.time, b.time));
  const sums: ExactFlow[] = [];
  for (const { time, amount } of sorted) {
    const last = sums.at(-1);
    if (last && Q.equals(last.time, time)) sums[sums.length - 1] = { time, amount: Q.add(last.amount, amount) };
    else sums.push({ time, amount });
  }
  return sums.filter(({ amount }) => !Q.isZero(amount));
}

/** The flows as doubles. */
export const inDoubles = (flows: readonly ExactFlow[]): readonly { readonly time: number; readonly amount: number }[] =>
  flows.map(({ amount, time }) => ({ amount: Q.toNumber(amount), time: Q.toNumber(time) }));
