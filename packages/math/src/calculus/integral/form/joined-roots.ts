import * as Q from '../../../exact/rational.ts';
import * as E from '../../../expression/build.ts';
import type { Expression, ProductNode } from '../../../expression/expression.ts';
import { tidy } from '../../../expression/tidy.ts';
import { contains, freeSymbols, mapChildren, size, some, transform } from '../../../expression/walk.ts';

/**
 * √u·√v as √(u·v), and 1/√u·1/√v likewise, where that is shorter: √(1 − x)·√(1 + x) is √(1 − x²); of constants √a/√b as √(a/b), too, which
 * has the same value wherever that is real. Whoever checks knows of the branches.
 */
export const withJoinedRoots = (F: Expression, variable: string): Expression =>
  transform(F, (node) => (node.kind === 'product' ? joined(node.factors, variable) : node));

/**
 * √c·√u inside a function as √(c·u), multiplied out, for a positive number c and a sum u: ln|√3·√(1 − 2x) − √7| is ln|√(3 − 6x) − √7|, wherever either
 * is real.
 */
export const withNumbersUnderRoots = (F: Expression, variable: string): Expression =>
  transform(F, (node) =>
    node.kind === 'apply' && contains(node, variable)
      ? mapChildren(node, (inside) => transform(inside, (one) => (one.kind === 'product' ? multiplied(one) : one)))
      : node,
  );

function multiplied(product: ProductNode): Expression {
  const roots = product.factors.filter((one) => one.kind === 'power' && E.equal(one.exponent, E.half));
  const front = roots.find((one) => E.baseOf(one).kind === 'number');
  const root = roots.find((one) => E.baseOf(one).kind === 'sum');
  const [c, u] = [front && E.baseOf(front), root && E.baseOf(root)];
  if (c?.kind !== 'number' || Q.sign(c.value) <= 0 || u?.kind !== 'sum') return product;
  const inside = E.sum(u.terms.map((term) => E.product([c, term])));
  return E.product([...product.factors.filter((one) => one !== front && one !== root), E.sqrt(inside)]);
}

function joined(factors: readonly Expression[], variable: string): Expression {
  const whole = E.product(factors);
  for (const [i, first] of factors.entries()) {
    for (const second of factors.slice(i + 1)) {
      const quotient = rootOfQuotient(first, second, variable);
      const form = quotient ?? rootOfProduct(first, second);
      if (form === null) continue;
      const next = E.product([...factors.filter((factor) => factor !== first && factor !== second), form]);
      if (quotient === null && size(next) >= size(whole)) continue;
      return next.kind === 'product' ? joined(next.factors, variable) : next;
    }
  }
  return whole;
}

function rootOfProduct(a: Expression, b: Expression): Expression | null {
  if (a.kind !== 'power' || b.kind !== 'power' || !isFraction(a.exponent)) return null;
  if (!E.equal(a.exponent, b.exponent) || isComplex(a.base) || isComplex(b.base)) return null;
  const product = tidy(E.product([a.base, b.base]));
  const multiplied = multipliedOut(a.base, b.base);
  return E.power(multiplied !== null && size(multiplied) < size(product) ? multiplied : product, a.exponent);
}

/** The root of a quotient of constants with letters; roots of numbers have their own form. */
function rootOfQuotient(a: Expression, b: Expression, variable: string): Expression | null {
  if (a.kind !== 'power' || b.kind !== 'power' || !isFraction(a.exponent)) return null;
  if (!E.equal(a.exponent, E.negate(b.exponent)) || isComplex(a.base) || isComplex(b.base)) return null;
  if ([a, b].some((root) => contains(root, variable) || freeSymbols(root.base).length === 0)) return null;
  const [above, below] = E.coefficient(a.exponent).numerator > 0 ? [a, b] : [b, a];
  return E.power(E.divide(above.base, below.base), above.exponent);
}

/** (a − b)·(a + b) as a² − b². */
function multipliedOut(u: Expression, v: Expression): Expression | null {
  if (u.kind !== 'sum' || v.kind !== 'sum' || u.terms.length * v.terms.length > maxTerms) return null;
  return E.sum(u.terms.flatMap((left) => v.terms.map((right) => E.product([left, right]))));
}

/** Where √u·√v is −√(u·v) depends on the letters of u and v, of which a check sees few values. */
const isComplex = (a: Expression): boolean => some(a, (node) => E.equal(node, E.constant('i')));

const maxTerms = 6;
const isFraction = (a: Expression): boolean => a.kind === 'number' && !Q.isInteger(a.value);
