import * as Z from '../../exact/integer.ts';
import * as Q from '../../exact/rational.ts';
import * as E from '../../expression/build.ts';
import type { Expression } from '../../expression/expression.ts';
import { argumentOf, some, transform } from '../../expression/walk.ts';
import { expand } from '../expand.ts';
import { rationalForms } from './rational.ts';

/*
 * Powers with the same exponent as one power: u^e·v^e = (u·v)^e, u^e·v^(−2e) = (u/v²)^e; e^(y·ln(x)) = x^y; a product of roots under
 * one root, multiplied out. All of them hold where the bases are positive; the comparison tells where else.
 */

export function powerForms(a: Expression): Expression[] {
  const found: Expression[] = [];
  if (some(a, hasLogarithmAbove)) found.push(transform(a, powerOfLogarithm));
  if (some(a, (node) => smallerBase(node) !== null)) found.push(transform(a, (node) => smallerBase(node) ?? node));
  if (some(a, (node) => node.kind === 'product' && node.factors.filter(hasLetterExponent).length > 1))
    found.push(transform(a, (node) => (node.kind === 'product' ? merged(node.factors) : node)));
  if (some(a, hasWholePart)) found.push(transform(a, withoutWholePart));
  if (some(a, isRootOfProduct)) found.push(transform(a, openRoot));
  if (some(a, (node) => node.kind === 'product' && node.factors.filter(isFractionalPower).length > 1))
    found.push(transform(a, (node) => (node.kind === 'product' ? underOneRoot(node.factors) : node)));
  return found;
}

const hasLetterExponent = (a: Expression): boolean => a.kind === 'power' && a.exponent.kind !== 'number';

function merged(factors: readonly Expression[]): Expression {
  const groups: { base: Expression; exponent: Expression }[] = [];
  const others: Expression[] = [];
  for (const factor of factors) {
    if (factor.kind !== 'power' || factor.exponent.kind === 'number') {
      others.push(factor);
      continue;
    }
    const { base, exponent } = factor;
    const group = groups.find((each) => E.equal(E.withoutCoefficient(each.exponent), E.withoutCoefficient(exponent)));
    const times = group && Q.divide(E.coefficient(exponent), E.coefficient(group.exponent));
    if (group && times && Q.isInteger(times)) group.base = E.multiply(group.base, E.power(base, E.number(times)));
    else if (group && times && Q.isInteger(Q.reciprocal(times))) {
      group.base = E.multiply(base, E.power(group.base, E.number(Q.reciprocal(times))));
      group.exponent = exponent;
    } else groups.push({ base, exponent });
  }
  const powers = groups.map(({ base, exponent }) =>
    Q.sign(E.coefficient(exponent)) < 0
      ? E.power(shortest(E.power(base, E.number(-1))), E.multiply(E.number(-1), exponent))
      : E.power(shortest(base), exponent),
  );
  return E.product([...others, ...powers]);
}

/** The least of the forms of a base: multiplied out, or in lowest terms. */
function shortest(base: Expression): Expression {
  const opened = expand(base);
  const forms = [base, ...(opened.ok ? [opened.value] : []), ...rationalForms(base)];
  return forms.find((each) => each.kind === 'number' || each.kind === 'symbol') ?? (opened.ok ? opened.value : base);
}

const isE = (a: Expression): boolean => a.kind === 'constant' && a.name === 'e';
const isLogarithm = (a: Expression): boolean => a.kind === 'apply' && a.name === 'ln';
const isInverseLogarithm = (a: Expression): boolean =>
  a.kind === 'power' && E.equal(a.exponent, E.minusOne) && isLogarithm(a.base);

const hasLogarithmAbove = (node: Expression): boolean =>
  node.kind === 'power' && E.factorsOf(node.exponent).some((one) => isLogarithm(one) || isInverseLogarithm(one));

/** e^(y·ln u) = u^y, and b^(y/ln b) = e^y. */
function powerOfLogarithm(node: Expression): Expression {
  if (node.kind !== 'power') return node;
  const factors = E.factorsOf(node.exponent);
  const without = (k: number): Expression => E.product(factors.filter((_, j) => j !== k));
  const below = factors.findIndex(
    (one) => isInverseLogarithm(one) && E.equal(argumentOf(E.baseOf(one)), node.base) && !isE(node.base),
  );
  if (below >= 0) return powerOfLogarithm(E.exp(without(below)));
  const above = isE(node.base) ? factors.findIndex(isLogarithm) : -1;
  return above < 0 ? node : E.power(argumentOf(factors[above]!), without(above));
}

/** 9^u = 3^(2u): a base that is itself a power, so that powers of one number meet. */
function smallerBase(node: Expression): Expression | null {
  if (node.kind !== 'power' || node.base.kind !== 'number' || node.exponent.kind === 'number') return null;
  const { value } = node.base;
  if (Q.sign(value) <= 0 || Q.isOne(value)) return null;
  const inverted = value.numerator === 1;
  const base = inverted ? Q.reciprocal(value) : value;
  for (let k = Z.bitLength(base.numerator); k > 1; k--) {
    const root = Q.exactRoot(base, k);
    if (root !== null) return E.power(E.number(root), E.multiply(E.number(inverted ? -k : k), node.exponent));
  }
  return inverted ? E.power(E.number(base), E.negate(node.exponent)) : null;
}

/** 2^(2·x + 2): a whole number in the exponent of a number. */
const hasWholePart = (node: Expression): boolean => partsOfExponent(node) !== null;

function partsOfExponent(node: Expression): { readonly whole: Expression; readonly rest: Expression } | null {
  if (node.kind !== 'power' || node.base.kind !== 'number' || node.exponent.kind === 'number') return null;
  const opened = expand(node.exponent);
  const terms = opened.ok && opened.value.kind === 'sum' ? opened.value.terms : [];
  const whole = terms.find((term) => term.kind === 'number' && Q.isInteger(term.value) && isSmall(term.value));
  return whole === undefined ? null : { whole, rest: E.sum(terms.filter((term) => term !== whole)) };
}

const isSmall = (a: Q.Rational): boolean => Q.compare(Q.abs(a), Q.integerRational(64)) <= 0;

/** 2^(2·x + 2) = 4·2^(2·x), so that powers that differ in a number alone are like terms. */
function withoutWholePart(node: Expression): Expression {
  const parts = partsOfExponent(node);
  return parts === null || node.kind !== 'power'
    ? node
    : E.product([E.power(node.base, parts.whole), E.power(node.base, parts.rest)]);
}

const isFractionalPower = (a: Expression): boolean =>
  a.kind === 'power' && a.exponent.kind === 'number' && !Q.isInteger(a.exponent.value);

const isRootOfProduct = (node: Expression): boolean =>
  isFractionalPower(node) && node.kind === 'power' && node.base.kind === 'product';

/** What stands under a root, multiplied out. */
function openRoot(node: Expression): Expression {
  if (node.kind !== 'power' || !isRootOfProduct(node)) return node;
  const opened = expand(node.base);
  return opened.ok ? E.power(opened.value, node.exponent) : node;
}

/** 5^(1/4)·√(1 + √5) = √(√5 + 5): roots of any order under one square root. */
function underOneRoot(factors: readonly Expression[]): Expression {
  const roots = factors.filter(isFractionalPower);
  if (roots.length < 2) return E.product(factors);
  const squared = E.product(roots.map((each) => E.power(each, E.number(2))));
  const opened = expand(squared);
  return E.product([...factors.filter((each) => !isFractionalPower(each)), E.sqrt(opened.ok ? opened.value : squared)]);
}

/** a·e^s + b·e^t with b = ±a by hyperbolic functions of half the difference: e^s − 1 = 2·e^(s/2)·sinh(s/2). */
export function halfExponents(node: Expression): Expression {
  if (node.kind !== 'sum' || node.terms.length !== 2) return node;
  const [first, second] = [exponentOf(node.terms[0]!), exponentOf(node.terms[1]!)];
  const ratio = E.divide(second.factor, first.factor);
  if (ratio.kind !== 'number' || !Q.isOne(Q.abs(ratio.value)) || E.equal(first.exponent, second.exponent)) return node;
  const halfOf = (a: Expression) => E.multiply(E.number(Q.half), a);
  const middle = halfOf(E.add(first.exponent, second.exponent));
  const apart = halfOf(E.add(first.exponent, E.multiply(E.number(-1), second.exponent)));
  const name = Q.isOne(ratio.value) ? 'cosh' : 'sinh';
  return E.product([E.number(2), first.factor, E.exp(middle), { kind: 'apply', name, args: [apart] }]);
}

interface Exponent {
  readonly factor: Expression;
  readonly exponent: Expression;
}

function exponentOf(term: Expression): Exponent {
  const factors = E.factorsOf(term);
  const at = factors.findIndex((each) => each.kind === 'power' && isE(each.base));
  const found = factors[at];
  return found?.kind === 'power'
    ? { factor: E.product(factors.filter((_, k) => k !== at)), exponent: found.exponent }
    : { factor: term, exponent: E.multiply(E.number(0), E.one) };
}
