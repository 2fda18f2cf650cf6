import * as Q from '../exact/rational.ts';
import { zero } from '../expression/build.ts';
import { evaluateBall } from '../expression/evaluate-precise.ts';
import type { Expression, PowerNode } from '../expression/expression.ts';
import { transform } from '../expression/walk.ts';
import { lower, upper } from '../numeric/precise/ball.ts';

const BITS = 400;
/** log₂ of what is taken for 0, and of what is certainly not. */
const NOTHING = -160;

/** Whether a constant is 0 to 48 digits; undefined where 400 bits do not tell. */
export function isNothing(a: Expression): boolean | undefined {
  const ball = evaluateBall(a, BITS, {});
  if (ball === null) return undefined;
  if (upper(ball) < NOTHING) return true;
  return lower(ball) > NOTHING ? false : undefined;
}

/** A constant in which roots of nothing are 0: of a number that is known to 80 digits the root has 40, and is no nothing by itself. */
export const withoutVanishingRoots = (a: Expression): Expression =>
  transform(a, (node) => (isRoot(node) && isNothing(node.base) ? zero : node));

const isRoot = (node: Expression): node is PowerNode =>
  node.kind === 'power' &&
  node.exponent.kind === 'number' &&
  Q.sign(node.exponent.value) > 0 &&
  !Q.isInteger(node.exponent.value);
