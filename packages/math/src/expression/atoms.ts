import type { Integer } from '../exact/integer.ts';
import type { Rational } from '../exact/rational.ts';
import * as Q from '../exact/rational.ts';
import type { ConstantName, ConstantNode, Expression, NumberNode, SymbolNode } from './expression.ts';

/* The nodes without operands, and how a term or a factor is taken apart; callers find all of this in `build.ts`. */

const integerNodes: NumberNode[] = [];
for (let n = -16; n <= 64; n++) integerNodes.push({ kind: 'number', value: Q.integerRational(n) });

/** An exact number. */
export function number(value: Rational | Integer): NumberNode {
  const exact = typeof value === 'object' ? value : Q.integerRational(value);
  const { numerator, denominator } = exact;
  if (denominator === 1 && typeof numerator === 'number' && numerator >= -16 && numerator <= 64)
    return integerNodes[numerator + 16]!;
  return { kind: 'number', value: exact };
}

/** 0 */
export const zero = number(0);
/** 1 */
export const one = number(1);
/** −1 */
export const minusOne = number(-1);
/** 2 */
export const two = number(2);
/** 1/2 */
export const half = number(Q.half);

/** A letter or a name of several. */
export const symbol = (name: string): SymbolNode => ({ kind: 'symbol', name });

const constants: Readonly<Record<ConstantName, ConstantNode>> = {
  pi: { kind: 'constant', name: 'pi' },
  e: { kind: 'constant', name: 'e' },
  i: { kind: 'constant', name: 'i' },
  infinity: { kind: 'constant', name: 'infinity' },
  EulerGamma: { kind: 'constant', name: 'EulerGamma' },
  Catalan: { kind: 'constant', name: 'Catalan' },
};

/** One of the constants that have a name. */
export const constant = (name: ConstantName): ConstantNode => constants[name];

/** Whether an expression is a rational number. */
export const isNumber = (a: Expression): a is NumberNode => a.kind === 'number';
/** Whether an expression is that constant. */
export const isConstant = (a: Expression, name: ConstantName): boolean => a.kind === 'constant' && a.name === name;

/** The numeric coefficient of a term. */
export function coefficient(term: Expression): Rational {
  if (isNumber(term)) return term.value;
  const first = term.kind === 'product' ? term.factors[0]! : term;
  return isNumber(first) ? first.value : Q.one;
}

/** The term without its numeric coefficient. */
export function withoutCoefficient(term: Expression): Expression {
  if (isNumber(term)) return one;
  if (term.kind !== 'product' || !isNumber(term.factors[0]!)) return term;
  return term.factors.length === 2 ? term.factors[1]! : { kind: 'product', factors: term.factors.slice(1) };
}

/** coefficient · rest for a rest without a number of its own. */
export function withCoefficient(value: Rational, rest: Expression): Expression {
  if (Q.isOne(value)) return rest;
  return {
    kind: 'product',
    factors: rest.kind === 'product' ? [number(value), ...rest.factors] : [number(value), rest],
  };
}

/** The base of a factor: x for x^3, and x for x. */
export const baseOf = (factor: Expression): Expression => (factor.kind === 'power' ? factor.base : factor);
/** The exponent of a factor: 3 for x^3, and 1 for x. */
export const exponentOf = (factor: Expression): Expression => (factor.kind === 'power' ? factor.exponent : one);

/** The factors of a product; what is no product is its own only factor. */
export const factorsOf = (a: Expression): readonly Expression[] => (a.kind === 'product' ? a.factors : [a]);
/** The terms of a sum; what is no sum is its own only term. */
export const termsOf = (a: Expression): readonly Expression[] => (a.kind === 'sum' ? a.terms : [a]);
