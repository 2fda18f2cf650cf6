import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import {
  add,
  apply,
  baseOf,
  coefficient,
  equal,
  exp,
  exponentOf,
  factorsOf,
  ln,
  number,
  power,
  product,
  subtract,
  sum,
  withoutCoefficient,
} from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { argumentOf, some, transform } from '../../expression/walk.ts';
import { halfExponents } from './powers.ts';
import { rationalForms } from './rational.ts';

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
    found.push(toHyperbolic(a), transform(transform(a, halfExponents), quotientAsTanh));
  return found;
}

const half = number(Q.half);

const toExponentials = (a: Expression): Expression =>
  transform(a, (node) => {
    if (node.kind !== 'apply' || !hyperbolic.includes(node.name)) return node;
    const x = node.args[0]!;
    const [up, down] = [exp(x), power(exp(x), number(-1))];
    const sinh = product([half, subtract(up, down)]);
    const cosh = product([half, add(up, down)]);
    switch (node.name) {
      case 'sinh':
        return sinh;
      case 'cosh':
        return cosh;
      case 'tanh':
        return product([sinh, power(cosh, number(-1))]);
      case 'coth':
        return product([cosh, power(sinh, number(-1))]);
      case 'sech':
        return power(cosh, number(-1));
      default:
        return power(sinh, number(-1));
    }
  });

const tanhAsQuotient = (node: Expression): Expression => {
  if (node.kind !== 'apply' || node.args.length !== 1) return node;
  if (node.name === 'tanh') return product([apply('sinh', node.args), power(apply('cosh', node.args), number(-1))]);
  return node;
};

/** sinh(u)^n/cosh(u)^n is tanh(u)^n. */
function quotientAsTanh(node: Expression): Expression {
  if (node.kind !== 'product') return node;
  const isOf = (name: string) => (one: Expression) => {
    const base = baseOf(one);
    return base.kind === 'apply' && base.name === name;
  };
  for (const above of node.factors.filter(isOf('sinh'))) {
    const [base, exponent] = [baseOf(above), exponentOf(above)];
    const below = node.factors.find(
      (one) =>
        isOf('cosh')(one) &&
        equal(argumentOf(baseOf(one)), argumentOf(base)) &&
        equal(exponentOf(one), product([number(-1), exponent])),
    );
    if (below === undefined) continue;
    const rest = node.factors.filter((one) => one !== above && one !== below);
    return product([...rest, power(apply('tanh', [argumentOf(base)]), exponent)]);
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
      const name = equal(split.factor, other.factor) ? 'cosh' : 'sinh';
      result.push(product([number(2), split.factor, apply(name, [split.exponent])]));
    }
    return sum(result);
  });

interface Exponential {
  readonly factor: Expression;
  readonly exponent: Expression;
}

function exponentOfE(term: Expression): Exponential | null {
  const factors = factorsOf(term);
  const isE = (one: Expression): boolean =>
    one.kind === 'power' && one.base.kind === 'constant' && one.base.name === 'e';
  const at = factors.findIndex(isE);
  if (at < 0) return null;
  const factor = factors[at]!;
  if (factor.kind !== 'power') return null;
  return { factor: product(factors.filter((_, k) => k !== at)), exponent: factor.exponent };
}

function isPartner({ factor, exponent }: Exponential, term: Expression): boolean {
  const other = exponentOfE(term);
  if (other === null || !equal(other.exponent, product([number(-1), exponent]))) return false;
  return equal(other.factor, factor) || equal(other.factor, product([number(-1), factor]));
}

const inverseAsLogarithm = (node: Expression): Expression => {
  if (node.kind !== 'apply' || node.args.length !== 1) return node;
  const x = node.args[0]!;
  const root = (sign: number): Expression => power(add(power(x, number(2)), number(sign)), half);
  switch (node.name) {
    case 'asinh':
      return ln(add(x, root(1)));
    case 'acosh':
      return ln(add(x, root(-1)));
    case 'atanh':
      return product([half, ln(product([add(number(1), x), power(subtract(number(1), x), number(-1))]))]);
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
      ? [{ base: one.base.value, exponent: one.exponent }]
      : [],
  );
  if (powers.length === 0) return product(factors);
  let numeric = coefficient(product(factors));
  const others = factors.filter(
    (one) => one.kind !== 'number' && !powers.some(({ exponent }) => one.kind === 'power' && one.exponent === exponent),
  );
  const merged: { base: Q.Rational; exponent: Expression }[] = [];
  for (const one of powers) {
    const same = merged.findIndex(({ exponent }) =>
      equal(withoutCoefficient(exponent), withoutCoefficient(one.exponent)),
    );
    const before = merged[same];
    const times = before && Q.divide(coefficient(one.exponent), coefficient(before.exponent));
    if (before && times && Q.isInteger(times) && Z.abs(times.numerator) < 20)
      merged[same] = { ...before, base: Q.multiply(before.base, Q.power(one.base, Z.toNumber(times.numerator))) };
    else merged.push(one);
  }
  const result = merged.map(({ base, exponent }) => {
    // A power of the base among the number goes into the exponent.
    const [steps, rest] = powerOf(numeric, base);
    numeric = rest;
    return power(number(base), add(exponent, number(steps)));
  });
  return product([number(numeric), ...others, ...result]);
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
