import { expand } from '../../../algebra/expand.ts';
import { simplest } from '../../../algebra/simplify/simplify.ts';
import * as Z from '../../../exact/integer.ts';
import { integerRoot } from '../../../exact/integer-root.ts';
import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression, ProductNode, SumNode } from '../../../expression/expression.ts';
import { some, transform } from '../../../expression/walk.ts';

/*
 * The shortest known form of a value: Γ(r)Γ(1 − r) as π/sin(πr), Γ(u + n)/Γ(u) as a product, zeta functions at even numbers as powers
 * of π, and then what `simplify` finds.
 */
/** A constant multiplied out, with logarithms of primes and as few gamma, digamma and error functions as it takes. */
export function simplestConstant(a: Expression): Expression {
  const byReflection = (b: Expression): Expression =>
    transform(transform(b, flatArgument), (node) => reflectedDigammas(reflected(ofArctangent(node))));
  const found = simplest(withOneErrorFunction(multipliedOut(byReflection(a))));
  const again = byReflection(found);
  return withPrimeLogarithms(E.equal(again, found) ? found : simplest(again));
}

/** sin(atan t) = t/√(1 + t²) and cos(atan t) = 1/√(1 + t²). */
function ofArctangent(node: Expression): Expression {
  if (node.kind !== 'apply' || (node.name !== 'sin' && node.name !== 'cos')) return node;
  const [u] = node.args;
  if (u?.kind !== 'apply' || u.name !== 'atan') return node;
  const [t] = u.args;
  const below = E.power(E.add(E.one, E.power(t!, E.two)), E.number(Q.rational(-1, 2)));
  return node.name === 'sin' ? E.multiply(t!, below) : below;
}

/** c·ψ(u) − c·ψ(1 − u) = −cπ cot(πu). */
function reflectedDigammas(node: Expression): Expression {
  if (node.kind !== 'sum') return node;
  const parts = node.terms.flatMap((term) => {
    const own = E.factorsOf(term).find((factor) => factor.kind === 'apply' && factor.name === 'digamma');
    return own?.kind === 'apply' ? [{ term, at: own.args[0]!, by: E.divide(term, own) }] : [];
  });
  for (const [k, one] of parts.entries())
    for (const other of parts.slice(k + 1)) {
      const isPair = E.equal(flat(E.add(one.at, other.at)), E.one) && E.equal(E.add(one.by, other.by), E.zero);
      if (!isPair) continue;
      const pi = E.constant('pi');
      const cotangent = E.product([E.minusOne, one.by, pi, E.apply('cot', [E.multiply(pi, one.at)])]);
      const rest = node.terms.filter((term) => term !== one.term && term !== other.term);
      return reflectedDigammas(E.sum([...rest, cotangent]));
    }
  return withOneCotangent(node);
}

/** c·cot u − c·cot(u ± π/2) = c(cot u + tan u) = 2c/sin 2u. */
function withOneCotangent(node: SumNode): Expression {
  const parts = node.terms.flatMap((term) => {
    const own = E.factorsOf(term).find((factor) => factor.kind === 'apply' && factor.name === 'cot');
    return own?.kind === 'apply' ? [{ term, at: own.args[0]!, by: E.divide(term, own) }] : [];
  });
  const half = E.divide(E.constant('pi'), E.two);
  for (const [k, one] of parts.entries())
    for (const other of parts.slice(k + 1)) {
      const apart = simplest(E.subtract(one.at, other.at));
      const isQuarter = E.equal(apart, half) || E.equal(apart, E.negate(half));
      if (!isQuarter || !E.equal(simplest(E.add(one.by, other.by)), E.zero)) continue;
      const double = E.multiply(E.two, one.at);
      const rest = node.terms.filter((term) => term !== one.term && term !== other.term);
      return E.sum([...rest, E.divide(E.multiply(E.two, one.by), E.apply('sin', [double]))]);
    }
  return node;
}

/** erfc u as 1 − erf u where erf u stands beside it. */
function withOneErrorFunction(a: Expression): Expression {
  const isBeside = (u: Expression) =>
    some(a, (node) => node.kind === 'apply' && node.name === 'erf' && E.equal(node.args[0]!, u));
  return transform(a, (node) =>
    node.kind === 'apply' && node.name === 'erfc' && isBeside(node.args[0]!)
      ? E.subtract(E.one, E.apply('erf', node.args))
      : node,
  );
}

/** Powers of a sum with γ in it, whose parts mostly cancel. */
function multipliedOut(a: Expression): Expression {
  if (!some(a, (node) => node.kind === 'constant' && node.name === 'EulerGamma')) return a;
  const found = expand(a);
  return found.ok ? found.value : a;
}

/** Γ(1 − a) for Γ(−(a − 1)). */
const flatArgument = (node: Expression): Expression =>
  node.kind === 'apply' && node.name === 'gamma' ? E.apply('gamma', [flat(node.args[0]!)]) : node;

/** A sum in which no multiple of a sum stands. */
function flat(a: Expression): Expression {
  const by = E.coefficient(a);
  const rest = E.withoutCoefficient(a);
  if (a.kind === 'sum') return E.sum(a.terms.map(flat));
  return rest.kind === 'sum' ? E.sum(rest.terms.map((term) => flat(E.multiply(E.number(by), term)))) : a;
}

/** ln 4 as 2 ln 2. */
const withPrimeLogarithms = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'apply' || node.name !== 'ln') return node;
    const [at] = node.args;
    if (at?.kind !== 'number' || !Q.isInteger(at.value) || Q.sign(at.value) <= 0) return node;
    for (let n = 24; n >= 2; n--) {
      const root = integerRoot(at.value.numerator, n);
      if (Z.compare(root, 1) > 0 && Z.equals(Z.power(root, n), at.value.numerator))
        return E.multiply(E.number(n), E.ln(E.number(root)));
    }
    return node;
  });

function reflected(node: Expression): Expression {
  if (node.kind !== 'product') return node;
  const pair = partners(node);
  if (pair === null) return node;
  const [first, second, by] = pair;
  const rest = node.factors.filter((factor) => factor !== first && factor !== second);
  return reflected(E.product([...rest, by]));
}

interface Gamma {
  readonly factor: Expression;
  readonly at: Expression;
  readonly exponent: number;
}

/** Two factors that have a product, or a quotient, without Γ. */
function partners(node: ProductNode): readonly [Expression, Expression, Expression] | null {
  const gammas = node.factors.flatMap((factor): Gamma[] => {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    if (base.kind !== 'apply' || base.name !== 'gamma' || exponent.kind !== 'number') return [];
    if (!Q.isInteger(exponent.value)) return [];
    return [{ factor, at: base.args[0]!, exponent: Q.toNumber(exponent.value) }];
  });
  for (const [k, one] of gammas.entries())
    for (const other of gammas.slice(k + 1)) {
      const by =
        one.exponent === other.exponent
          ? reflection(one, other)
          : one.exponent === -other.exponent
            ? ratio(one, other)
            : null;
      if (by !== null) return [one.factor, other.factor, by];
    }
  return null;
}

/** Γ(r)Γ(n + 1 − r) to a power, for a whole n. */
function reflection(one: Gamma, other: Gamma): Expression | null {
  const total = flat(E.add(one.at, other.at));
  if (total.kind !== 'number' || !Q.isInteger(total.value)) return null;
  const n = Q.toNumber(total.value) - 1;
  if (Math.abs(n) > 20) return null;
  const pi = E.constant('pi');
  const sine = E.apply('sin', [E.multiply(pi, one.at)]);
  // Γ(n + 1 − r) = (1 − r)(2 − r)…(n − r)Γ(1 − r).
  return E.power(E.product([pi, E.reciprocal(sine), rising(E.subtract(E.one, one.at), n)]), E.number(one.exponent));
}

/** Γ(u + n)/Γ(u) to a power. */
function ratio(one: Gamma, other: Gamma): Expression | null {
  const difference = flat(E.subtract(one.at, other.at));
  if (difference.kind !== 'number' || !Q.isInteger(difference.value)) return null;
  const n = Q.toNumber(difference.value);
  return Math.abs(n) > 12 ? null : E.power(rising(other.at, n), E.number(one.exponent));
}

/** u(u + 1)…(u + n − 1); for negative n 1/((u − 1)…(u + n)). */
function rising(u: Expression, n: number): Expression {
  const factors: Expression[] = [];
  for (let k = 0; k < n; k++) factors.push(E.add(u, E.number(k)));
  for (let k = -1; k >= n; k--) factors.push(E.reciprocal(E.add(u, E.number(k))));
  return E.product(factors);
}
