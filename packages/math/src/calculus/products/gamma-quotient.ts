import { expand } from '../../algebra/expand.ts';
import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeSymbols } from '../../expression/walk.ts';
import { gammaAt } from '../definite/table/gamma-values.ts';
import { lowest } from '../sums/shape.ts';
import type { MonicFactor } from './factors.ts';

/*
 * ∏ r(k) over k ≥ m of a rational r that tends to 1 as 1 + O(1/k²): every zero and pole −s brings Γ(m + s), so that
 *
 *   ∏ Π (k + s)^e = Π Γ(m + s)^(−e)                       (DLMF 5.8.2; Whittaker and Watson 12.13)
 *
 * Two gammas whose arguments add up to a whole number t ≥ 1 are a sine or a cosine by the reflection formula; with u half of
 * their difference
 *
 *   Γ(t/2 + u)Γ(t/2 − u) = πu/sin(πu) · Π (i² − u²),  0 < i < t/2 whole,       t even
 *                        = π/cos(πu) · Π (h² − u²),   0 < h < t/2 half of odd, t odd
 *
 * This depends on u² alone, so that conjugate zeros of a quadratic factor need no complex numbers: for u² < 0 they are sinh and cosh.
 * Example: 1 − x²/k² has the zeros ±x: 1/(Γ(1 − x)Γ(1 + x)) = sin(πx)/(πx).
 */

const pi = E.constant('pi');
const maxShift = 40;

interface Gammas {
  /** Γ(z)^exponent, as they come. */
  readonly asGammas: Expression;
  /** The same in the shortest functions. */
  readonly value: Expression;
}

/** The product from the whole number m on; null where a gamma function has no value there, or conjugate zeros have no sine. */
export function gammaQuotient(factors: readonly MonicFactor[], m: Q.Rational): Gammas | null {
  const start = E.number(m);
  const singles = factors.filter(({ lower }) => lower.length === 1);
  const alone: { z: Expression; exponent: number }[] = singles.map(({ lower, exponent }) => ({
    z: E.add(start, lower[0]!),
    exponent: -exponent,
  }));
  const gammas: Expression[] = alone.map(({ z, exponent }) => E.power(E.apply('gamma', [z]), E.number(exponent)));
  const values: Expression[] = [];
  for (const { lower, exponent } of factors.filter(({ lower }) => lower.length === 2)) {
    const [q, p] = lower as [Expression, Expression];
    const D = lowest(E.subtract(E.divide(E.power(p, E.two), E.number(4)), q));
    const pair = reflected(added(E.multiply(E.two, start), p), D);
    if (pair === null) return null;
    const [middle, u] = [E.add(start, E.divide(p, E.two)), E.sqrt(D)];
    for (const z of [E.add(middle, u), E.subtract(middle, u)])
      gammas.push(E.power(E.apply('gamma', [z]), E.number(-exponent)));
    values.push(E.power(pair, E.number(-exponent)));
  }
  for (let first = alone.shift(); first !== undefined; first = alone.shift()) {
    const { z, exponent } = first;
    if (z.kind === 'number' && Q.isInteger(z.value)) {
      if (Q.sign(z.value) <= 0) return null;
      values.push(E.power(gammaAt(z), E.number(exponent)));
      continue;
    }
    const partner = alone.findIndex((other) => other.exponent === exponent && isWhole(added(z, other.z)));
    const other = alone[partner]?.z;
    const u = other === undefined ? null : lowest(E.divide(E.subtract(z, other), E.two));
    const pair = u === null ? null : reflected(added(z, other!), E.power(u, E.two));
    if (pair !== null) alone.splice(partner, 1);
    values.push(E.power(pair ?? gammaAt(z), E.number(exponent)));
  }
  return { asGammas: E.product(gammas), value: E.product(values) };
}

function added(a: Expression, b: Expression): Expression {
  const found = expand(E.add(a, b));
  return found.ok ? found.value : E.add(a, b);
}

const isWhole = (a: Expression): boolean => a.kind === 'number' && Q.isInteger(a.value);

/** Γ(t/2 + u)Γ(t/2 − u) with u² = D; null where t is no small whole number ≥ 1. */
function reflected(t: Expression, D: Expression): Expression | null {
  if (t.kind !== 'number' || !Q.isInteger(t.value) || Q.sign(t.value) <= 0) return null;
  const whole = Z.toNumber(t.value.numerator);
  if (whole > maxShift) return null;
  const { root, turned } = rootOf(D);
  const angle = E.multiply(pi, root);
  const isEven = whole % 2 === 0;
  const between: Expression[] = [];
  for (let twice = isEven ? 2 : 1; twice < whole; twice += 2)
    between.push(E.subtract(E.number(Q.rational(twice * twice, 4)), D));
  const front = isEven
    ? E.divide(angle, E.apply(turned ? 'sinh' : 'sin', [angle]))
    : E.divide(pi, E.apply(turned ? 'cosh' : 'cos', [angle]));
  return E.product([front, ...between]);
}

/** √D or, where D is written with a minus, √(−D): of an even function either sign of the root will do, so √(a²) is a. */
function rootOf(D: Expression): { readonly root: Expression; readonly turned: boolean } {
  const [first] = D.kind === 'product' ? D.factors : D.kind === 'sum' ? [leadingOf(D.terms)] : [D];
  const turned = first?.kind === 'number' && Q.sign(first.value) < 0;
  const size = lowest(turned ? E.negate(D) : D);
  const parts = E.factorsOf(size);
  return { root: E.product(parts.map(halfPower)), turned };
}

/** The number in front of the first term with letters. */
function leadingOf(terms: readonly Expression[]): Expression {
  const first = terms.find((term) => freeSymbols(term).length > 0) ?? terms[0]!;
  return first.kind === 'product' ? first.factors[0]! : first;
}

function halfPower(a: Expression): Expression {
  const exponent = E.exponentOf(a);
  const isEven = exponent.kind === 'number' && Q.isInteger(Q.divide(exponent.value, Q.integerRational(2)));
  return isEven && a.kind !== 'number' ? E.power(E.baseOf(a), E.divide(exponent, E.two)) : E.sqrt(a);
}
