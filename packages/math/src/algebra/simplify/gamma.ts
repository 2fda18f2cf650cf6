import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import {
  add,
  apply,
  constant,
  equal,
  exp,
  multiply,
  negate,
  number,
  one,
  power,
  product,
  sqrt,
  subtract,
  sum,
  termsOf,
} from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { some, transform } from '../../expression/walk.ts';
import { pair } from '../../result/tuple.ts';
import { rationalForms } from './rational.ts';

/*
 * Gamma functions of arguments that are related: Γ(u + 1) = u·Γ(u) brings those that differ by whole numbers to the smallest one, and
 * a factor u back into Γ(u + 1); Legendre's Γ(2z) = 2^(2z−1)·Γ(z)·Γ(z + 1/2)/√pi does so for doubled ones. Binomial coefficients are
 * quotients of gamma functions.
 */

const isGamma = (node: Expression): boolean => node.kind === 'apply' && node.name === 'gamma';
const isCombinatorial = (node: Expression): boolean =>
  node.kind === 'apply' && (node.name === 'gamma' || node.name === 'binomial' || node.name === 'gammainc');

export function gammaForms(a: Expression): Expression[] {
  if (!some(a, isCombinatorial)) return [];
  const finite = transform(a, incompleteOfInteger);
  const plain = transform(finite, binomialAsGammas);
  const lowered = lower(plain);
  const halved = lower(transform(lowered, duplicated));
  const shapes = [finite, lowered, halved].filter((each, k, all) => all.findIndex((other) => equal(other, each)) === k);
  const forms = shapes.flatMap((each) => [each, ...rationalForms(each)]);
  return [...forms, ...[a, ...forms].map((each) => transform(each, raised))];
}

const gamma = (u: Expression): Expression => apply('gamma', [u]);

/** C(n, k) = Γ(n + 1)/(Γ(k + 1)·Γ(n − k + 1)). */
function binomialAsGammas(node: Expression): Expression {
  if (node.kind !== 'apply' || node.name !== 'binomial') return node;
  const [n, k] = pair(node.args);
  const below = multiply(gamma(add(k, one)), gamma(add(subtract(n, k), one)));
  return product([gamma(add(n, one)), power(below, number(-1))]);
}

const mostTerms = 12;

/** Γ(n, z) = (n − 1)!·e^(−z)·(1 + z + … + z^(n−1)/(n − 1)!). */
function incompleteOfInteger(node: Expression): Expression {
  if (node.kind !== 'apply' || node.name !== 'gammainc' || node.args.length !== 2) return node;
  const [order, z] = pair(node.args);
  if (order.kind !== 'number' || !Q.isInteger(order.value)) return node;
  const n = Q.toNumber(order.value);
  if (n < 1 || n > mostTerms) return node;
  let factor = 1;
  const terms: Expression[] = [];
  for (let k = n - 1; k >= 0; k--) {
    terms.push(multiply(number(factor), power(z, number(k))));
    factor *= k;
  }
  return product([exp(negate(z)), sum(terms)]);
}

/** The number in a sum, and what is left of it. */
function split(u: Expression): { readonly rest: Expression; readonly shift: Q.Rational } {
  const shift = termsOf(u).reduce((total, term) => (term.kind === 'number' ? Q.add(total, term.value) : total), Q.zero);
  return { rest: subtract(u, number(shift)), shift };
}

const mostSteps = 12;

/** Every Γ(u + n) by the Γ(u + m) with the least m that occurs, the arguments multiplied out. */
function lower(a: Expression): Expression {
  const args: Expression[] = [];
  const opened = transform(a, (node) => {
    if (!isGamma(node) || node.kind !== 'apply') return node;
    const u = distributed(node.args[0]!);
    args.push(u);
    return gamma(u);
  });
  const parts = args.map(split);
  return transform(opened, (node) => {
    if (node.kind !== 'apply' || !isGamma(node)) return node;
    const { rest, shift } = split(node.args[0]!);
    const related = parts
      .filter((each) => equal(each.rest, rest) && Q.isInteger(Q.subtract(each.shift, shift)))
      .map((each) => each.shift);
    const least = related.reduce((low, each) => (Q.compare(each, low) < 0 ? each : low), shift);
    const steps = Z.toNumber(Q.subtract(shift, least).numerator);
    if (steps === 0 || steps > mostSteps) return node;
    const base = add(rest, number(least));
    const factors = Array.from({ length: steps }, (_, k) => add(base, number(k)));
    return product([...factors, gamma(base)]);
  });
}

/** 2(x + 1) as 2x + 2. */
function distributed(u: Expression): Expression {
  if (u.kind !== 'product' || u.factors.length !== 2) return u;
  const [first, second] = pair(u.factors);
  return first.kind === 'number' && second.kind === 'sum' ? sum(second.terms.map((term) => multiply(first, term))) : u;
}

/** Γ(2z + n) of a letter by the formula of Legendre; Γ(z + 1/2) is left as it is. */
function duplicated(node: Expression): Expression {
  if (node.kind !== 'apply' || !isGamma(node)) return node;
  const u = node.args[0]!;
  const { rest } = split(u);
  const doubled = rest.kind === 'product' && rest.factors[0]!.kind === 'number' && Q.isInteger(rest.factors[0]!.value);
  if (!doubled || Z.toNumber((rest.factors[0] as { value: Q.Rational }).value.numerator) % 2 !== 0) return node;
  const half = number(Q.half);
  const z = distributed(multiply(half, u));
  const spread = z.kind === 'product' || z.kind === 'sum' ? halves(u) : z;
  return product([
    power(number(2), subtract(u, one)),
    gamma(spread),
    gamma(add(spread, half)),
    power(sqrt(constant('pi')), number(-1)),
  ]);
}

/** Half of a sum, term by term. */
const halves = (u: Expression): Expression => sum(termsOf(u).map((term) => multiply(number(Q.half), term)));

/** u·Γ(u) is Γ(u + 1), and Γ(u)/(u − 1) is Γ(u − 1). */
function raised(node: Expression): Expression {
  if (node.kind !== 'product') return node;
  for (const [k, factor] of node.factors.entries()) {
    if (factor.kind !== 'apply' || !isGamma(factor)) continue;
    const u = factor.args[0]!;
    const up = node.factors.findIndex((each) => equal(each, u));
    if (up >= 0) return product(node.factors.filter((_, j) => j !== up).with(k - (up < k ? 1 : 0), gamma(add(u, one))));
  }
  return node;
}
