import * as Z from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import { equal, factorsOf, withoutCoefficient } from '../expression/build.ts';
import { evaluateWithError } from '../expression/evaluate-with-error.ts';
import type { Expression, PowerNode, ProductNode, SumNode } from '../expression/expression.ts';
import type { ProductLink, SumLink, Tree } from './tree.ts';

/*
 * The form in which people write an expression: differences, quotients, roots and signs instead of sums with negative
 * coefficients and negative or broken exponents. It is a tree as if it had been typed, so that the printers know only
 * trees; read again it gives the same expression.
 */

const span = { start: 0, end: 0 };

/** The tree of an expression as people write it: with minus signs, fractions and roots in place of powers. */
export function surfaceForm(expression: Expression): Tree {
  switch (expression.kind) {
    case 'number':
    case 'product':
    case 'power':
      return signedForm(expression);
    case 'symbol':
      return { kind: 'name', name: expression.name, constant: false, span };
    case 'constant':
      return { kind: 'name', name: expression.name, constant: true, span };
    case 'sum':
      return sumForm(expression);
    case 'apply':
      return callForm(expression.name, expression.args.map(surfaceForm));
  }
}

function callForm(name: string, args: readonly Tree[]): Tree {
  if (args.length === 1) {
    const operand = args[0]!;
    if (name === 'abs') return { kind: 'absolute', operand, span };
    if (name === 'factorial') return { kind: 'postfix', operator: '!', operand, span };
  }
  return { kind: 'call', name, args, bare: false, span };
}

const integer = (value: Z.Integer): Tree => ({ kind: 'number', text: Z.toString(value), span });

function isNegative(term: Expression): boolean {
  if (term.kind === 'number') return Q.sign(term.value) < 0;
  if (term.kind !== 'product') return false;
  const first = term.factors[0]!;
  return first.kind === 'number' && Q.sign(first.value) < 0;
}

function signedForm(term: Expression): Tree {
  const operand = unsignedForm(term);
  return isNegative(term) ? { kind: 'prefix', operator: '-', operand, span } : operand;
}

/** The form of the term without its sign. */
function unsignedForm(term: Expression): Tree {
  switch (term.kind) {
    case 'number':
      return quotient(Q.abs(term.value), []);
    case 'power':
      if (divisionByZero(term))
        return {
          kind: 'product',
          first: integer(1),
          rest: [{ operator: '/', implicit: false, operand: integer(0) }],
          span,
        };
      return quotient(Q.one, [term]);
    case 'product':
      return productForm(term);
    default:
      return surfaceForm(term);
  }
}

function productForm(product: ProductNode): Tree {
  const first = product.factors[0]!;
  if (first.kind === 'number') return quotient(Q.abs(first.value), product.factors.slice(1));
  return quotient(Q.one, product.factors);
}

/** coefficient · factors as a numerator over a denominator. */
function quotient(coefficient: Rational, factors: readonly Expression[]): Tree {
  const over: Tree[] = [];
  const under: Tree[] = [];
  if (coefficient.denominator !== 1) under.push(integer(coefficient.denominator));
  for (const factor of factors) {
    const reciprocal = reciprocalForm(factor);
    if (reciprocal !== undefined) under.push(reciprocal);
    else over.push(factor.kind === 'power' ? powerForm(factor) : surfaceForm(factor));
  }
  if (coefficient.numerator !== 1 || over.length === 0) over.unshift(integer(coefficient.numerator));
  const links: ProductLink[] = over.slice(1).map((operand) => ({ operator: '*', implicit: false, operand }));
  if (under.length > 0) links.push({ operator: '/', implicit: false, operand: productOf(under) });
  return links.length === 0 ? over[0]! : { kind: 'product', first: over[0]!, rest: links, span };
}

function productOf(factors: readonly Tree[]): Tree {
  const [first, ...others] = factors;
  if (others.length === 0) return first!;
  const rest: ProductLink[] = others.map((operand) => ({ operator: '*', implicit: false, operand }));
  return { kind: 'product', first: first!, rest, span };
}

/** x^n for x^(−n): the form below a fraction line, when the factor belongs there. */
function reciprocalForm(factor: Expression): Tree | undefined {
  if (factor.kind !== 'power' || factor.exponent.kind !== 'number') return undefined;
  const exponent = factor.exponent.value;
  if (Q.sign(exponent) >= 0 || isZero(factor.base)) return undefined;
  return numericPower(factor.base, Q.negate(exponent));
}

/** 0^(-1) has no value; below a fraction line it would be taken together with other numbers. Alone it is 1/0. */
const isZero = (base: Expression): boolean => base.kind === 'number' && Q.isZero(base.value);

function divisionByZero(power: PowerNode): boolean {
  return isZero(power.base) && power.exponent.kind === 'number' && Q.isMinusOne(power.exponent.value);
}

function powerForm({ base, exponent }: PowerNode): Tree {
  if (exponent.kind === 'number') return numericPower(base, exponent.value);
  return { kind: 'power', base: surfaceForm(base), exponent: surfaceForm(exponent), span };
}

function numericPower(base: Expression, exponent: Rational): Tree {
  const below = surfaceForm(base);
  if (Q.sign(exponent) < 0)
    return { kind: 'power', base: below, exponent: surfaceForm({ kind: 'number', value: exponent }), span };
  if (Q.isOne(exponent)) return below;
  if (Q.equals(exponent, Q.half)) return { kind: 'call', name: 'sqrt', args: [below], bare: false, span };
  if (exponent.numerator === 1 && exponent.denominator !== 1 && isItsOwnRealRoot(base, exponent.denominator)) {
    return { kind: 'call', name: 'root', args: [below, integer(exponent.denominator)], bare: false, span };
  }
  return { kind: 'power', base: below, exponent: quotient(exponent, []), span };
}

/** An odd root sign means the real root, and the power is the principal one: they agree where the base is positive. */
function isItsOwnRealRoot(base: Expression, order: Z.Integer): boolean {
  if (Z.isEven(order)) return !isNegative(base);
  const { value, error } = evaluateWithError(base, {});
  return Number.isFinite(error) && value.re > error && Math.abs(value.im) <= error;
}

/**
 * The terms of a sum, one of anything else, in the order of writing. It is the canonical one with two exceptions: a lone leading minus is
 * moved behind (`1 - x`), and a number stands before roots and the imaginary unit behind (`1 + sqrt(3)`, `-1 - sqrt(3)`, `3 + 2*i`) where there are no symbols.
 */
export const termsAsWritten = (a: Expression): readonly Expression[] =>
  a.kind !== 'sum' ? [a] : isConstantSum(a.terms) ? constantOrder(a.terms) : withoutLeadingMinus(a.terms);

function sumForm(a: SumNode): Tree {
  const [first, ...others] = termsAsWritten(a);
  const rest = others.map((term): SumLink => ({ operator: isNegative(term) ? '-' : '+', operand: unsignedForm(term) }));
  return { kind: 'sum', first: signedForm(first!), rest, span };
}

function withoutLeadingMinus(terms: readonly Expression[]): readonly Expression[] {
  const reciprocalForm =
    terms.length === 2 &&
    isNegative(terms[0]!) &&
    !isNegative(terms[1]!) &&
    // Like terms stand together only where their sum has no value (oo - oo), in the order they came in.
    !equal(withoutCoefficient(terms[0]!), withoutCoefficient(terms[1]!));
  return reciprocalForm ? [terms[1]!, terms[0]!] : terms;
}

/** Only the terms' own factors are looked at, so that printing stays linear. */
const isConstantSum = (terms: readonly Expression[]): boolean => terms.every(isConstantTerm);

const isConstantTerm = (term: Expression): boolean =>
  term.kind === 'product' ? term.factors.every(isConstantFactor) : isConstantFactor(term);

function isConstantFactor(factor: Expression): boolean {
  if (factor.kind === 'power') return isConstantFactor(factor.base) && isConstantFactor(factor.exponent);
  return factor.kind === 'number' || factor.kind === 'constant';
}

const isImaginary = (term: Expression): boolean =>
  factorsOf(term).some((factor) => factor.kind === 'constant' && factor.name === 'i');

function constantOrder(terms: readonly Expression[]): readonly Expression[] {
  const real = terms.filter((term) => !isImaginary(term));
  const last = real[real.length - 1];
  const numberFirst =
    last?.kind === 'number' && (!isNegative(last) || real.every(isNegative)) ? [last, ...real.slice(0, -1)] : real;
  const imaginary = terms.filter(isImaginary);
  // The real part stands first even when it is negative: -1 + 2*i.
  if (real.length > 0 && imaginary.length > 0) return [...numberFirst, ...imaginary];
  return withoutLeadingMinus(real.length > 0 ? numberFirst : imaginary);
}
