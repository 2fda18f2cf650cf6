import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';

const root = (n: number): Expression => E.sqrt(E.number(n));
const over = (a: Expression, n: number): Expression => E.product([E.number(Q.rational(1, n)), a]);

/** cos(k·pi/n) in square roots, for 0 < k/n < 1/2, keyed by `k/n`; sines are cosines of the complement. */
const cosines: Readonly<Record<string, () => Expression>> = {
  '1/12': () => over(E.add(root(6), root(2)), 4),
  '5/12': () => over(E.subtract(root(6), root(2)), 4),
  '1/8': () => over(E.sqrt(E.add(E.number(2), root(2))), 2),
  '3/8': () => over(E.sqrt(E.subtract(E.number(2), root(2))), 2),
  '1/5': () => over(E.add(E.number(1), root(5)), 4),
  '2/5': () => over(E.subtract(root(5), E.number(1)), 4),
  '1/10': () => over(E.sqrt(E.add(E.number(10), E.product([E.number(2), root(5)]))), 4),
  '3/10': () => over(E.sqrt(E.subtract(E.number(10), E.product([E.number(2), root(5)]))), 4),
};

const tangents: Readonly<Record<string, () => Expression>> = {
  '1/12': () => E.subtract(E.number(2), root(3)),
  '5/12': () => E.add(E.number(2), root(3)),
  '1/8': () => E.subtract(root(2), E.number(1)),
  '3/8': () => E.add(root(2), E.number(1)),
};

/** sin, cos, tan at multiples of pi/12, pi/8, pi/10 that the constructors do not put in; null for other arguments. */
export function primitiveAngle(name: string, at: Expression): Expression | null {
  if (!E.equal(E.withoutCoefficient(at), E.constant('pi'))) return null;
  const turns = E.coefficient(at);
  if (name === 'cos') return cosine(turns);
  if (name === 'sin') return cosine(Q.subtract(Q.half, turns));
  if (name !== 'tan') return null;
  // tan has the period pi and is odd.
  const inPeriod = Q.subtract(turns, Q.integerRational(Q.floor(turns)));
  const isReflex = Q.compare(inPeriod, Q.half) > 0;
  const small = isReflex ? Q.subtract(Q.one, inPeriod) : inPeriod;
  const value = tangents[`${small.numerator}/${small.denominator}`]?.() ?? quotient(small);
  return value === null ? null : isReflex ? E.product([E.number(-1), value]) : value;
}

function quotient(turns: Q.Rational): Expression | null {
  const [s, c] = [cosine(Q.subtract(Q.half, turns)), cosine(turns)];
  return s === null || c === null ? null : E.divide(s, c);
}

function cosine(turns: Q.Rational): Expression | null {
  const whole = Q.floor(Q.multiply(turns, Q.half));
  let rest = Q.abs(Q.subtract(turns, Q.integerRational(Z.multiply(whole, 2))));
  if (Q.compare(rest, Q.one) > 0) rest = Q.subtract(Q.integerRational(2), rest);
  const negative = Q.compare(rest, Q.half) > 0;
  if (negative) rest = Q.subtract(Q.one, rest);
  const value = cosines[`${rest.numerator}/${rest.denominator}`]?.();
  if (value === undefined) return null;
  return negative ? E.product([E.number(-1), value]) : value;
}
