import * as Z from '../exact/integer.ts';
import * as Q from '../exact/rational.ts';
import * as E from '../expression/build.ts';
import { evaluate } from '../expression/evaluate.ts';
import type { Expression } from '../expression/expression.ts';
import { contains } from '../expression/walk.ts';
import { coefficientsOf } from './coefficients.ts';
import { simplest } from './simplify/simplify.ts';

/*
 * The real inverse of a function in which the variable stands once, or of a quadratic, from the outside in: c + u, c·u, u^r, c^u, ln u. A whole power
 * has a branch on each side of the zero of its base: u² = y is u = √y and u = −√y, u³ = y is u = ∛y for y > 0 and u = −∛(−y) for y < 0.
 *
 * Worked example: x² + 2x = (x + 1)² − 1 = y is x = −1 + √(y + 1) to the right of −1 and x = −1 − √(y + 1) to the left.
 */

/** x by y on one side of a place, or on the whole domain. */
export interface Branch {
  readonly value: Expression;
  readonly side: 'left' | 'right' | 'all';
}

export interface Inverse {
  readonly branches: readonly Branch[];
  /** Where the sides meet; null where there is but one. */
  readonly centre: Expression | null;
}

/** The x with g(x) = y on every piece where g is monotone; null where no such formula is known. */
export function branchesOfInverse(g: Expression, x: string, y: Expression): Inverse | null {
  if (g.kind === 'symbol') return { branches: [{ value: y, side: 'all' }], centre: null };
  const square = g.kind === 'sum' ? completedSquare(g, x) : null;
  const inner = onlyChild(square ?? g, x);
  if (inner === null) return null;
  const { node, rest } = inner;
  switch (inner.kind) {
    case 'sum':
      return branchesOfInverse(node, x, E.subtract(y, rest));
    case 'product':
      return branchesOfInverse(node, x, E.divide(y, rest));
    case 'exponent':
      return branchesOfInverse(node, x, E.divide(E.ln(y), E.ln(rest)));
    case 'logarithm':
      return branchesOfInverse(node, x, E.exp(y));
    case 'base':
      return rest.kind === 'number' ? ofPower(node, rest.value, x, y) : null;
  }
}

interface Inner {
  readonly kind: 'sum' | 'product' | 'exponent' | 'logarithm' | 'base';
  /** The part with the variable. */
  readonly node: Expression;
  /** What stands beside it: the other terms or factors, the base of an exponent, the exponent of a base. */
  readonly rest: Expression;
}

function onlyChild(g: Expression, x: string): Inner | null {
  const among = (kind: 'sum' | 'product', all: readonly Expression[]): Inner | null => {
    const [node, ...others] = all.filter((one) => contains(one, x));
    if (node === undefined || others.length > 0) return null;
    const beside = all.filter((one) => one !== node);
    return { kind, node, rest: kind === 'sum' ? E.sum(beside) : E.product(beside) };
  };
  if (g.kind === 'sum') return among('sum', g.terms);
  if (g.kind === 'product') return among('product', g.factors);
  if (g.kind === 'apply') return g.name === 'ln' ? { kind: 'logarithm', node: g.args[0]!, rest: E.one } : null;
  if (g.kind !== 'power') return null;
  const [isBelow, isAbove] = [contains(g.base, x), contains(g.exponent, x)];
  if (isBelow === isAbove) return null;
  return isBelow
    ? { kind: 'base', node: g.base, rest: g.exponent }
    : { kind: 'exponent', node: g.exponent, rest: g.base };
}

/** a·(x + b/(2a))² + c − b²/(4a); null for what is no quadratic with a linear term. */
function completedSquare(g: Expression, x: string): Expression | null {
  const [c, b, a, ...higher] = coefficientsOf(g, x) ?? [];
  if (c === undefined || b === undefined || a === undefined || higher.length > 0 || E.equal(b, E.zero)) return null;
  const shift = simplest(E.divide(b, E.product([E.two, a])));
  const square = E.power(E.add(E.symbol(x), shift), E.two);
  return E.add(E.product([a, square]), simplest(E.subtract(c, E.product([a, shift, shift]))));
}

function ofPower(base: Expression, exponent: Q.Rational, x: string, y: Expression): Inverse | null {
  const root = (of: Expression) => E.power(of, E.number(Q.reciprocal(exponent)));
  if (!Q.isInteger(exponent)) return branchesOfInverse(base, x, root(y));
  const isEven = Z.isEven(exponent.numerator);
  const left = E.negate(root(isEven ? y : E.negate(y)));
  const [above, below, zero, one] = [root(y), left, E.zero, E.one].map((of) =>
    valueOfOne(branchesOfInverse(base, x, of)),
  );
  if (!above || !below || !zero || !one) return null;
  const centre = simplest(zero);
  const isRight = evaluate(one) > evaluate(centre);
  return {
    branches: [
      { value: isRight ? above : below, side: 'right' },
      { value: isRight ? below : above, side: 'left' },
    ],
    centre,
  };
}

/** The value of the only branch. */
const valueOfOne = (inverse: Inverse | null): Expression | null =>
  inverse === null || inverse.centre !== null ? null : inverse.branches[0]!.value;
