import * as G from '../../exact/gaussian.ts';
import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import { signOfConstant } from '../../expression/balls/sign-of-constant.ts';
import * as E from '../../expression/build.ts';
import { evaluate } from '../../expression/evaluate.ts';
import type { Expression } from '../../expression/expression.ts';
import { freeSymbols, some, transform } from '../../expression/walk.ts';
import type { RationalDense } from '../../polynomial/rational-dense.ts';
import * as D from '../../polynomial/rational-dense.ts';
import { cyclotomic } from '../../polynomial/univariate/cyclotomic.ts';
import { exactValue } from '../../trigonometry/exact-values.ts';

/** Constants that are rational for a reason that no rule shows: sums of arctangents, cosines of pi/7. */
export function constantForms(a: Expression): Expression[] {
  if (freeSymbols(a).length > 0) return [];
  return [arctangents(a), inCyclotomicField(a), rootsOfMinusOne(a), nothing(a)].filter((one) => one !== null);
}

/** What is proved to be 0, such as √(3 + 3√3) + √(1 + √3) − √(10 + 6√3). */
const nothing = (a: Expression): Expression | null =>
  a.kind === 'sum' && !some(a, isOtherRoot) && mayVanish(a.terms) && signOfConstant(a) === 0 ? E.number(Q.zero) : null;

/** Roots other than square roots make fields of such a degree that a proof takes seconds. */
const isOtherRoot = (node: Expression): boolean =>
  node.kind === 'apply' ||
  (node.kind === 'power' && !(node.exponent.kind === 'number' && Z.compare(node.exponent.value.denominator, 2) <= 0));

/** Whether doubles leave nothing of the terms: a proof is dear, and few sums are worth it. */
function mayVanish(terms: readonly Expression[]): boolean {
  const values = terms.map((term) => evaluate(term));
  const largest = Math.max(...values.map(Math.abs));
  return Math.abs(values.reduce((total, value) => total + value, 0)) <= negligible * largest;
}

const negligible = 1e-9;

/** (−1)^(p/q) by its parts, cos(π·p/q) + i·sin(π·p/q), where both are in the table. */
function rootsOfMinusOne(a: Expression): Expression | null {
  const isRoot = (node: Expression): boolean =>
    node.kind === 'power' &&
    node.base.kind === 'number' &&
    Q.equals(node.base.value, Q.integerRational(-1)) &&
    node.exponent.kind === 'number' &&
    !Q.isInteger(node.exponent.value);
  if (!some(a, isRoot)) return null;
  return transform(a, (node) => {
    if (!isRoot(node) || node.kind !== 'power' || node.exponent.kind !== 'number') return node;
    const [re, im] = [exactValue('cos', node.exponent.value), exactValue('sin', node.exponent.value)];
    return re && im ? E.sum([re, E.product([E.constant('i'), im])]) : node;
  });
}

/**
 * Σ nₖ·atan(qₖ) + r·pi with whole nₖ, as Machin's 4·atan(1/5) − atan(1/239) = pi/4: it is the argument of
 * Π (1 + i·qₖ)^nₖ, and that is a multiple of pi/4 exactly when the product, a Gaussian rational, lies on an axis or a
 * diagonal. Which multiple, the numeric value tells.
 */
function arctangents(a: Expression): Expression | null {
  let value = G.gaussian(Q.one, Q.zero);
  let found = false;
  for (const term of E.termsOf(a)) {
    const rest = E.withoutCoefficient(term);
    if (E.equal(rest, E.constant('pi'))) continue;
    const at = rest.kind === 'apply' && rest.name === 'atan' ? rest.args[0]! : undefined;
    const times = E.coefficient(term);
    if (at?.kind !== 'number' || !Q.isInteger(times) || Z.abs(times.numerator) > 60) return null;
    found = true;
    value = G.multiply(value, gaussianPower(G.gaussian(Q.one, at.value), Z.toNumber(times.numerator)));
  }
  if (!found) return null;
  const { re, im } = value;
  if (!Q.isZero(re) && !Q.isZero(im) && !Q.equals(Q.abs(re), Q.abs(im))) return null;
  const quarters = Math.round((evaluate(a) / Math.PI) * 24);
  return E.product([E.number(Q.rational(quarters, 24)), E.constant('pi')]);
}

function gaussianPower(z: G.Gaussian, n: number): G.Gaussian {
  let result = G.gaussian(Q.one, Q.zero);
  const base = n < 0 ? G.gaussian(z.re, Q.negate(z.im)) : z;
  // The argument alone matters: the conjugate stands for the inverse.
  for (let k = 0; k < Math.abs(n); k++) result = G.multiply(result, base);
  return result;
}

const maxOrder = 400;

/**
 * Polynomials in sines and cosines of rational multiples of pi live in the field of a root of unity ζ = e^(2·pi·i/N), where
 * cos(2·pi·k/N) = (ζ^k + ζ^−k)/2; reduced modulo the cyclotomic polynomial, a rational number is a constant polynomial.
 */
function inCyclotomicField(a: Expression): Expression | null {
  let order: Z.Integer = 4;
  const bad = some(a, (node) => {
    if (node.kind !== 'apply') return false;
    if (node.name !== 'sin' && node.name !== 'cos') return true;
    if (!E.equal(E.withoutCoefficient(node.args[0]!), E.constant('pi'))) return true;
    order = Z.lcm(order, Z.multiply(2, E.coefficient(node.args[0]!).denominator));
    return false;
  });
  const n = Z.toNumber(order);
  if (bad || n > maxOrder || !some(a, (node) => node.kind === 'apply')) return null;
  const modulus = D.fromIntegers(cyclotomic(n));
  const value = inField(a, n, modulus);
  return value === null || value.length > 1 ? null : E.number(value[0] ?? Q.zero);
}

function inField(a: Expression, n: number, modulus: RationalDense): RationalDense | null {
  const times = (x: RationalDense, y: RationalDense): RationalDense => D.divide(D.multiply(x, y), modulus).remainder;
  const zeta = (k: number): RationalDense =>
    D.divide([...new Array<Q.Rational>(((k % n) + n) % n).fill(Q.zero), Q.one], modulus).remainder;
  const fold = (parts: readonly Expression[], start: RationalDense, combine: typeof times): RationalDense | null => {
    let total = start;
    for (const part of parts) {
      const value = inField(part, n, modulus);
      if (value === null) return null;
      total = combine(total, value);
    }
    return total;
  };
  switch (a.kind) {
    case 'number':
      return D.trimmed([a.value]);
    case 'constant':
      return a.name === 'i' ? zeta(n / 4) : null;
    case 'sum':
      return fold(a.terms, [], D.add);
    case 'product':
      return fold(a.factors, [Q.one], times);
    case 'power': {
      const base = inField(a.base, n, modulus);
      if (base === null || a.exponent.kind !== 'number' || !Q.isInteger(a.exponent.value)) return null;
      const exponent = Z.toNumber(a.exponent.value.numerator);
      if (Math.abs(exponent) > 30 || (exponent < 0 && base.length === 0)) return null;
      const of = exponent < 0 ? D.divide(D.extendedGcd(base, modulus).s, modulus).remainder : base;
      return Array.from({ length: Math.abs(exponent) }, () => of).reduce(times, [Q.one]);
    }
    case 'apply': {
      const k = Z.toNumber(Q.multiply(E.coefficient(a.args[0]!), Q.rational(n, 2)).numerator);
      const [up, down] = [zeta(k), zeta(-k)];
      if (a.name === 'cos') return D.scale(D.add(up, down), Q.half);
      // sin = (ζ^k − ζ^−k)/(2i), and 1/i = −i = ζ^(3n/4)
      return times(D.scale(D.subtract(up, down), Q.half), zeta((3 * n) / 4));
    }
    default:
      return null;
  }
}
