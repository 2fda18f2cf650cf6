import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { argumentOf, size, some, transform } from '../../expression/walk.ts';
import { multipliedOut } from '../expand.ts';
import { complexity } from './complexity.ts';
import { halfExponents } from './powers.ts';
import { rationalForms } from './rational.ts';
import { trigonometricForms } from './trigonometric.ts';

/** Hyperbolic functions through e^x, and e^x + e^−x back; inverse ones through logarithms. */
const hyperbolic = ['sinh', 'cosh', 'tanh', 'coth', 'sech', 'csch'];
const inverse = ['asinh', 'acosh', 'atanh'];

/** Candidates for a simpler form of exponentials and hyperbolic functions; empty where there are none of them. */
export function exponentialForms(a: Expression): Expression[] {
  const found: Expression[] = [];
  if (some(a, (node) => node.kind === 'apply' && hyperbolic.includes(node.name))) {
    const written = toExponentials(a);
    const forms = rationalForms(written);
    found.push(...forms, ...forms.map(toHyperbolic));
    found.push(...throughCircular(a));
    const quotients = transform(a, tanhAsQuotient);
    found.push(
      ...rationalForms(quotients, []),
      transform(a, quotientAsTanh),
      ...rationalForms(quotients, []).map((each) => transform(each, quotientAsTanh)),
    );
  }
  if (some(a, (node) => node.kind === 'apply' && inverse.includes(node.name)))
    found.push(transform(a, inverseAsLogarithm));
  if (some(a, (node) => node.kind === 'power' && node.base.kind === 'constant' && node.base.name === 'e'))
    found.push(
      toHyperbolic(a),
      transform(toHyperbolic(a), ofImaginary),
      transform(transform(a, halfExponents), quotientAsTanh),
    );
  return found;
}

const half = E.number(Q.half);

const toExponentials = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'apply' || !hyperbolic.includes(node.name)) return node;
    const x = node.args[0]!;
    const [up, down] = [E.exp(x), E.power(E.exp(x), E.number(-1))];
    const sinh = E.product([half, E.subtract(up, down)]);
    const cosh = E.product([half, E.add(up, down)]);
    switch (node.name) {
      case 'sinh':
        return sinh;
      case 'cosh':
        return cosh;
      case 'tanh':
        return E.product([sinh, E.power(cosh, E.number(-1))]);
      case 'coth':
        return E.product([cosh, E.power(sinh, E.number(-1))]);
      case 'sech':
        return E.power(cosh, E.number(-1));
      default:
        return E.power(sinh, E.number(-1));
    }
  });

const i = E.constant('i');

/** The shortest of the forms that the identities of the circular functions give: each of them would take a search of its own. */
function throughCircular(a: Expression): readonly Expression[] {
  if (size(a, maxSize) >= maxSize) return [];
  const forms = trigonometricForms(transform(a, asCircular)).map((form) => transform(form, asHyperbolic));
  return forms
    .filter((form) => !some(form, (node) => E.equal(node, i)) || some(a, (node) => E.equal(node, i)))
    .map((form) => ({ form, cost: complexity(form) }))
    .sort((one, other) => one.cost - other.cost)
    .slice(0, mostForms)
    .map(({ form }) => form);
}

const maxSize = 32;
const mostForms = 4;

/** sinh u = −i·sin(iu), cosh u = cos(iu), tanh u = −i·tan(iu): what is known of circular functions holds for these too. */
function asCircular(node: Expression): Expression {
  if (node.kind !== 'apply' || node.args.length !== 1) return node;
  const circular = (name: string, factor: Expression): Expression =>
    E.product([factor, E.apply(name, [E.multiply(i, node.args[0]!)])]);
  switch (node.name) {
    case 'sinh':
    case 'tanh':
      return circular(node.name.slice(0, 3), E.negate(i));
    case 'cosh':
      return circular('cos', E.one);
    case 'coth':
      return circular('cot', i);
    case 'sech':
      return circular('sec', E.one);
    case 'csch':
      return circular('csc', i);
    default:
      return node;
  }
}

/** The way back; the circular functions of real angles stay. */
function asHyperbolic(node: Expression): Expression {
  if (node.kind !== 'apply' || node.args.length !== 1 || !some(node.args[0]!, (one) => E.equal(one, i))) return node;
  const u = multipliedOut(E.product([E.minusOne, i, node.args[0]!]));
  if (some(u, (one) => E.equal(one, i))) return node;
  switch (node.name) {
    case 'sin':
    case 'tan':
      return E.multiply(i, E.apply(`${node.name}h`, [u]));
    case 'cos':
      return E.apply('cosh', [u]);
    default:
      return node;
  }
}

/** cosh(iu) = cos u, sinh(iu) = i·sin u. */
function ofImaginary(node: Expression): Expression {
  if (node.kind !== 'apply' || !['sinh', 'cosh', 'tanh'].includes(node.name)) return node;
  const at = node.args[0]!;
  if (!E.factorsOf(at).some((one) => E.equal(one, i))) return node;
  const wave = E.apply(node.name.slice(0, 3), [E.product([E.minusOne, i, at])]);
  return node.name === 'cosh' ? wave : E.multiply(i, wave);
}

const tanhAsQuotient = (node: Expression): Expression => {
  if (node.kind !== 'apply' || node.args.length !== 1) return node;
  if (node.name === 'tanh')
    return E.product([E.apply('sinh', node.args), E.power(E.apply('cosh', node.args), E.number(-1))]);
  return node;
};

/** sinh(u)^n/cosh(u)^n is tanh(u)^n. */
function quotientAsTanh(node: Expression): Expression {
  if (node.kind !== 'product') return node;
  const isOf = (name: string) => (one: Expression) => {
    const base = E.baseOf(one);
    return base.kind === 'apply' && base.name === name;
  };
  for (const above of node.factors.filter(isOf('sinh'))) {
    const [base, exponent] = [E.baseOf(above), E.exponentOf(above)];
    const below = node.factors.find(
      (one) =>
        isOf('cosh')(one) &&
        E.equal(argumentOf(E.baseOf(one)), argumentOf(base)) &&
        E.equal(E.exponentOf(one), E.product([E.number(-1), exponent])),
    );
    if (below === undefined) continue;
    const rest = node.factors.filter((one) => one !== above && one !== below);
    return E.product([...rest, E.power(E.apply('tanh', [argumentOf(base)]), exponent)]);
  }
  return node;
}

/** a·e^x + a·e^−x is 2a·cosh(x), a·e^x − a·e^−x is 2a·sinh(x). */
const toHyperbolic = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'sum') return node;
    const terms = [...node.terms];
    const result: Expression[] = [];
    while (terms.length > 0) {
      const term = terms.shift()!;
      const split = exponentOfE(term);
      const partner = split === null ? -1 : terms.findIndex((other) => isPartner(split, other));
      if (split === null || partner < 0) {
        result.push(term);
        continue;
      }
      const other = exponentOfE(terms[partner]!)!;
      terms.splice(partner, 1);
      const name = E.equal(split.factor, other.factor) ? 'cosh' : 'sinh';
      result.push(E.product([E.number(2), split.factor, E.apply(name, [split.exponent])]));
    }
    return E.sum(result);
  });

interface Exponential {
  readonly factor: Expression;
  readonly exponent: Expression;
}

function exponentOfE(term: Expression): Exponential | null {
  const factors = E.factorsOf(term);
  const isE = (one: Expression): boolean =>
    one.kind === 'power' && one.base.kind === 'constant' && one.base.name === 'e';
  const at = factors.findIndex(isE);
  if (at < 0) return null;
  const factor = factors[at]!;
  if (factor.kind !== 'power') return null;
  return { factor: E.product(factors.filter((_, k) => k !== at)), exponent: factor.exponent };
}

function isPartner({ factor, exponent }: Exponential, term: Expression): boolean {
  const other = exponentOfE(term);
  if (other === null || !E.equal(other.exponent, E.product([E.number(-1), exponent]))) return false;
  return E.equal(other.factor, factor) || E.equal(other.factor, E.product([E.number(-1), factor]));
}

const inverseAsLogarithm = (node: Expression): Expression => {
  if (node.kind !== 'apply' || node.args.length !== 1) return node;
  const x = node.args[0]!;
  const root = (sign: number): Expression => E.power(E.add(E.power(x, E.number(2)), E.number(sign)), half);
  switch (node.name) {
    case 'asinh':
      return E.ln(E.add(x, root(1)));
    case 'acosh':
      return E.ln(E.add(x, root(-1)));
    case 'atanh':
      return E.product([
        half,
        E.ln(E.product([E.add(E.number(1), x), E.power(E.subtract(E.number(1), x), E.number(-1))])),
      ]);
    default:
      return node;
  }
};

/** Powers of numbers with the same exponent in one: 2^x·3^x = 6^x, 4·2^n = 2^(n + 2). */
export const collectPowers = (a: Expression): Expression =>
  transform(a, (node) => (node.kind === 'product' ? collectIn(node.factors) : node));

function collectIn(factors: readonly Expression[]): Expression {
  const powers = factors.flatMap((one) =>
    one.kind === 'power' && one.base.kind === 'number' && Q.sign(one.base.value) > 0 && one.exponent.kind !== 'number'
      ? [{ node: one, base: one.base.value, exponent: one.exponent }]
      : [],
  );
  if (powers.length === 0) return E.product(factors);
  let numeric = E.coefficient(E.product(factors));
  // By the node itself: (−1)ⁿ has the exponent of 2ⁿ, and stays.
  const others = factors.filter((one) => one.kind !== 'number' && !powers.some(({ node }) => node === one));
  const merged: { base: Q.Rational; exponent: Expression }[] = [];
  for (const one of powers) {
    const same = merged.findIndex(({ exponent }) =>
      E.equal(E.withoutCoefficient(exponent), E.withoutCoefficient(one.exponent)),
    );
    const before = merged[same];
    const times = before && Q.divide(E.coefficient(one.exponent), E.coefficient(before.exponent));
    if (before && times && Q.isInteger(times) && Z.abs(times.numerator) < 20)
      merged[same] = { ...before, base: Q.multiply(before.base, Q.power(one.base, Z.toNumber(times.numerator))) };
    else merged.push({ base: one.base, exponent: one.exponent });
  }
  const result = merged.map(({ base, exponent }) => {
    // A power of the base among the number goes into the exponent.
    const [steps, rest] = powerOf(Q.abs(numeric), base);
    numeric = Q.sign(numeric) < 0 ? Q.negate(rest) : rest;
    return E.power(E.number(base), E.add(exponent, E.number(steps)));
  });
  return E.product([E.number(numeric), ...others, ...result]);
}

/** a = base^k·rest with |k| as large as possible and rest 1; else k = 0. */
function powerOf(a: Q.Rational, base: Q.Rational): [number, Q.Rational] {
  if (Q.isOne(base) || Q.isOne(a) || Q.sign(a) <= 0) return [0, a];
  for (const direction of [1, -1]) {
    let rest = a;
    for (let k = 1; k <= 60; k++) {
      rest = Q.divide(rest, Q.power(base, direction));
      if (Q.isOne(rest)) return [direction * k, Q.one];
      if (Z.bitLength(rest.numerator) > 200 || Z.bitLength(rest.denominator) > 200) break;
    }
  }
  return [0, a];
}
