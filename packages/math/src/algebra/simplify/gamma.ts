import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { some, transform } from '../../expression/walk.ts';
import { pair } from '../../result/tuple.ts';
import { multipliedOut } from '../expand.ts';
import { rationalForms } from './rational.ts';

/*
 * Gamma functions of arguments that are related: Γ(u + 1) = u·Γ(u) brings those that differ by whole numbers to the smallest one, and
 * a factor u back into Γ(u + 1); Legendre's Γ(2z) = 2^(2z−1)·Γ(z)·Γ(z + 1/2)/√pi does so for doubled ones. Binomial coefficients are
 * quotients of gamma functions.
 */

const isFactorial = (node: Expression): boolean => node.kind === 'apply' && node.name === 'factorial';
const isGamma = (node: Expression): boolean => node.kind === 'apply' && node.name === 'gamma';
const isCombinatorial = (node: Expression): boolean =>
  node.kind === 'apply' && ['gamma', 'factorial', 'binomial', 'gammainc'].includes(node.name);

export function gammaForms(a: Expression): Expression[] {
  if (!some(a, isCombinatorial)) return [];
  const gammas = transform(a, factorialAsGamma);
  if (E.equal(gammas, a) || !some(a, (node) => isCombinatorial(node) && !isFactorial(node))) return formsOf(a);
  return [...formsOf(a), ...formsOf(gammas).map((each) => transform(each, gammaAsFactorial))];
}

function formsOf(a: Expression): Expression[] {
  const finite = transform(a, incompleteOfInteger);
  const plain = transform(finite, binomialAsGammas);
  const lowered = lower(plain);
  const halved = lower(transform(lowered, duplicated));
  const shapes = [finite, lowered, halved].filter(
    (each, k, all) => all.findIndex((other) => E.equal(other, each)) === k,
  );
  const forms = shapes.flatMap((each) => [each, ...rationalForms(each)]);
  const related = [reflected, pascal, (each: Expression) => transform(each, smallBinomial)].map((rule) => rule(a));
  return [
    ...forms,
    ...[a, ...forms].map((each) => transform(each, raised)),
    ...related,
    ...related.flatMap((each) => (E.equal(each, a) ? [] : rationalForms(each))),
  ];
}

/** Euler's reflection formula Γ(u)·Γ(1 − u) = π/sin(πu), for arguments whose sum is a whole number. */
const reflected = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'product') return node;
    const gammas = node.factors.flatMap((each) => (each.kind === 'apply' && isGamma(each) ? [each] : []));
    for (const one of gammas)
      for (const other of gammas) {
        const sum = multipliedOut(E.add(one.args[0]!, other.args[0]!));
        if (one === other || sum.kind !== 'number' || !Q.isInteger(sum.value)) continue;
        const shifted = reflection(one.args[0]!, Q.toNumber(sum.value));
        if (shifted === null) continue;
        return E.product([...node.factors.filter((each) => each !== one && each !== other), shifted]);
      }
    return node;
  });

/** Γ(u)·Γ(n − u): the second argument is brought to 1 − u, one step of Γ(v + 1) = v·Γ(v) at a time. */
function reflection(u: Expression, n: number): Expression | null {
  if (Math.abs(n) > maxSteps) return null;
  const base = E.divide(E.constant('pi'), E.apply('sin', [E.multiply(E.constant('pi'), u)]));
  const steps = Array.from({ length: Math.abs(n - 1) }, (_, k) => E.subtract(E.number(n > 1 ? k + 1 : -k), u));
  return n > 1 ? E.product([base, ...steps]) : E.product([base, ...steps.map(E.reciprocal)]);
}

/** The largest lower index whose binomial coefficient is written as a polynomial. */
const maxLower = 3;

/** C(n, 2) = n·(n − 1)/2. */
function smallBinomial(node: Expression): Expression {
  if (node.kind !== 'apply' || node.name !== 'binomial') return node;
  const [n, k] = pair(node.args);
  if (k.kind !== 'number' || !Q.isInteger(k.value) || Q.sign(k.value) < 0) return node;
  const count = Q.toNumber(k.value);
  if (count > maxLower) return node;
  const factors = Array.from({ length: count }, (_, j) => E.divide(E.subtract(n, E.number(j)), E.number(j + 1)));
  return E.product(factors);
}

/** Pascal's rule C(n, k) + C(n, k + 1) = C(n + 1, k + 1), of terms with the same factor. */
const pascal = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'sum') return node;
    const parts = node.terms.map(binomialIn);
    for (const [i, one] of parts.entries())
      for (const [j, other] of parts.entries()) {
        if (!one || !other || !E.equal(one.factor, other.factor) || !E.equal(one.n, other.n)) continue;
        if (!E.equal(multipliedOut(E.subtract(other.k, one.k)), E.one)) continue;
        const rest = node.terms.filter((_, at) => at !== i && at !== j);
        const merged = E.apply('binomial', [E.add(one.n, E.one), other.k]);
        return E.sum([...rest, E.multiply(one.factor, merged)]);
      }
    return node;
  });

function binomialIn(term: Expression) {
  const factors = E.factorsOf(term);
  const found = factors.find((each) => each.kind === 'apply' && each.name === 'binomial');
  if (found?.kind !== 'apply') return null;
  const [n, k] = pair(found.args);
  return { n, k, factor: E.product(factors.filter((each) => each !== found)) };
}

const gamma = (u: Expression): Expression => E.apply('gamma', [u]);

/** C(n, k) = Γ(n + 1)/(Γ(k + 1)·Γ(n − k + 1)). */
function binomialAsGammas(node: Expression): Expression {
  if (node.kind !== 'apply' || node.name !== 'binomial') return node;
  const [n, k] = pair(node.args);
  const below = E.multiply(gamma(E.add(k, E.one)), gamma(E.add(E.subtract(n, k), E.one)));
  return E.product([gamma(E.add(n, E.one)), E.power(below, E.number(-1))]);
}

const maxTerms = 12;

/** Γ(n, z) = (n − 1)!·e^(−z)·(1 + z + … + z^(n−1)/(n − 1)!). */
function incompleteOfInteger(node: Expression): Expression {
  if (node.kind !== 'apply' || node.name !== 'gammainc' || node.args.length !== 2) return node;
  const [order, z] = pair(node.args);
  if (order.kind !== 'number' || !Q.isInteger(order.value)) return node;
  const n = Q.toNumber(order.value);
  if (n < 1 || n > maxTerms) return node;
  let factor = 1;
  const terms: Expression[] = [];
  for (let k = n - 1; k >= 0; k--) {
    terms.push(E.multiply(E.number(factor), E.power(z, E.number(k))));
    factor *= k;
  }
  return E.product([E.exp(E.negate(z)), E.sum(terms)]);
}

/** The number in a sum, and what is left of it. */
function split(u: Expression): { readonly rest: Expression; readonly shift: Q.Rational } {
  const shift = E.termsOf(u).reduce(
    (total, term) => (term.kind === 'number' ? Q.add(total, term.value) : total),
    Q.zero,
  );
  return { rest: E.subtract(u, E.number(shift)), shift };
}

const maxSteps = 12;

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
      .filter((each) => E.equal(each.rest, rest) && Q.isInteger(Q.subtract(each.shift, shift)))
      .map((each) => each.shift);
    const least = related.reduce((low, each) => (Q.compare(each, low) < 0 ? each : low), shift);
    const steps = Z.toNumber(Q.subtract(shift, least).numerator);
    if (steps === 0 || steps > maxSteps) return node;
    const base = E.add(rest, E.number(least));
    const factors = Array.from({ length: steps }, (_, k) => E.add(base, E.number(k)));
    return E.product([...factors, gamma(base)]);
  });
}

/** 2(x + 1) as 2x + 2. */
function distributed(u: Expression): Expression {
  if (u.kind !== 'product' || u.factors.length !== 2) return u;
  const [first, second] = pair(u.factors);
  return first.kind === 'number' && second.kind === 'sum'
    ? E.sum(second.terms.map((term) => E.multiply(first, term)))
    : u;
}

/** Γ(2z + n) of a letter by the formula of Legendre; Γ(z + 1/2) is left as it is. */
function duplicated(node: Expression): Expression {
  if (node.kind !== 'apply' || !isGamma(node)) return node;
  const u = node.args[0]!;
  const { rest } = split(u);
  const doubled = rest.kind === 'product' && rest.factors[0]!.kind === 'number' && Q.isInteger(rest.factors[0]!.value);
  if (!doubled || Z.toNumber((rest.factors[0] as { value: Q.Rational }).value.numerator) % 2 !== 0) return node;
  const half = E.number(Q.half);
  const z = distributed(E.multiply(half, u));
  const spread = z.kind === 'product' || z.kind === 'sum' ? halves(u) : z;
  return E.product([
    E.power(E.number(2), E.subtract(u, E.one)),
    gamma(spread),
    gamma(E.add(spread, half)),
    E.power(E.sqrt(E.constant('pi')), E.number(-1)),
  ]);
}

/** Half of a sum, term by term. */
const halves = (u: Expression): Expression => E.sum(E.termsOf(u).map((term) => E.multiply(E.number(Q.half), term)));

/** u·Γ(u) is Γ(u + 1), and (n + 1)·n! is (n + 1)!, above the bar or below it. */
function raised(node: Expression): Expression {
  if (node.kind !== 'product') return node;
  for (const factor of node.factors) {
    const [base, exponent] = [E.baseOf(factor), E.exponentOf(factor)];
    if (base.kind !== 'apply' || (!isGamma(base) && base.name !== 'factorial')) continue;
    const next = E.add(base.args[0]!, E.one);
    const wanted = E.power(base.name === 'factorial' ? next : base.args[0]!, exponent);
    const other = node.factors.find((each) => E.equal(each, wanted));
    if (other === undefined) continue;
    const rest = node.factors.filter((each) => each !== factor && each !== other);
    return E.product([...rest, E.power(E.apply(base.name, [next]), exponent)]);
  }
  return node;
}

const factorialAsGamma = (node: Expression): Expression =>
  node.kind === 'apply' && node.name === 'factorial' ? gamma(E.add(node.args[0]!, E.one)) : node;

const gammaAsFactorial = (node: Expression): Expression =>
  node.kind === 'apply' && isGamma(node) ? E.apply('factorial', [E.subtract(node.args[0]!, E.one)]) : node;
