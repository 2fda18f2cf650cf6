import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';

/** A complex number of which both parts are real expressions, so that the parts of a sum of residues are read off and not taken. */
export interface Pair {
  readonly re: Expression;
  readonly im: Expression;
}

/** The complex number re + i·im of two real expressions. */
export const pair = (re: Expression, im: Expression = E.zero): Pair => ({ re, im });
/** 0 */
export const zero = pair(E.zero);
/** 1 */
export const one = pair(E.one);
/** The imaginary unit. */
export const i = pair(E.zero, E.one);

/** a + b */
export const add = (a: Pair, b: Pair): Pair => pair(E.add(a.re, b.re), E.add(a.im, b.im));

/** a · b */
export const multiply = (a: Pair, b: Pair): Pair =>
  pair(
    E.subtract(E.multiply(a.re, b.re), E.multiply(a.im, b.im)),
    E.add(E.multiply(a.re, b.im), E.multiply(a.im, b.re)),
  );

/** a times a real expression. */
export const scale = (a: Pair, by: Expression): Pair => pair(E.multiply(by, a.re), E.multiply(by, a.im));

/** 1/a = ā/|a|², for a that is not 0. */
function reciprocal(a: Pair): Pair {
  const size = E.add(E.power(a.re, E.two), E.power(a.im, E.two));
  return pair(E.divide(a.re, size), E.negate(E.divide(a.im, size)));
}

/** Power series in the distance from a point, cut off after `length` terms. */
export type PairSeries = readonly Pair[];

/** The first coefficients of the product of two power series. */
export const multiplySeries = (a: PairSeries, b: PairSeries, length: number): PairSeries =>
  Array.from({ length }, (_, k) => {
    let sum = zero;
    for (let j = 0; j <= k; j++) sum = add(sum, multiply(a[j] ?? zero, b[k - j] ?? zero));
    return sum;
  });

/** 1/a for a series that begins with a number other than 0. */
export function reciprocalSeries(a: PairSeries, length: number): PairSeries {
  const first = reciprocal(a[0]!);
  const found: Pair[] = [first];
  for (let k = 1; k < length; k++) {
    let sum = zero;
    for (let j = 1; j <= k; j++) sum = add(sum, multiply(a[j] ?? zero, found[k - j]!));
    found.push(scale(multiply(first, sum), E.minusOne));
  }
  return found;
}

/** A polynomial with real coefficients, lowest first, around a point. */
export function taylor(coefficients: readonly Expression[], at: Pair, length: number): PairSeries {
  let found: Pair[] = [zero];
  for (const by of [...coefficients].reverse()) {
    // found·(at + δ) + by
    found = Array.from({ length: Math.min(length, found.length + 1) }, (_, k) =>
      add(multiply(found[k] ?? zero, at), k === 0 ? zero : (found[k - 1] ?? zero)),
    );
    found[0] = add(found[0]!, pair(by));
  }
  return found;
}
