import * as Q from '../exact/rational.ts';
import {
  add,
  apply,
  coefficient,
  equal,
  factorsOf,
  multiply,
  negate,
  number,
  product,
  subtract,
  termsOf,
  withoutCoefficient,
  zero,
} from '../expression/build.ts';
import type { Expression } from '../expression/expression.ts';
import { some, transform } from '../expression/walk.ts';
import { multipliedOut } from './expand.ts';

/**
 * Of a difference that is c·(|u| − v), with a number c ≠ 0 and v = u or v = −u: v. It vanishes exactly where v has a value and is not
 * negative, by what an absolute value is. √(u²) is |u| for real u. Undefined of every other difference.
 */
export function sizeEquation(difference: Expression): Expression | undefined {
  const f = withSizes(difference);
  for (const term of termsOf(f)) {
    const size = withoutCoefficient(term);
    if (size.kind !== 'apply' || size.name !== 'abs') continue;
    const c = number(coefficient(term));
    const [u] = size.args;
    for (const v of [u!, negate(u!)]) {
      const others = multipliedOut(add(subtract(f, term), multiply(c, v)));
      if (equal(others, zero) && !some(u!, isSize)) return v;
    }
  }
  return undefined;
}

const isSize = (node: Expression): boolean => node.kind === 'apply' && node.name === 'abs';

/** With |u| for √(u²), and |u·v| for √(u²·v²), of real u and v. */
export const withSizes = (a: Expression): Expression =>
  transform(a, (node) => {
    const isRoot = node.kind === 'power' && node.exponent.kind === 'number' && Q.equals(node.exponent.value, Q.half);
    const bases = isRoot ? factorsOf(node.base).map(baseOfSquare) : [];
    return bases.length > 0 && bases.every((base) => base !== undefined) ? apply('abs', [product(bases)]) : node;
  });

const baseOfSquare = (a: Expression): Expression | undefined =>
  a.kind === 'power' && a.exponent.kind === 'number' && Q.equals(a.exponent.value, Q.integerRational(2))
    ? a.base
    : undefined;
