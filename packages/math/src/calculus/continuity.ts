import * as Q from '../exact/rational.ts';
import { number } from '../expression/build.ts';
import { evaluateBall } from '../expression/evaluate-precise.ts';
import { evaluateWithError } from '../expression/evaluate-with-error.ts';
import type { ApplyNode, Expression } from '../expression/expression.ts';
import { preciseFunctions } from '../expression/precise-functions.ts';
import { substitute } from '../expression/substitute.ts';
import { children, contains } from '../expression/walk.ts';

/*
 * Whether a function is continuous at a point, so that its limit there is its value. Every part of it is asked for, and not only the
 * whole, in which poles may have cancelled: x·ln x at 0 is 0·ln 0. A part has a value where a ball around it can be had (a divisor
 * that may be 0, an argument that may lie on a cut have none), and the functions that jump are never taken to be continuous. A
 * function that is not known to any precision is taken by its double, with the error of which it tells; poles around it are not.
 */

/** Functions that have a value where they jump; acot jumps at 0. */
export const jumping: ReadonlySet<string> = new Set([
  'floor',
  'ceil',
  'sign',
  'heaviside',
  'mod',
  'arg',
  'atan2',
  'acot',
]);

const bits = 160;

/** Whether every part of the expression has a value at the point and none can jump there; false where that cannot be shown. */
export function isContinuousAt(a: Expression, variable: string, at: Expression): boolean {
  const done = new Map<Expression, boolean>();
  const visit = (node: Expression): boolean => {
    if (!contains(node, variable)) return true;
    const known = done.get(node);
    if (known !== undefined) return known;
    const found = children(node).every(visit) && hasValue(node);
    done.set(node, found);
    return found;
  };
  const hasValue = (node: Expression): boolean =>
    !(node.kind === 'apply' && jumping.has(node.name)) &&
    evaluateBall(withDoubles(substitute(node, { [variable]: at })), bits, {}) !== null;
  return visit(a);
}

/** The applications of functions that are not known to any precision, by the doubles that are their values. */
function withDoubles(a: Expression): Expression {
  if (a.kind === 'apply' && !preciseFunctions.has(a.name)) return asDouble(a);
  if (children(a).length === 0) return a;
  return rebuilt(a);
}

function rebuilt(a: Expression): Expression {
  switch (a.kind) {
    case 'sum':
      return { ...a, terms: a.terms.map(withDoubles) };
    case 'product':
      return { ...a, factors: a.factors.map(withDoubles) };
    case 'power':
      return { ...a, base: withDoubles(a.base), exponent: withDoubles(a.exponent) };
    case 'apply':
      return { ...a, args: a.args.map(withDoubles) };
    default:
      return a;
  }
}

/** A value that is 0 or has none stays as it is, and then has no ball. */
function asDouble(a: ApplyNode): Expression {
  const { value, error } = evaluateWithError(a, {});
  const isCertain = Number.isFinite(value.re) && value.im === 0 && error < 1e-6 * Math.abs(value.re);
  return isCertain ? number(Q.fromNumber(value.re)) : a;
}
