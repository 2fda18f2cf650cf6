import { coefficientsOf } from '../../../algebra/coefficients.ts';
import { expand } from '../../../algebra/expand.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression } from '../../../expression/expression.ts';
import { contains, transform } from '../../../expression/walk.ts';

/*
 * Factorials and powers such as k^k of a term, by exponentials of powers of k, for a bound of the term.
 *
 * Stirling: n! = √(2πn)·e^(n·ln n − n)·e^θ with 0 < θ < 1/(12n) (DLMF 5.11.10), so that n! is at most e^(1/12) times the first factors for n ≥ 1,
 * and no less than them. What is left in the exponent beside powers is (c·k + d)·ln k: k^d is a factor by itself, and where c < 0 the rest is at most c·k·ln X for k ≥ X.
 */

/** A function that is no less than |f| for an index from X on, with exponents that are powers; f itself where it has no factorials. */
export function byStirling(f: Expression, index: string, X: number): Expression {
  const k = E.symbol(index);
  let [front, exponent] = [E.one as Expression, E.zero as Expression];
  let isFound = false;
  for (const factor of E.factorsOf(f)) {
    const own = logarithmOf(factor, k, index);
    isFound ||= own !== null;
    if (own === null) front = E.multiply(front, factor);
    else [front, exponent] = [E.multiply(front, own.front), E.add(exponent, own.exponent)];
  }
  if (!isFound) return f;
  const name = '\u2113';
  const logarithm = E.apply('ln', [k]);
  const expanded = expand(transform(exponent, (node) => (E.equal(node, logarithm) ? E.symbol(name) : node)));
  const parts = expanded.ok ? coefficientsOf(expanded.value, name) : null;
  const [rest = E.zero, rate = E.zero] = parts ?? [];
  const line = lineOf(rate, index);
  if (parts === null || parts.length > 2 || line === null || Q.sign(line.slope) > 0) return f;
  const bound = E.product([E.number(line.slope), k, E.ln(E.number(X))]);
  return E.product([front, E.power(k, E.number(line.constant)), E.exp(E.add(rest, bound))]);
}

/** Binomial coefficients of whole numbers from the start on by factorials: C(2k, k) as (2k)!/k!². */
export const withFactorials = (f: Expression, index: string, start: number): Expression =>
  transform(f, (node) => {
    const [n, k] = node.kind === 'apply' && node.name === 'binomial' ? node.args : [];
    if (n === undefined || k === undefined) return node;
    const parts = [n, k, E.subtract(n, k)];
    if (!parts.every((part) => isCount(part, index, start))) return node;
    const [above, ...below] = parts.map((part) => E.apply('factorial', [part]));
    return E.divide(above!, E.product(below));
  });

/** Whether c·k + d is a whole number of 0 or more for k ≥ start. */
function isCount(a: Expression, index: string, start: number): boolean {
  const line = lineOf(a, index);
  if (line === null || !Q.isInteger(line.slope) || !Q.isInteger(line.constant) || Q.sign(line.slope) < 0) return false;
  return Q.sign(Q.add(Q.multiply(line.slope, Q.rational(start)), line.constant)) >= 0;
}

/** c and d of c·k + d. */
function lineOf(a: Expression, index: string): { readonly slope: Q.Rational; readonly constant: Q.Rational } | null {
  const parts = coefficientsOf(a, index);
  const [constant = E.zero, slope = E.zero] = parts ?? [];
  const isLine = parts !== null && parts.length <= 2;
  if (!isLine || constant.kind !== 'number' || slope.kind !== 'number') return null;
  return { slope: slope.value, constant: constant.value };
}

/** c of c·k. */
function factorOf(a: Expression, index: string): Q.Rational | null {
  const [constant, slope, ...higher] = coefficientsOf(a, index) ?? [];
  const isLine = constant !== undefined && E.equal(constant, E.zero) && higher.length === 0;
  return isLine && slope?.kind === 'number' ? slope.value : null;
}

interface Logarithm {
  readonly front: Expression;
  readonly exponent: Expression;
}

/** front·e^exponent, no less than a power of a factorial of a·k or of k^(c·k); null for other factors. */
function logarithmOf(factor: Expression, k: Expression, index: string): Logarithm | null {
  const [base, power] = [E.baseOf(factor), E.exponentOf(factor)];
  const lnK = E.apply('ln', [k]);
  if (E.equal(base, k) && contains(power, index)) return { front: E.one, exponent: E.multiply(power, lnK) };
  if (base.kind !== 'apply' || base.name !== 'factorial' || power.kind !== 'number') return null;
  const n = base.args[0]!;
  const slope = factorOf(n, index);
  if (slope === null || !Q.isInteger(slope) || Q.sign(slope) <= 0) return null;
  const exponent = E.subtract(E.multiply(n, E.add(E.ln(E.number(slope)), lnK)), n);
  const above = Q.sign(power.value) > 0 ? E.exp(E.number(Q.divide(power.value, Q.rational(12)))) : E.one;
  const root = E.power(E.product([E.two, E.constant('pi'), n]), E.number(Q.divide(power.value, Q.rational(2))));
  return { front: E.multiply(above, root), exponent: E.multiply(power, exponent) };
}
